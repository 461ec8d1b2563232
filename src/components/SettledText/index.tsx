import type {ReactNode} from 'react';

export interface Props {
  /** Tells it from others; no page has two of a name. */
  readonly name: string;
  readonly className?: string;
  /** The same on all pages, without state, and of no use to React: links and text. */
  readonly children: ReactNode;
}

/**
 * A part that is the same on all pages. In the browser of a built site `kept` stands in its place, and nothing in that of its children
 * (plugins/lean-scripts).
 */
export default function SettledText({name, className, children}: Props): ReactNode {
  return (
    <div className={className} data-settled={name}>
      {children}
    </div>
  );
}
