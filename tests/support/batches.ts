import type {RootContent} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {renderers} from '@markdown-zh/engines';
import {engineIds, standardOptions, type Render} from '@markdown-zh/engines/catalog';

const end = 'behind the text';

/**
 * Joins texts that do not affect the text after them, so that a test tries many at once. A text stays alone if it
 * swallows the following text (an open comment, a fence) or defines a label.
 */
export function inBatches(texts: readonly string[], size = 20): string[] {
  const joinable = texts.filter((text) => !text.includes(']:') && leavesTheNextAlone(text));
  const batches = Array.from({length: Math.ceil(joinable.length / size)}, (_, index) =>
    joinable.slice(index * size, (index + 1) * size).join('\n\n'),
  );
  return [...batches, ...texts.filter((text) => !joinable.includes(text))];
}

function leavesTheNextAlone(text: string): boolean {
  return engineIds.every((engine) => {
    const render = renderers[engine] as Render<typeof engine>;
    const tree = fromHtml(render(`${text}\n\n${end}\n`, standardOptions(engine)), {fragment: true});
    return tree.children.some(isEnd);
  });
}

function isEnd(node: RootContent): boolean {
  const [child, ...others] = node.type === 'element' && node.tagName === 'p' ? node.children : [];
  return child?.type === 'text' && child.value === end && others.length === 0;
}
