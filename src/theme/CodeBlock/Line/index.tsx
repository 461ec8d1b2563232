/*
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/CodeBlock/Line (swizzle: unsafe).
 * Reason: the stock line is a <div> inside <code>, which is invalid HTML. Changed lines are marked
 * "changed". The line-break handling is that of facebook/docusaurus#11565.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import LineToken from '@theme/CodeBlock/Line/Token';
import type {Props} from '@theme/CodeBlock/Line';
import styles from './styles.module.css';

export default function CodeBlockLine({
  line: givenLine,
  classNames,
  showLineNumbers,
  getLineProps,
  getTokenProps,
}: Props): ReactNode {
  const line = withoutLoneLineBreak(givenLine);
  const lineProps = getLineProps({
    line,
    className: clsx(classNames, styles.line, showLineNumbers && styles.numbered), // changed
  });
  const tokens = line.map((token, index) => {
    const tokenProps = getTokenProps({token});
    return (
      <LineToken key={index} {...tokenProps} line={line} token={token}>
        {tokenProps.children}
      </LineToken>
    );
  });

  return (
    // changed: <span>, not <div>
    <span {...lineProps}>
      {showLineNumbers ? (
        <>
          <span className={styles.number} />
          <span className={styles.content}>{tokens}</span>
        </>
      ) : (
        tokens
      )}
      <br />
    </span>
  );
}

function withoutLoneLineBreak(line: Props['line']): Props['line'] {
  const [token] = line;
  return token && line.length === 1 && token.content === '\n' ? [{...token, content: ''}] : line;
}
