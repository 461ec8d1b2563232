import {Component, type ReactNode} from 'react';
import {applyLooks, applyTags} from './apply.ts';
import {joinHeads} from './model.ts';
import {readChildren} from './read-children.ts';

type Props = {
  readonly children?: ReactNode;
};

/** In mounting order, which is the order of the document. */
const mounted: Helmet[] = [];
let frame = 0;
let timer = 0;
let applied = '';

/** Runs once for all changes before the next frame. The display is updated at once, other tags later. */
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
 * Replaces react-helmet-async in the browser, with the part that Docusaurus's `<Head>` uses: its children. On the server the
 * package writes the heads of pages, and this module takes them over.
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

/** There is one document, so no context is needed. */
export function HelmetProvider({children}: Props): ReactNode {
  return children;
}
