import {applyEdits} from '@markdown-zh/diagnosis/edits';
import type {RefObject} from 'react';
import type {PlaygroundHandle} from '../Editor/useEditor.ts';
import type {Notice} from '../../notices.ts';
import type {Runner} from '../../runner.ts';
import type {Cleaned, SessionState} from '../../session/model.ts';
import type {Session} from '../../session/session.ts';
import type {ShownCleaning} from '../../worker/cleaning.ts';

interface Options {
  readonly editor: RefObject<PlaygroundHandle | null>;
  readonly session: Session;
  readonly state: SessionState;
  readonly runner: Runner;
}

interface Cleaning {
  /** The last cleaning, until the text changes. */
  readonly cleaned: Cleaned | undefined;
  readonly onClean: () => void;
  /** Reverts one change, or applies it again. */
  readonly onKeep: (index: number, keep: boolean) => void;
}

/** Removes the traces of a chat with AI from the text. Each change can be reverted by itself. */
export function useCleaning({editor, session, state, runner}: Options): Cleaning {
  const {cleaned} = state;
  const {source} = state.current;

  const show = (
    before: string,
    now: string,
    cleanings: readonly ShownCleaning[],
    isKept: readonly boolean[],
  ) => {
    const edits = cleanings.flatMap((cleaning, index) => (isKept[index] ? cleaning.edits : []));
    const after = applyEdits(before, edits);
    editor.current?.apply([{from: 0, to: now.length, insert: after}], now);
    session.send({type: 'cleaned', cleaned: {cleanings, isKept, before, after}});
  };

  const notify = (notice: Notice) => {
    session.send({type: 'noticed', notice});
  };
  const onClean = () => {
    void runner.run('clean', {source}).then((outcome) => {
      if (outcome.type === 'done' && outcome.response.length > 0) {
        show(
          source,
          source,
          outcome.response,
          outcome.response.map(() => true),
        );
        notify({code: 'cleaned', count: outcome.response.length});
      } else if (outcome.type !== 'superseded') {
        notify({code: outcome.type === 'done' ? 'nothing to clean' : 'not fixed'});
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
