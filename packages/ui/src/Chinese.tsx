import type {ReactNode} from 'react';
import {contentLanguage} from './content-language.ts';
import styles from './Chinese.module.css';

type Props = {
  readonly children: ReactNode;
  /** `block` wraps block content without adding a box; `inline` is for text within a line. */
  readonly as?: 'block' | 'inline';
  readonly id?: string | undefined;
};

export default function Chinese({children, as = 'block', id}: Props): ReactNode {
  const Element = as === 'block' ? 'div' : 'span';
  return (
    <Element
      id={id}
      lang={contentLanguage}
      className={as === 'block' ? styles.contents : undefined}
    >
      {children}
    </Element>
  );
}
