import {startTransition, useEffect, useState, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import PartBoundary from '@markdown-zh/ui/PartBoundary';
import Buttons from '@site/src/theme/CodeBlock/Buttons';

type Props = {readonly article: RefObject<HTMLElement | null>};

/** The buttons of code blocks in static article HTML, which React does not render. A crash in them does not affect the code. */
export default function CodeTools(props: Props): ReactNode {
  return (
    <PartBoundary>
      <CodeButtons {...props} />
    </PartBoundary>
  );
}

function CodeButtons({article}: Props): ReactNode {
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
