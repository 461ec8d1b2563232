import {useId, useState, type KeyboardEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Exercise as ExerciseData} from '../grading/index.ts';
import Button from '@markdown-zh/ui/Button';
import MarkdownKeys from '@markdown-zh/ui/MarkdownKeys';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import useTrustedHtml from '@markdown-zh/ui/useTrustedHtml';
import Paper from './Paper.tsx';
import {pressKey} from './press-key.ts';
import styles from './styles.module.css';
import {useExercise} from './useExercise.ts';
import VerdictMessage from './VerdictMessage.tsx';

type Props = {
  /** The lesson's id. */
  readonly lesson: string;
  readonly exercise: ExerciseData;
  /** Its texts, rendered and sanitised at build (plugins/articles/remark-article-parts). */
  readonly built: {readonly start: string; readonly goal: string; readonly again?: string};
};

/** An exercise: what to do, a field for the answer, the goal beside the result, help, and a verdict. */
export default function Exercise({lesson, exercise, built}: Props): ReactNode {
  const {state, field, html, isUnavailable, isSaved, onFocus, onWrite, onCheck, onRestart} =
    useExercise(lesson, exercise);
  const id = useId();
  const [hasFocus, setFocus] = useState(false);
  const [isInKeys, setInKeys] = useState(false);
  useBrokenLinks().collectAnchor(exercise.id);
  const {again} = exercise;
  const current = (state.variant === 'again' ? again : undefined) ?? exercise;
  const goal = (state.variant === 'again' ? built.again : undefined) ?? built.goal;
  const rows = Math.max(4, current.answer.split('\n').length + 2);
  const isBrowser = useIsBrowser();
  const isRight = state.verdict?.type === 'right';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onCheck();
    }
  };

  return (
    <section id={exercise.id} className={styles.exercise} aria-labelledby={`${id}-task`}>
      <p id={`${id}-task`} className={styles.task}>
        {current.task}
        <Link
          className="hash-link"
          to={`#${exercise.id}`}
          lang={interfaceLanguage}
          aria-label={translate({id: 'site.exercise.link', message: 'Link to this exercise'})}
        />
      </p>
      <div className={styles.panes} data-search="none">
        <div className={styles.pane}>
          <label
            className={styles.label}
            htmlFor={isBrowser ? `${id}-answer` : undefined}
            lang={interfaceLanguage}
          >
            <Translate id="site.exercise.answer">Your Markdown</Translate>
          </label>
          {isBrowser ? (
            <textarea
              ref={field}
              id={`${id}-answer`}
              className={styles.field}
              value={state.text}
              rows={rows}
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
              onFocus={() => {
                setFocus(true);
                onFocus();
              }}
              onBlur={() => {
                setFocus(false);
              }}
              onKeyDown={onKeyDown}
              onChange={({target}) => {
                onWrite(target.value);
              }}
            />
          ) : (
            // As high as the field. The field comes with the scripts, so there is no earlier text for `useBeforeHydration` to read.
            <pre className={styles.field}>{padded(state.text, rows)}</pre>
          )}
        </div>
        <Result name={<Translate id="site.exercise.goal">Goal</Translate>} html={goal} />
        <Result
          name={<Translate id="site.exercise.result">Your result</Translate>}
          html={html ?? built.start}
        />
      </div>
      {(hasFocus || isInKeys) && (
        <MarkdownKeys
          onPress={(key) => {
            if (field.current) {
              pressKey(field.current, key);
            }
          }}
          onFocus={setInKeys}
        />
      )}
      <div className={styles.controls} lang={interfaceLanguage}>
        <Button className={styles.check} onClick={onCheck}>
          <Translate id="site.exercise.check">Check</Translate>
        </Button>
        <Button
          onClick={() => {
            onRestart(state.variant);
          }}
        >
          <Translate id="site.exercise.restart">Start over</Translate>
        </Button>
        {isRight && again && state.variant === 'first' && (
          <Button
            onClick={() => {
              onRestart('again');
            }}
          >
            <Translate id="site.exercise.again">Once more, with other words</Translate>
          </Button>
        )}
      </div>
      <VerdictMessage
        count={state.checks}
        verdict={state.verdict}
        isUnavailable={isUnavailable}
        isSaved={isSaved}
      />
      <Paper start={current.start} answer={current.answer} />
      <Help key={state.variant} hints={exercise.hints} answer={current.answer} />
    </section>
  );
}

/** A text with empty lines below it, up to a number of lines. */
function padded(text: string, rows: number): string {
  return text + '\n'.repeat(Math.max(0, rows - text.split('\n').length)) + '\n';
}

function Result({name, html}: {readonly name: ReactNode; readonly html: string}): ReactNode {
  const id = useId();
  const rendered = useTrustedHtml(html);
  return (
    <div className={styles.pane}>
      <span id={id} className={styles.label} lang={interfaceLanguage}>
        {name}
      </span>
      <div
        role="group"
        aria-labelledby={id}
        data-result=""
        className={styles.result}
        // Sanitised by renderStandardMarkdown.
        dangerouslySetInnerHTML={rendered}
      />
    </div>
  );
}

type HelpProps = {
  readonly hints: readonly [string, string];
  readonly answer: string;
};

/** Two hints, then the answer. Each is inside the one before it, so a learner opens them in this order, also without scripts. */
function Help({hints: [first, second], answer}: HelpProps): ReactNode {
  return (
    <details className={styles.help}>
      <summary lang={interfaceLanguage}>
        <Translate id="site.exercise.hint">Hint</Translate>
      </summary>
      <p>{first}</p>
      <details className={styles.help}>
        <summary lang={interfaceLanguage}>
          <Translate id="site.exercise.secondHint">Another hint</Translate>
        </summary>
        <p>{second}</p>
        <details className={styles.help}>
          <summary lang={interfaceLanguage}>
            <Translate id="site.exercise.solution">Answer</Translate>
          </summary>
          <pre className={styles.answer}>
            <code>{answer}</code>
          </pre>
        </details>
      </details>
    </details>
  );
}
