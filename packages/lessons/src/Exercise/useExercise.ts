import pictures from '@generated/lessons/default/pictures.json';
import {useEffect, useReducer, useRef, useState, type RefObject} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Exercise} from '../grading/index.ts';
import {longestAnswer} from '../grading/limits.ts';
import {exerciseKey, withMistake, withSolved} from '../LessonProgress/progress.ts';
import {changeProgress} from '../LessonProgress/storage.ts';
import {initialState, nextState, type ExerciseState, type Verdict} from './state.ts';

interface Live {
  readonly state: ExerciseState;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** The HTML of the latest answer that could be rendered; `undefined` before the first. */
  readonly html: string | undefined;
  readonly isUnavailable: boolean;
  /** `false` if this browser cannot store progress. */
  readonly isSaved: boolean;
  readonly onFocus: () => void;
  readonly onWrite: (text: string) => void;
  readonly onCheck: () => void;
  readonly onRestart: (variant: ExerciseState['variant']) => void;
}

// One name for all imports: the bundler makes a chunk for every place of an unnamed one.
const loadRunJob = () => import(/* webpackChunkName: "run-job" */ '../run-job.ts');

/** The work on an exercise. A worker renders and grades it, from when the learner turns to it. */
export function useExercise(lesson: string, exercise: Exercise): Live {
  const baseUrl = useBaseUrl('/');
  const [state, dispatch] = useReducer(nextState, exercise.start, initialState);
  const [isFocused, setFocused] = useState(false);
  const [html, setHtml] = useState<string>();
  const [isUnavailable, setUnavailable] = useState(false);
  const [isSaved, setSaved] = useState(true);
  const field = useRef<HTMLTextAreaElement>(null);
  const idPrefix = `${lesson}-${exercise.id}-`;
  const {text: source} = state;

  useEffect(() => {
    if (!isFocused || source.length > longestAnswer) {
      return;
    }
    const flavour = exercise.formulas ? 'math' : 'gfm';
    const request = {source, flavour, idPrefix, baseUrl, pictures} as const;
    loadRunJob()
      .then(({runJob}) => runJob('render', request, `render ${idPrefix}`))
      .then((outcome) => {
        if (outcome.type === 'done') {
          setHtml(outcome.response.html);
        }
        if (outcome.type === 'done' || outcome.type === 'unavailable') {
          setUnavailable(outcome.type === 'unavailable');
        }
      })
      .catch(() => {
        setUnavailable(true);
      });
  }, [isFocused, source, exercise, idPrefix, baseUrl]);

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
    const request = {source, exercise, variant: state.variant, caret};
    loadRunJob()
      .then(({runJob}) => runJob('judge', request, `judge ${idPrefix}`))
      .then((outcome) => {
        if (outcome.type === 'superseded') {
          return;
        }
        setUnavailable(outcome.type === 'unavailable');
        if (outcome.type !== 'unavailable') {
          const verdict: Verdict = outcome.type === 'done' ? outcome.response : {type: 'unread'};
          setSaved(save(verdict));
          dispatch({type: 'judge', verdict, text: source});
        }
      })
      .catch(() => {
        setUnavailable(true);
      });
  };

  return {
    state,
    field,
    html,
    isUnavailable,
    isSaved,
    onFocus: () => {
      setFocused(true);
    },
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
