import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import home from '@generated/home/default/home.json';
import {samplePlace, samples} from '@site/site/home';
import type {ExampleProblem} from '@site/src/components/Example/state';
import {useExample} from '@site/src/components/Example/useExample';
import type {Props as FindingsProps} from '@markdown-zh/playground/Findings';
import {replaceUndoably} from '@markdown-zh/ui/replace-undoably';
import {useBeforeHydration} from '@markdown-zh/ui/useBeforeHydration';

interface HomeEditor {
  /** The id of the element with the field. */
  readonly rootId: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly source: string;
  /** Sanitised HTML of `source`, or of the previous text while the engine loads. */
  readonly html: string;
  readonly error: 'failed' | ExampleProblem | undefined;
  /** The place where the text reaches a limit, in Chinese. */
  readonly bound: string | undefined;
  /** Shows diagnoses. Loaded once the reader has changed the text; `null` if loading failed. */
  readonly Findings: ComponentType<FindingsProps> | null | undefined;
  /** Loads the engine, unless it is loaded. */
  readonly prepare: () => void;
  readonly change: (source: string) => void;
  /** Replaces the text as an undoable edit. */
  readonly replace: (source: string) => void;
}

/** Delay in milliseconds before the diagnosis rules load, so that the engine loads first. */
const pause = 500;

/** The reader's text, its rendering by the engine of the live examples, and its diagnoses. */
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
    import('@markdown-zh/playground/Findings').then(
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
  const field = useRef<HTMLTextAreaElement>(null);
  const {
    rootId,
    controls: [early],
  } = useBeforeHydration();
  const restoreEarly = useEffectEvent(() => {
    const element = field.current;
    if (early && element && early.value !== element.value) {
      element.value = early.value;
      element.setSelectionRange(early.selection?.start ?? 0, early.selection?.end ?? 0);
      changeAll(early.value);
    }
  });
  useEffect(() => {
    restoreEarly();
  }, []);
  return {
    rootId,
    field,
    source,
    html: (isEditing ? state.html : undefined) ?? home.sampleHtml,
    error:
      state.phase === 'failed' || Findings === null
        ? 'failed'
        : isEditing
          ? state.problem
          : undefined,
    bound: isEditing ? state.bound : undefined,
    Findings,
    prepare,
    change: changeAll,
    replace: (text) => {
      // An undoable edit fires the field's own change event.
      if (!field.current || !replaceUndoably(field.current, text)) {
        changeAll(text);
      }
    },
  };
}
