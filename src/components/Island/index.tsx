import type {ReactElement, ReactNode} from 'react';
import PartBoundary from '@site/src/components/PartBoundary';

type Props = {
  /** The tag by which articles use the part. */
  readonly name: string;
  /** The part: its props are what JSON can hold. */
  readonly children: ReactElement<object>;
};

/**
 * A part of an article that works by itself, such as a calculator. A crash in it leaves the rest of the page alone. The HTML names the
 * part and its props, so that a browser can show it in a text that React does not know (packages/speed, static-articles).
 */
export default function Island({name, children}: Props): ReactNode {
  return (
    <div data-island={name} data-props={JSON.stringify(children.props)}>
      <PartBoundary>{children}</PartBoundary>
    </div>
  );
}
