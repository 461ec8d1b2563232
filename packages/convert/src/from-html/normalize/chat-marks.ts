import type {Root} from 'hast';
import {citations} from '../citations.ts';
import {attribute, isElement, replace} from '../../hast.ts';

/** Removes marks of sources, and from addresses what names the chat or the page that led there. */
export function removeChatMarks(tree: Root): void {
  replace(tree, (node) => {
    if (node.type === 'text') {
      node.value = node.value.replace(citations, '');
    } else if (isElement(node, 'a')) {
      node.properties.href = direct(attribute(node, 'href'));
    }
    return undefined;
  });
}

function direct(address: string): string {
  const [, target] =
    /^https?:\/\/link\.(?:zhihu\.com\/\?target|juejin\.cn\/?\?target|csdn\.net\/?\?target)=([^&]+)/.exec(
      address,
    ) ?? [];
  const url = target === undefined ? address : decoded(target);
  return url.replace(
    /([?&])utm_source=(?:chatgpt\.com|openai)(&|$)/,
    (_, before: string, after: string) => (after === '' ? '' : before),
  );
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
