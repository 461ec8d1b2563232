import {applyEdits} from '@markdown-zh/diagnosis/edits';
import {useCallback, useState, type RefObject} from 'react';
import type {PlaygroundHandle} from '../Editor/useEditor.ts';
import type {Notice} from '../../notices.ts';
import type {Runner} from '../../runner.ts';
import type {ShownCleaning} from '../../worker/cleaning.ts';

/** The cleaning of a text: its changes, and which of them the reader keeps. */
export interface Cleaned {
  readonly cleanings: readonly ShownCleaning[];
  /** For each cleaning, whether the text has it. */
  readonly isKept: readonly boolean[];
  /** The text before all of them. */
  readonly before: string;
  /** The text with those that the reader keeps. */
  readonly after: string;
}

interface Options {
  readonly editor: RefObject<PlaygroundHandle | null>;
  readonly source: string;
  readonly runner: Runner;
  readonly onNotice: (notice: Notice | undefined) => void;
}

interface Cleaning {
  /** The last cleaning, until the text changes. */
  readonly cleaned: Cleaned | undefined;
  readonly onClean: () => void;
  /** Reverts one change, or applies it again. */
  readonly onKeep: (index: number, keep: boolean) => void;
}

/** Removes the traces of a chat with AI from the text. Each change can be reverted by itself. */
export function useCleaning({editor, source, runner, onNotice}: Options): Cleaning {
  const [cleaned, setCleaned] = useState<Cleaned>();

  const show = useCallback(
    (
      before: string,
      now: string,
      cleanings: readonly ShownCleaning[],
      isKept: readonly boolean[],
    ) => {
      const edits = cleanings.flatMap((cleaning, index) => (isKept[index] ? cleaning.edits : []));
      const after = applyEdits(before, edits);
      editor.current?.apply([{from: 0, to: now.length, insert: after}], now);
      setCleaned({cleanings, isKept, before, after});
    },
    [editor],
  );

  const onClean = () => {
    void runner.run('clean', {source}).then((outcome) => {
      if (outcome.type === 'done' && outcome.response.length > 0) {
        show(
          source,
          source,
          outcome.response,
          outcome.response.map(() => true),
        );
        onNotice({code: 'cleaned', count: outcome.response.length});
      } else if (outcome.type !== 'superseded') {
        onNotice({code: outcome.type === 'done' ? 'nothing to clean' : 'not fixed'});
      }
    });
  };
  const onKeep = (index: number, keep: boolean) => {
    if (cleaned) {
      const {before, after, cleanings, isKept} = cleaned;
      show(
        before,
        after,
        cleanings,
        isKept.map((kept, at) => (at === index ? keep : kept)),
      );
    }
  };
  return {cleaned: cleaned?.after === source ? cleaned : undefined, onClean, onKeep};
}
