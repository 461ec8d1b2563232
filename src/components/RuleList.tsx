import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ruleTexts as rules} from '@markdown-zh/playground/rules';
import CodeSpans from '@markdown-zh/ui/CodeSpans';
import styles from './RuleList.module.css';

/** Every diagnosis rule: symptom, explanation by the standard, and its section. */
export default function RuleList(): ReactNode {
  return (
    <dl className={styles.rules}>
      {rules.map(({id, title, explanation, section}) => (
        <div key={id} className={styles.rule}>
          <dt>{title}</dt>
          <dd>
            <CodeSpans>{explanation}</CodeSpans>
            <Link to={section.url}>
              {section.specification} {section.number} <span lang="en">{section.title}</span>
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function RuleCount(): ReactNode {
  return rules.length;
}
