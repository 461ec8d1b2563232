import type {InlineContainer, Span} from './read-inlines.ts';

const closing = new Map(
  [
    '「」',
    '『』',
    '《》',
    '〈〉',
    '（）',
    '()',
    '【】',
    '〔〕',
    '“”',
    '‘’',
    '""',
    "''",
    '＂＂',
  ].map(([open = '', close = '']) => [open, close]),
);

/**
 * The place of the content of brackets, quotation marks, or a link, if they fill the whole given place: 好 of 「好」. Undefined for
 * 「好」和「坏」.
 */
export function wrapping(
  source: string,
  {from, to}: Span,
  links: InlineContainer['links'],
): Span | undefined {
  const link = links.get(from);
  if (link?.to === to) {
    return link.text;
  }
  const open = source.charAt(from);
  const close = closing.get(open);
  const inner = source.slice(from + 1, to - 1);
  const isClosed = close !== undefined && source.charAt(to - 1) === close && from + 1 < to - 1;
  return isClosed && inner.trim() === inner && isBalanced(inner, open, close)
    ? {from: from + 1, to: to - 1}
    : undefined;
}

function isBalanced(text: string, open: string, close: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === close) {
      depth--;
    } else if (character === open) {
      depth++;
    }
    if (depth < 0) {
      return false;
    }
  }
  return depth === 0;
}
