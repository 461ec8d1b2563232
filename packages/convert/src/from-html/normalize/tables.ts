import type {Element, ElementContent, Root} from 'hast';
import {sanitize} from 'hast-util-sanitize';
import {toHtml} from 'hast-util-to-html';
import {
  attribute,
  element,
  find,
  isElement,
  replace,
  style,
  text,
  textContent,
} from '../../hast.ts';

/** The elements and attributes that an HTML table in Markdown may hold. */
const schema = {
  tagNames: [
    'table',
    'tbody',
    'tr',
    'th',
    'td',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'del',
    's',
    'code',
    'a',
    'img',
    'sub',
    'sup',
    'ul',
    'ol',
    'li',
    'p',
  ],
  attributes: {
    th: ['rowSpan', 'colSpan'],
    td: ['rowSpan', 'colSpan'],
    a: ['href'],
    img: ['src', 'alt'],
  },
  ancestors: {},
  protocols: {href: ['http', 'https', 'mailto'], src: ['http', 'https']},
};

/**
 * Makes tables fit into Markdown: the first row is the header, and a cell is one line. A table with merged cells or a table inside becomes
 * `<html-block>` with its HTML in `data-value`. A single cell was a frame, so only its content stays.
 */
export function restoreTables(tree: Root): void {
  replace(tree, (node) => {
    if (!isElement(node, 'table')) {
      return undefined;
    }
    const rows = rowsOf(node);
    const cells = rows.flat();
    if (attribute(node, 'role') === 'presentation' || cells.length === 1) {
      return cells.map(({children}) => element('div', children));
    }
    const caption = find(node, (one) => isElement(one, 'caption'));
    const isMerged = cells.some(
      (cell) => Number(attribute(cell, 'rowSpan')) > 1 || Number(attribute(cell, 'colSpan')) > 1,
    );
    const isNested = find(node, (one) => isElement(one, 'table')) !== undefined;
    const table = isMerged || isNested ? htmlTable(rows) : plainTable(rows);
    return rows.length === 0 ? [] : [...(caption ? [element('p', caption.children)] : []), table];
  });
}

/** The cells of each row, without those of tables inside. */
function rowsOf(table: Element): Element[][] {
  const own = (parent: Element): Element[] =>
    parent.children
      .filter((node) => isElement(node))
      .flatMap((node) =>
        isElement(node, 'tr')
          ? [node]
          : isElement(node, 'thead', 'tbody', 'tfoot')
            ? own(node)
            : [],
      );
  return own(table)
    .map(({children}) => children.filter((node) => isElement(node, 'td', 'th')))
    .filter((row) => row.length > 0);
}

/** Marks a table as ready, so that it is not looked at again. */
function plainTable(rows: readonly (readonly Element[])[]): Element {
  const [head = [], ...body] = rows;
  const alignments = head.map((_, column) => alignmentOf(body.flatMap((row) => row[column] ?? [])));
  const line = (cells: readonly Element[], tagName: 'th' | 'td') =>
    element(
      'tr',
      cells.map((cell, column) => {
        const align = alignments[column];
        const children = tagName === 'th' ? withoutBold(cell) : cell.children;
        return element(tagName, lineOf(children), align === undefined ? {} : {align});
      }),
    );
  return element('md-table', [
    element('thead', [line(head, 'th')]),
    element(
      'tbody',
      body.map((row) => line(row, 'td')),
    ),
  ]);
}

/** A header is bold anyway. */
function withoutBold(cell: Element): readonly ElementContent[] {
  replace(cell, (node) => (isElement(node, 'b', 'strong') ? node.children : undefined));
  return cell.children;
}

/** The alignment that all cells of a column have, apart from empty ones. */
function alignmentOf(cells: readonly Element[]): string | undefined {
  const found = new Set(cells.filter((cell) => textContent(cell).trim() !== '').map(alignOf));
  const [align] = found;
  return found.size === 1 && (align === 'center' || align === 'right') ? align : undefined;
}

function alignOf(cell: Element): string {
  const align = attribute(cell, 'align') || style(cell, 'text-align');
  const [child, ...more] = cell.children.filter((node) => isElement(node));
  return align === '' && child && more.length === 0 && isElement(child, 'p', 'div')
    ? alignOf(child)
    : align.toLowerCase();
}

const blocks = [
  'p',
  'div',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'section',
  'figure',
  'hr',
];

/** Blocks one after the other, with line breaks between them. */
function lineOf(children: readonly ElementContent[]): ElementContent[] {
  const line: ElementContent[] = [];
  const endLine = () => {
    if (line.length > 0 && !isElement(line.at(-1), 'br')) {
      line.push(element('br'));
    }
  };
  for (const child of children) {
    if (isElement(child, 'br')) {
      endLine();
    } else if (isElement(child, ...blocks)) {
      endLine();
      line.push(
        ...(isElement(child, 'li') ? [text('- ')] : []),
        ...(isElement(child, 'pre')
          ? [element('code', [text(textContent(child))])]
          : lineOf(child.children)),
      );
      endLine();
    } else if (
      child.type !== 'text' ||
      child.value.trim() !== '' ||
      (line.length > 0 && !isElement(line.at(-1), 'br'))
    ) {
      line.push(child);
    }
  }
  while (
    isElement(line.at(-1), 'br') ||
    (line.at(-1)?.type === 'text' && textContent(line.at(-1) ?? text('')).trim() === '')
  ) {
    line.pop();
  }
  return line;
}

function htmlTable(rows: readonly (readonly Element[])[]): Element {
  const lines = rows.map((row, index) =>
    element(
      'tr',
      row.map((cell) =>
        element(
          index === 0 ? 'th' : 'td',
          lineOf(index === 0 ? withoutBold(cell) : cell.children),
          {
            rowSpan: spanOf(cell, 'rowSpan'),
            colSpan: spanOf(cell, 'colSpan'),
          },
        ),
      ),
    ),
  );
  const html = lines.map((line) =>
    toHtml(sanitize(line, schema), {characterReferences: {useNamedReferences: true}}).replace(
      /(?<!\s)\s*\n\s*/g,
      ' ',
    ),
  );
  return element('html-block', [], {dataValue: ['<table>', ...html, '</table>'].join('\n')});
}

function spanOf(cell: Element, name: string): string | undefined {
  const span = attribute(cell, name);
  return Number(span) > 1 ? span : undefined;
}
