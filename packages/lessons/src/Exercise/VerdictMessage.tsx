import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import CodeSpans from '@markdown-zh/ui/CodeSpans';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import type {BrokenRule, Verdict} from './state.ts';
import styles from './VerdictMessage.module.css';

type Props = {
  /** The number of this verdict. A new number makes a screen reader repeat the same words. */
  readonly count: number;
  readonly verdict: Verdict | undefined;
  readonly isUnavailable: boolean;
  readonly isSaved: boolean;
};

/** Shows the verdict, and announces it once to screen readers. */
export default function VerdictMessage({count, verdict, isUnavailable, isSaved}: Props): ReactNode {
  return (
    <div role="status" className={styles.message} data-verdict={verdict?.type}>
      {isUnavailable && (
        <p lang={interfaceLanguage}>
          <Translate id="site.exercise.unavailable">
            The checker did not load. Your answer is unchanged. Try again when online.
          </Translate>
        </p>
      )}
      {verdict && <Words key={count} {...verdict} />}
      {verdict?.type === 'right' && !isSaved && (
        <p lang={interfaceLanguage}>
          <Translate id="site.exercise.notKept">
            This browser blocks storage, so your progress is not kept.
          </Translate>
        </p>
      )}
    </div>
  );
}

const words = {
  right: '对了。',
  unread: '这段文字层次太深，或者记号太多，读不了。',
  more: '详细的解释',
};

function Words(verdict: Verdict): ReactNode {
  switch (verdict.type) {
    case 'right':
      return <p>{words.right}</p>;
    case 'unread':
      return <p>{words.unread}</p>;
    case 'wrong':
      return (
        <>
          {verdict.rule && <Rule {...verdict.rule} />}
          <ul>
            {verdict.sentences.map((sentence) => (
              <li key={sentence}>
                <CodeSpans>{sentence}</CodeSpans>
              </li>
            ))}
          </ul>
        </>
      );
  }
}

function Rule({title, explanation, section}: BrokenRule): ReactNode {
  return (
    <p>
      <strong>
        <CodeSpans>{title}</CodeSpans>
      </strong>
      <br />
      <CodeSpans>{explanation}</CodeSpans> <Link to={section.url}>{words.more}</Link>
    </p>
  );
}
