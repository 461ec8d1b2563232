import type {ReactNode} from 'react';
import {piecesOf} from './model.ts';

type Props = {
  readonly children: string;
};

/** A text with code between backticks, such as a rule's explanation. */
export default function CodeSpans({children}: Props): ReactNode {
  return piecesOf(children).map(({text, isCode}, index) =>
    isCode ? <code key={index}>{text}</code> : text,
  );
}
