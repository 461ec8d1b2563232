import pictures from '@generated/lessons/default/pictures.json';
import {useReducer, useRef, useState, type RefObject} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Exercise} from '../grading/index.ts';
import {isUnreadable, longestAnswer} from '../grading/limits.ts';
import {exerciseKey, withMistake, withSolved} from '../LessonProgress/progress.ts';
import {changeProgress} from '../LessonProgress/storage.ts';
import {initialState, nextState, type ExerciseState, type Verdict} from './state.ts';

interface Live {
  readonly state: ExerciseState;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** The answer's HTML, rendered and sanitised; `undefined` until the engine has loaded. */
  readonly html: string | undefined;
  readonly isUnavailable: boolean;
  /** `false` if this browser cannot store progress. */
  readonly isSaved: boolean;
  readonly onFocus: () => void;
  readonly onWrite: (text: string) => void;
  readonly onCheck: () => void;
  readonly onRestart: (variant: ExerciseState['variant']) => void;
}

/** The work on an exercise. Engine and grader load when the learner turns to it. */
export function useExercise(lesson: string, exercise: Exercise): Live {
  const baseUrl = useBaseUrl('/');
  const [state, dispatch] = useReducer(nextState, exercise.start, initialState);
  const [render, setRender] = useState<(text: string) => string>();
  const [isUnavailable, setUnavailable] = useState(false);
  const [isSaved, setSaved] = useState(true);
  const field = useRef<HTMLTextAreaElement>(null);
  const isAsked = useRef(false);
  const idPrefix = `${lesson}-${exercise.id}-`;

  const onFocus = () => {
    if (isAsked.current) {
      return;
    }
    isAsked.current = true;
    load(exercise, idPrefix, baseUrl)
      .then((loaded) => {
        setRender(() => loaded);
      })
      .catch(() => {
        isAsked.current = false;
        setUnavailable(true);
      });
  };

  /** Returns whether the browser could store the progress. */
  const save = (verdict: Verdict): boolean => {
    if (verdict.type === 'right') {
      return changeProgress((progress) =>
        withSolved(progress, exerciseKey(lesson, exercise.id), state.text, new Date()),
      );
    }
    const rule = verdict.type === 'wrong' ? verdict.rule : undefined;
    return !rule || changeProgress((progress) => withMistake(progress, rule.id));
  };

  const onCheck = () => {
    const caret = field.current?.selectionStart ?? 0;
    import('./judge.ts')
      .then(({judge}) => judge(state.text, exercise, state.variant, caret))
      .then((verdict) => {
        setUnavailable(false);
        setSaved(save(verdict));
        dispatch({type: 'judge', verdict, text: state.text});
      })
      .catch(() => {
        setUnavailable(true);
      });
  };

  return {
    state,
    field,
    html: render?.(state.text),
    isUnavailable,
    isSaved,
    onFocus,
    onWrite: (written) => {
      dispatch({type: 'write', text: written});
    },
    onCheck,
    onRestart: (variant) => {
      const {start} = (variant === 'again' ? exercise.again : undefined) ?? exercise;
      dispatch({type: 'restart', variant, start});
      field.current?.focus();
    },
  };
}

/** Renders an answer, or keeps the last result of one that is too long or nested too deeply. */
async function load(
  {formulas: hasFormulas}: Exercise,
  idPrefix: string,
  baseUrl: string,
): Promise<(text: string) => string> {
  const [{renderStandardMarkdown}, math] = await Promise.all([
    import('@markdown-zh/diagnosis/standard'),
    hasFormulas ? import('@markdown-zh/diagnosis/standard/math') : undefined,
  ]);
  const options = {
    flavour: math ? ('math' as const) : ('gfm' as const),
    extensions: math ? [math.formulas] : [],
    idPrefix,
    baseUrl,
    pictures,
  };
  let last = '';
  return (text) => {
    if (text.length > longestAnswer || isUnreadable(text)) {
      return last;
    }
    try {
      last = renderStandardMarkdown(text, options).html;
    } catch {
      // The learner's text is kept in the field.
    }
    return last;
  };
}
