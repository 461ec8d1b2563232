import {visit} from 'unist-util-visit';
import type {Edit} from '@markdown-zh/diagnosis/edits';
import {prefixAt, rangeOf} from './parse.ts';
import type {Conversion, ForeignText} from './step.ts';

const boxes: Readonly<Record<string, string>> = {
  CAUTION: 'danger',
  IMPORTANT: 'info',
  NOTE: 'note',
  TIP: 'tip',
  WARNING: 'warning',
};

/** GitHub's alerts, quotations that begin with `[!NOTE]`: Docusaurus has boxes for them. */
export function alerts({source, tree}: ForeignText): Conversion {
  const fixes: Edit[] = [];
  visit(tree, 'blockquote', (node) => {
    const {start, end} = rangeOf(node);
    const [first = '', ...lines] = source.slice(start, end).split('\n');
    const {name = '', title = ''} =
      /^> ?\[!(?<name>\w+)\][-+]?(?<title>.*)$/.exec(first)?.groups ?? {};
    const box = boxes[name.toUpperCase()];
    if (box === undefined) {
      return;
    }
    const prefix = prefixAt(source, start);
    const body = lines.map((line) => line.slice(prefix.length).replace(/^ {0,3}> ?/, ''));
    const longest = Math.max(2, ...body.map((line) => /^\s*(:{3,})/.exec(line)?.[1]?.length ?? 0));
    const colons = ':'.repeat(longest + 1);
    const written = [
      `${colons}${box}${title.trim() === '' ? '' : `[${title.trim()}]`}`,
      ...body,
      colons,
    ];
    fixes.push({
      from: start,
      to: end,
      insert: written
        .map((line, at) => (at === 0 ? line : `${prefix}${line}`.trimEnd()))
        .join('\n'),
    });
  });
  return {fixes};
}
