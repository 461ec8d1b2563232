import type {Html, Nodes, Parents} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Edit} from '@markdown-zh/diagnosis/edits';
import {asMdxText, destination} from './write-text.ts';
import {isBeside, pictureOf} from './html-blocks.ts';
import {isHtmlName, isVoid, openingTag, readTag} from './jsx-tags.ts';
import {rangeOf} from './parse.ts';
import {note, type ForeignText, type Note} from './step.ts';

/** A tag in a line, with its place. */
interface Tag {
  readonly name: string;
  readonly html: string;
  readonly start: number;
  readonly end: number;
}

const flow = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

/**
 * Writes tags within lines as JSX. A pair of them must be in the same paragraph, cell or emphasis. As browsers do, this closes open tags
 * at the end of it, and removes a closing tag without an opening one.
 */
export function inlineHtml({source, tree, options}: ForeignText, notes: Note[]): Edit[] {
  const fixes: Edit[] = [];
  visit(tree, (node) => {
    if (
      'children' in node &&
      !flow.has(node.type) &&
      node.children.some(({type}) => type === 'html')
    ) {
      fixes.push(...rewriteLine(node, source, options.components ?? [], notes));
    }
  });
  return fixes;
}

function rewriteLine(
  parent: Parents,
  source: string,
  components: readonly string[],
  notes: Note[],
): Edit[] {
  const fixes: Edit[] = [];
  const open: Tag[] = [];
  const first = rangeOf(parent).start;
  const last = rangeOf(parent.children.at(-1) ?? parent).end;
  const replace = ({start, end}: Pick<Tag, 'start' | 'end'>, text: string) => {
    const from = text.startsWith('<') ? startOfLine(source, start, end, first) : start;
    const [after = ''] =
      /^<[a-z]/.test(text) && isAfterTags(source, start)
        ? (/^[ \t]*\n[ \t>]*/.exec(source.slice(end, last)) ?? [])
        : [];
    fixes.push({
      from,
      to: end + after.length,
      insert: `${from < start ? ' ' : ''}${text}${after === '' ? '' : ' '}`,
    });
  };
  /** Ends what is still open above an opening tag. */
  const closeAbove = (index: number, at: number) => {
    for (const tag of open.splice(index).reverse()) {
      // A tag that HTML does not know, without a closing one, such as a type parameter: its author wrote text.
      if (isKnown(tag.name, components)) {
        fixes.push({from: at, to: at, insert: `</${tag.name}>`});
        replace(tag, asJsx(tag, components, notes));
      } else {
        replace(tag, asMdxText(tag.html));
      }
    }
  };

  for (const node of parent.children) {
    if (node.type !== 'html') {
      continue;
    }
    const tag = tagOf(node, source);
    const slash = tag.html.startsWith('</');
    const above = slash ? open.findLastIndex(({name}) => name === tag.name) : -1;
    if (/^<\?(?!\w)/.test(tag.html)) {
      replace(tag, asMdxText(tag.html)); // `List<?>`
    } else if (/^<[!?]/.test(tag.html)) {
      replace(tag, tag.start > first && isAfterTags(source, tag.start) ? '' : commentOf(tag.html));
    } else if (above >= 0) {
      closeAbove(above + 1, startOfLine(source, tag.start, tag.end, first));
      const [begin = tag] = open.splice(above);
      const href = tag.name === 'a' ? readTag(begin.html)?.properties.href : undefined;
      if (isBeside(href)) {
        replace(begin, '[');
        replace(tag, `](${destination(href)})`);
      } else {
        replace(tag, isKnown(tag.name, components) ? `</${tag.name}>` : '');
        replace(begin, asJsx(begin, components, notes));
      }
    } else if (slash) {
      replace(tag, isKnown(tag.name, components) ? '' : asMdxText(tag.html));
    } else if (isVoid(tag.name) || tag.html.endsWith('/>')) {
      replace(tag, asJsx(tag, components, notes));
    } else {
      open.push(tag);
    }
  }
  closeAbove(0, last);
  return fixes;
}

function tagOf(node: Nodes & Html, source: string): Tag {
  const {start, end} = rangeOf(node);
  const [, written = ''] = /^<\/?([^\s/>]+)/.exec(node.value) ?? [];
  const name = isHtmlName(written.toLowerCase()) ? written.toLowerCase() : written;
  return {name, html: source.slice(start, end), start, end};
}

const isKnown = (name: string, components: readonly string[]) =>
  isHtmlName(name) || components.includes(name);

/** An opening or an empty tag; an empty text for an unknown component. */
function asJsx({name, html}: Tag, components: readonly string[], notes: Note[]): string {
  if (components.includes(name)) {
    return html;
  }
  if (!isHtmlName(name)) {
    notes.push(note('component-removed', html));
    return '';
  }
  const element = readTag(html);
  if (element === undefined) {
    return '';
  }
  const picture = name === 'img' ? pictureOf(element.properties) : undefined;
  if (picture !== undefined) {
    return picture;
  }
  const tag = openingTag(element, notes);
  return html.endsWith('/>') && !isVoid(name) ? `${tag}</${name}>` : tag;
}

/** A comment, and what browsers read as one: `<?` and `<!` up to the next `>`. */
function commentOf(html: string): string {
  if (/^<!--(?!-?>)[^]*-->$/.test(html)) {
    return html;
  }
  const end = html.indexOf('>');
  return `<!-- ${html.slice(1, end).replaceAll('--', '- -')} -->${asMdxText(html.slice(end + 1))}`;
}

/** Whether a line has only tags before an offset. */
const isAfterTags = (source: string, offset: number) =>
  /^[ \t>]*(?:<[^<>]*>[ \t]*)*$/.test(
    source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset),
  );

/** Where the line break before a tag begins that is alone on its line within a paragraph: MDX would read it as a block. */
function startOfLine(source: string, start: number, end: number, first: number): number {
  const [line = ''] = /.*/.exec(source.slice(end)) ?? [];
  const above = start === 0 ? -1 : source.lastIndexOf('\n', start - 1);
  const hasMarks = above !== -1 && /^[ \t>]*$/.test(source.slice(above + 1, start));
  const before = hasMarks ? source.slice(above, start) : '';
  const isAlone = /^[ \t]*(?:<[^<>]*>[ \t]*)*$/.test(line);
  return isAlone && start - before.length >= first ? start - before.length : start;
}
