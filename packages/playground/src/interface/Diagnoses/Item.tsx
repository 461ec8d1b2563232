import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Edit} from '@markdown-zh/diagnosis';
import Button from '@markdown-zh/ui/Button';
import CodeSpans from '@markdown-zh/ui/CodeSpans';
import Change from '../Change.tsx';
import type {Explained} from '../../worker/diagnosis.ts';
import settings from '@generated/playground/default/settings.json';
import styles from './Item.module.css';

type Props = {
  readonly diagnosis: Explained;
  /** No other diagnosis begins in its line. */
  readonly isAloneInLine: boolean;
  readonly onPick: (from: number, to: number) => void;
  readonly onFix: (edits: readonly Edit[]) => void;
};

export default function DiagnosisItem(props: Props): ReactNode {
  const {diagnosis, isAloneInLine, onPick, onFix} = props;
  const {rule, about, severity, from, to, line, column, fix, change} = diagnosis;
  const {title, explanation, section} = about;
  const readMore = settings.readMore[rule];
  const place = isAloneInLine ? '' : `第 ${String(column)} 字`;
  const name = `第 ${String(line)} 行${place}：${title}`;
  return (
    <li className={clsx(styles.item, styles[severity])} data-line={line}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.title}
          onClick={() => {
            onPick(from, to);
          }}
        >
          {name}
        </button>
        <strong className={styles.name}>{name}</strong>
        {fix && (
          <Button
            className={styles.fix}
            onClick={() => {
              onFix(fix.edits);
            }}
          >
            {fix.label}
          </Button>
        )}
      </div>
      <p className={styles.explanation}>
        <CodeSpans>{explanation}</CodeSpans>
        <Link className={clsx(styles.source)} to={section.url}>
          {section.specification} {section.number} <span lang="en">{section.title}</span>
        </Link>
        {readMore && (
          <Link className={clsx(styles.source)} to={readMore}>
            详解
          </Link>
        )}
      </p>
      {change && <Change {...change} />}
    </li>
  );
}
