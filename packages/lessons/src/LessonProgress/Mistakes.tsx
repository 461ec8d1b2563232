import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeSpans from '@markdown-zh/ui/CodeSpans';
import type {RuleText} from '../plugin/index.ts';

type Props = {
  /** How often an answer broke a rule, by the rule's id. */
  readonly mistakes: Readonly<Record<string, number>>;
};

/** The rules that the learner's answers broke, the commonest first. Their texts load once there is one. */
export default function Mistakes({mistakes}: Props): ReactNode {
  const [rules, setRules] = useState<readonly RuleText[]>([]);
  const hasSome = Object.keys(mistakes).length > 0;
  useEffect(() => {
    if (hasSome) {
      import('@generated/lessons/default/rules.json').then(
        (loaded) => {
          setRules(loaded.default);
        },
        () => undefined, // offline: the list stays away
      );
    }
  }, [hasSome]);
  const broken = rules
    .filter(({id}) => id in mistakes)
    .sort((a, b) => (mistakes[b.id] ?? 0) - (mistakes[a.id] ?? 0));
  if (broken.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="mistakes">
      <h2 id="mistakes">我犯过的错</h2>
      <ul>
        {broken.map(({id, title, explanation, section}) => (
          <li key={id}>
            <strong>
              <CodeSpans>{title}</CodeSpans>
            </strong>
            ，{mistakes[id]} 次。<CodeSpans>{explanation}</CodeSpans>{' '}
            <Link to={section.url}>详细的解释</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
