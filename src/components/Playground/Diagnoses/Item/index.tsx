import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Edit} from '@markdown-zh/diagnosis';
import Button from '@site/src/components/Button';
import CodeSpans from '@site/src/components/CodeSpans';
import type {Explained} from '../../worker/diagnosis';
import {readMoreOf} from './read-more';
import styles from './styles.module.css';

type Props = {
  readonly diagnosis: Explained;
  readonly onPick: (from: number, to: number) => void;
  readonly onFix: (edits: readonly Edit[]) => void;
};

export default function DiagnosisItem({diagnosis, onPick, onFix}: Props): ReactNode {
  const {rule, about, severity, from, to, line, fix} = diagnosis;
  const {title, explanation, section} = about;
  const readMore = readMoreOf(rule);
  const name = `第 ${String(line)} 行：${title}`;
  return (
    <li className={clsx(styles.item, styles[severity])}>
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
    </li>
  );
}
