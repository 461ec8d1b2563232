import type {TextSupport} from '../../worker/diagnosis.ts';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {contentLanguage} from '@markdown-zh/ui/content-language';
import CodeSpans from '@markdown-zh/ui/CodeSpans';
import {answerMeanings, answerWords, chineseDate} from '@markdown-zh/platforms/words';
import {targets, type Target} from '@markdown-zh/platforms/targets';
import styles from './Support.module.css';
import {supportSummary} from './support-summary.ts';

type Props = {
  readonly platform: Target;
  readonly answers: readonly TextSupport[];
  readonly onPick: (from: number, to: number) => void;
};

/** Whether a platform renders the features of the text, in one line. Unfolded, it lists each answer with its source and date. */
export default function Support({platform, answers, onPick}: Props): ReactNode {
  const name = targets.find(({id}) => id === platform)?.name ?? '';
  return (
    <details className={styles.support} lang={contentLanguage}>
      <summary className={styles.summary}>
        在 {name} 上：{supportSummary(answers)}
      </summary>
      <ul className={styles.answers}>
        {answers.map((answer) => (
          <Answer key={answer.feature} answer={answer} onPick={onPick} />
        ))}
      </ul>
      <p className={styles.more}>
        <Link to={`/compatibility?platforms=${platform}`}>与别的平台并排比较</Link>
      </p>
    </details>
  );
}

type AnswerProps = {
  readonly answer: TextSupport;
  readonly onPick: (from: number, to: number) => void;
};

function Answer({answer: {name, sample, cell, use}, onPick}: AnswerProps): ReactNode {
  const value = cell?.value ?? 'unknown';
  return (
    <li className={styles.answer}>
      <b className={clsx(styles.word, styles[value])}>{answerWords[value]}</b>
      <div>
        {use ? (
          <button
            type="button"
            className={styles.use}
            onClick={() => {
              onPick(use.from, use.to);
            }}
          >
            第 {use.line} 行：{name}
          </button>
        ) : (
          <span className={styles.feature}>{name}</span>
        )}
        {sample && <code>{sample}</code>}
        <p className={styles.evidence}>
          {cell ? cell.note && <CodeSpans>{`${cell.note}。`}</CodeSpans> : answerMeanings.unknown}
          {cell?.sources.map(({title, url, edition}) => (
            <span key={url}>
              <Link to={url}>{title}</Link>
              {edition && `（${edition}）`}{' '}
            </span>
          ))}
          {cell && `查阅于 ${chineseDate(cell.checked)}`}
        </p>
      </div>
    </li>
  );
}
