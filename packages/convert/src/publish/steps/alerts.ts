import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import {element, isElement, text} from '../../hast.ts';

/** GitHub's five alerts (docs.github.com, "Alerts"), in the words of its Chinese interface. */
const labels: Readonly<Record<string, string>> = {
  NOTE: '注意',
  TIP: '提示',
  IMPORTANT: '重要',
  WARNING: '警告',
  CAUTION: '当心',
};

/** Writes the label of an alert (`> [!NOTE]`) as a bold word, because no target but GitHub knows the mark. */
export function labelAlerts(root: Root): void {
  visit(root, 'element', (quote) => {
    const first = isElement(quote, 'blockquote')
      ? quote.children.find((one) => isElement(one))
      : undefined;
    const start = isElement(first, 'p') ? first.children[0] : undefined;
    const [mark = '', kind = ''] =
      start?.type === 'text' ? (/^\[!([A-Z]+)\]\s*/.exec(start.value) ?? []) : [];
    const label = labels[kind];
    if (isElement(first) && start?.type === 'text' && label) {
      start.value = start.value.slice(mark.length);
      first.children.unshift(element('strong', [text(label)]), element('br'));
    }
  });
}
