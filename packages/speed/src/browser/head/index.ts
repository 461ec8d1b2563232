import {Component, type ReactNode} from 'react';
import {applyLooks, applyTags} from './apply.ts';
import {joinHeads} from './model.ts';
import {readChildren} from './read-children.ts';

type Props = {
  readonly children?: ReactNode;
};

/** In the order in which they were mounted, which is that of the document. */
const mounted: Helmet[] = [];
let frame = 0;
let timer = 0;
let applied = '';

/** Once for all changes before the next frame, which shows what it can; the others come after it. */
function schedule(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    const head = joinHeads(mounted.map(({props}) => readChildren(props.children)));
    const text = JSON.stringify(head);
    if (text !== applied) {
      applied = text;
      applyLooks(head);
      clearTimeout(timer);
      timer = window.setTimeout(applyTags, 0, head);
    }
  });
}

/**
 * Stands in the browser for react-helmet-async, with what Docusaurus's `<Head>` uses of it: its children. On the server that package
 * writes the heads of pages, and this takes them over.
 */
export class Helmet extends Component<Props> {
  override componentDidMount(): void {
    mounted.push(this);
    schedule();
  }

  override componentDidUpdate(): void {
    schedule();
  }

  override componentWillUnmount(): void {
    mounted.splice(mounted.indexOf(this), 1);
    schedule();
  }

  override render(): ReactNode {
    return null;
  }
}

/** There is one document, and so no context. */
export function HelmetProvider({children}: Props): ReactNode {
  return children;
}
