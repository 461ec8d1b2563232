import type {ReactElement, ReactNode} from 'react';
import PartBoundary from '@markdown-zh/ui/PartBoundary';

type Props = {
  /** The tag that articles use for the component. */
  readonly name: string;
  /** The component; its props must be JSON values. */
  readonly children: ReactElement<object>;
};

/**
 * An independent interactive component of an article, such as a calculator. A crash in it does not affect the rest of
 * the page. The HTML contains the component's name and props, so that it can be mounted in static article HTML
 * (packages/speed, static-articles).
 */
export default function Island({name, children}: Props): ReactNode {
  return (
    <div data-island={name} data-props={JSON.stringify(children.props)}>
      <PartBoundary>{children}</PartBoundary>
    </div>
  );
}
