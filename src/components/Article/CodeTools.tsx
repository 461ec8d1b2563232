import {startTransition, useEffect, useState, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import Buttons from '@site/src/theme/CodeBlock/Buttons';

type Props = {readonly article: RefObject<HTMLElement | null>};

/** The buttons of the code blocks in a text that React does not know. */
export default function CodeTools({article}: Props): ReactNode {
  const [blocks, setBlocks] = useState<readonly HTMLPreElement[]>([]);
  useEffect(() => {
    const found = article.current?.querySelectorAll<HTMLPreElement>('.theme-code-block pre');
    startTransition(() => {
      setBlocks([...(found ?? [])]);
    });
  }, [article]);
  return blocks.map(
    (block, index) =>
      block.parentElement &&
      createPortal(<Buttons codeRef={{current: block}} />, block.parentElement, String(index)),
  );
}
