import {isValidElement, type ComponentType, type ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';

type Props = {
  /** The address of the article's page. */
  readonly path: string;
  /** The article as MDX renders it. */
  readonly children: ReactNode;
};

/** A component that contains the frame of its article (packages/speed, static-articles). */
type Framed = ComponentType & {readonly isFramed?: true};

/** The text of an article. */
export default function Article({path, children}: Props): ReactNode {
  return isFramed(children) ? (
    <MDXContent>{children}</MDXContent>
  ) : (
    <div className="markdown" data-article={path}>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}

function isFramed(content: ReactNode): boolean {
  return isValidElement(content) && (content.type as Framed).isFramed === true;
}
