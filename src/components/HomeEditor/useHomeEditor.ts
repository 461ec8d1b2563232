import {useState, type ComponentType, type RefObject} from 'react';
import home from '@generated/home/default/home.json';
import {samplePlace, samples} from '@site/site/home';
import {useExample} from '@site/src/components/Example/useExample';
import type {Props as FindingsProps} from './Findings';
import {useTextBeforeHydration} from './useTextBeforeHydration';
import {replaceUndoably} from './replace-undoably';

interface HomeEditor {
  readonly fieldId: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly source: string;
  /** Sanitised: of `source`, or of what stood there while the engine loads. */
  readonly html: string;
  readonly error: 'failed' | 'refused' | undefined;
  /** What is wrong in the text; it is loaded once a visitor has changed the text, and `null` where that failed. */
  readonly Findings: ComponentType<FindingsProps> | null | undefined;
  /** Fetches the engine, unless it is there. */
  readonly prepare: () => void;
  readonly change: (source: string) => void;
  /** Puts another text into the field, so that the visitor can undo it. */
  readonly replace: (source: string) => void;
}

/** Milliseconds for which the rules of the diagnosis leave the line to the engine. */
const pause = 500;

/** The text that a visitor edits, what the engine of the live examples makes of it, and what is wrong in it. */
export function useHomeEditor(): HomeEditor {
  const [first] = samples;
  const [source, setSource] = useState<string>(first.source);
  const [Findings, setFindings] = useState<HomeEditor['Findings']>();
  const {state, edit, change} = useExample({
    source: first.source,
    flavour: 'gfm',
    idPrefix: samplePlace,
  });
  const isEditing = state.phase === 'editing';
  const prepare = () => {
    if (state.phase === 'built' || state.phase === 'failed') {
      edit();
    }
  };
  const diagnose = () => {
    import('./Findings').then(
      (loaded) => {
        setFindings(() => loaded.default);
      },
      () => {
        setFindings(null);
      },
    );
  };
  const changeAll = (text: string) => {
    setSource(text);
    change(text);
    prepare();
    setTimeout(diagnose, pause);
  };
  const {fieldId, field} = useTextBeforeHydration(changeAll);
  return {
    fieldId,
    field,
    source,
    html: isEditing ? state.html : home.sampleHtml,
    error:
      state.phase === 'failed' || Findings === null
        ? 'failed'
        : isEditing && state.refused
          ? 'refused'
          : undefined,
    Findings,
    prepare,
    change: changeAll,
    replace: (text) => {
      // The field tells of the change itself, where it is written so.
      if (!field.current || !replaceUndoably(field.current, text)) {
        changeAll(text);
      }
    },
  };
}
