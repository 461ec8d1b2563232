import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {type Diagnosis, type Edit, ruleById} from '@markdown-zh/diagnosis';
import Button from '@site/src/components/Button';
import CodeSpans from '@site/src/components/CodeSpans';
import {readMoreOf} from './read-more';
import styles from './styles.module.css';

type Props = {
  readonly diagnosis: Diagnosis;
  readonly onPick: (from: number, to: number) => void;
  readonly onFix: (edits: readonly Edit[]) => void;
};

export default function DiagnosisItem({diagnosis, onPick, onFix}: Props): ReactNode {
  const {from, to, line, fix} = diagnosis;
  const rule = ruleById.get(diagnosis.rule);
  if (!rule) {
    return null;
  }
  const {title, explanation, section, severity} = rule;
  const readMore = readMoreOf(rule.id);
  return (
    <li className={clsx(styles.item, styles[severity])}>
      <button
        type="button"
        className={styles.title}
        onClick={() => {
          onPick(from, to);
        }}
      >
        第 {line} 行：{title}
      </button>
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
