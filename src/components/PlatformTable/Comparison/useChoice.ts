import {useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Platform} from '@markdown-zh/platforms/evidence';
import {choiceOf, searchOf, withChoice, type Choice} from './address';

interface Choosing extends Choice<Platform> {
  /** Puts a platform into a field of the picker; an empty id empties the field. */
  readonly choose: (field: number, id: string) => void;
  /** Ends a run of choices in one field: only its last one stays in the history. */
  readonly settle: () => void;
  readonly replaceAll: (ids: readonly string[]) => void;
}

/** The choice that the address holds. A static host knows no query, so the HTML has the standard choice. */
export function useChoice(platforms: readonly Platform[]): Choosing {
  const {search} = useLocation();
  const history = useHistory();
  const field = useRef<number | undefined>(undefined);
  const choice = choiceOf(useIsBrowser() ? search : '', platforms);
  return {
    ...choice,
    choose: (chosenField, id) => {
      const ids = choice.chosen.map((platform) => platform.id);
      const to = {search: searchOf(withChoice(ids, chosenField, id))};
      // A closed list box chooses with each press of an arrow key.
      if (field.current === chosenField) {
        history.replace(to);
      } else {
        history.push(to);
      }
      field.current = chosenField;
    },
    settle: () => {
      field.current = undefined;
    },
    replaceAll: (ids) => {
      history.replace({search: searchOf(ids)});
    },
  };
}
