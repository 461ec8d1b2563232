import {useEffect, useEffectEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {contentLanguage} from '@site/site/locale';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import {useBeforeHydration} from '@markdown-zh/ui/useBeforeHydration';
import type {Platform} from '@markdown-zh/platforms/evidence';
import {groups} from '@markdown-zh/platforms/groups';
import {fewest, most} from './address';
import styles from './Picker.module.css';

type Props = {
  readonly chosen: readonly Platform[];
  readonly choose: (field: number, id: string) => void;
  readonly settle: () => void;
  readonly replaceAll: (ids: readonly string[]) => void;
};

/** A field for each chosen platform, and one for another. */
export default function PlatformPicker({chosen, choose, settle, replaceAll}: Props): ReactNode {
  const ids: readonly string[] = chosen.map(({id}) => id);
  const rootId = useEarlyChoice(ids, replaceAll);
  const fields = Array.from({length: Math.min(ids.length + 1, most)}, (_, field) => ids[field]);
  return (
    <fieldset id={rootId} className={styles.picker} lang={interfaceLanguage}>
      <legend className="sr-only">
        <Translate id="site.compatibility.compare">Compare platforms</Translate>
      </legend>
      {fields.map((value = '', field) => (
        <select
          key={field}
          className={styles.field}
          aria-label={translate(
            {id: 'site.compatibility.platform', message: 'Platform {number}'},
            {number: field + 1},
          )}
          autoComplete="off"
          value={value}
          onChange={({target}) => {
            choose(field, target.value);
          }}
          onBlur={settle}
        >
          {value === '' && (
            <option value="">
              {translate({id: 'site.compatibility.add', message: 'Add a platform'})}
            </option>
          )}
          {value !== '' && ids.length > fewest && (
            <option value="">
              {translate({id: 'site.compatibility.remove', message: 'Remove'})}
            </option>
          )}
          {groups.map(({id: group, name, platforms}) => (
            <optgroup key={group} label={name} lang={contentLanguage}>
              {platforms.map(({id, name: platform}) => (
                <option key={id} value={id} disabled={id !== value && ids.includes(id)}>
                  {platform}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      ))}
    </fieldset>
  );
}

/** Takes over the choice that the reader made before hydration. Returns the id of the element with the fields. */
function useEarlyChoice(rendered: readonly string[], replaceAll: Props['replaceAll']): string {
  const {rootId, controls} = useBeforeHydration();
  const takeOver = useEffectEvent(() => {
    const early = controls.map(({value}) => value).filter((id) => id !== '');
    if (controls.length > 0 && early.join() !== rendered.join()) {
      replaceAll(early);
    }
  });
  useEffect(() => {
    takeOver();
  }, []);
  return rootId;
}
