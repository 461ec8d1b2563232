import type {Code, Heading, Image, Link, Nodes, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import type {ParsedArticle} from '@markdown-zh/content-check/article';
import {applyEdits, type Edit} from '@markdown-zh/diagnosis/edits';
import {readExercise} from '@markdown-zh/lessons/read';
import {fencedCode} from '@markdown-zh/ui/fenced-code';
import {readFence} from '../../articles/remark-article-parts/fence';
import {absoluteAddress, type Addresses} from './addresses';

/** GitHub's name for each kind of admonition: other sites show it as a quotation. */
const alerts: Readonly<Record<string, string>> = {
  note: 'NOTE',
  info: 'NOTE',
  tip: 'TIP',
  warning: 'WARNING',
  caution: 'WARNING',
  danger: 'CAUTION',
};

/** The scope of a line of the cheat sheet; CommonMark's apply everywhere. */
const origins = {C: undefined, G: 'GFM', P: '部分平台'} as const;

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** Writes blocks of an article, a blank line between them. */
export function createParts(
  {source, file, tree}: ParsedArticle,
  addresses: Addresses,
  pageUrl: string,
): (nodes: readonly RootContent[]) => string {
  const constants = readConstants(tree.children);
  const tool = `> 这里在网页上是一件可以操作的工具：<${pageUrl}>`;

  function parts(nodes: readonly Nodes[]): string {
    return nodes.map(part).filter(Boolean).join('\n\n');
  }

  /** One block, as at the beginning of a line. */
  function part(node: Nodes): string {
    const text = applyEdits(source, editsOf(node), rangeOf(node));
    return text.replaceAll(`\n${indentOf(node)}`, '\n').trimEnd();
  }

  /** The edits that make a node portable. */
  function editsOf(node: Nodes): Edit[] {
    const text = replacementOf(node);
    if (text !== undefined) {
      return [{...rangeOf(node), insert: text.replaceAll('\n', `\n${indentOf(node)}`)}];
    }
    const inner = 'children' in node ? node.children.flatMap(editsOf) : [];
    if (node.type === 'heading') {
      return [...inner, ...explicitIdOf(node)];
    }
    if (node.type === 'link' && isBundled(node.url)) {
      return [...inner, ...aroundText(node)];
    }
    return node.type === 'link' || node.type === 'image' || node.type === 'definition'
      ? [...inner, ...addressOf(node)]
      : inner;
  }

  /** The replacement of a node that only this site understands; undefined for others. */
  function replacementOf(node: Nodes): string | undefined {
    switch (node.type) {
      case 'yaml':
      case 'mdxjsEsm':
      case 'mdxFlowExpression':
        return '';
      case 'mdxTextExpression':
        return node.value.trim().startsWith('/*') ? '' : constants.get(node.value.trim());
      case 'inlineMath':
        return `$${node.value}$`;
      case 'code':
        return exercise(node) ?? code(node);
      case 'paragraph': {
        const [only, ...rest] = node.children;
        return only?.type === 'image' && rest.length === 0 && isBundled(only.url)
          ? picture(only)
          : undefined;
      }
      case 'image':
        return isBundled(node.url) ? `（图：${escape(node.alt ?? '')}）` : undefined;
      case 'containerDirective':
        return admonition(node);
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return jsx(node);
      default:
        return undefined;
    }
  }

  /** The task of an exercise, the text to begin with, and the answer, without what only the grader needs. */
  function exercise({lang, meta, value}: Code): string | undefined {
    const {exercise: read} =
      lang === 'yaml' && meta === 'exercise' ? readExercise(value) : {exercise: undefined};
    return (
      read &&
      [
        `**练习**：${read.task}`,
        ...(read.start.trim() === '' ? [] : [fencedCode(read.start, '开头')]),
        fencedCode(read.answer, '答案'),
      ].join('\n\n')
    );
  }

  /** Keeps only the language and the title of a fence. */
  function code(node: Code): string | undefined {
    if (!node.meta) {
      return undefined;
    }
    const read = readFence(node.lang, node.meta);
    const fence = read.ok ? read.fence : undefined;
    const own = fence?.title ?? /\btitle="([^"]*)"/.exec(node.meta)?.[1];
    const origin = fence?.kind === 'line' ? origins[fence.origin] : undefined;
    const title = [own, origin].filter(Boolean).join('，');
    const [first = '', ...rest] = slice(node).split('\n');
    const [marks = ''] = /^(?:`+|~+)/.exec(first) ?? [];
    const opening = `${marks}${node.lang ?? ''}${title && ` title="${title}"`}`;
    return [opening, ...rest.map((line) => withoutPrefix(line, indentOf(node)))].join('\n');
  }

  /** The description of a picture whose file is part of the page. */
  function picture({alt, title}: Image): string {
    const caption = title ? [`**${title}**`] : [];
    return quote([...caption, alt ?? ''].join('\n\n'));
  }

  function admonition(node: Extract<Nodes, {type: 'containerDirective'}>): string {
    const [first, ...rest] = node.children;
    const hasTitle = first?.type === 'paragraph' && first.data?.directiveLabel === true;
    const title = hasTitle ? [`**${toString(first)}**`] : [];
    const body = parts(hasTitle ? rest : node.children);
    const alert = alerts[node.name] ?? 'NOTE';
    return quote(`[!${alert}]\n${[...title, body].filter(Boolean).join('\n\n')}`);
  }

  function jsx(node: Jsx): string | undefined {
    switch (node.name) {
      case 'Tabs':
        return parts(node.children);
      case 'TabItem':
        return `**${attribute(node, 'label')}**\n\n${parts(node.children)}`;
      case 'PlaygroundLink':
        return `[${toString(node)}](${addresses.site}playground)`;
      case 'TOCInline':
        return '';
      default:
        return node.name && /^[A-Z]/.test(node.name) ? tool : undefined;
    }
  }

  /** Whether an address leads to a page that is in no list, or to a file of the article's folder, whose address each build sets. */
  function isBundled(url: string): boolean {
    const isOfFolder = !/^(?:[a-z][a-z\d+.-]*:|[/#?])/i.test(url) && url !== '';
    return isOfFolder && absoluteAddress(url, file, addresses) === undefined;
  }

  /** The edits that leave the text of a link. */
  function aroundText(link: Link): Edit[] {
    const {from, to} = rangeOf(link);
    const [first, last] = [link.children[0], link.children.at(-1)];
    return first && last
      ? [
          {from, to: rangeOf(first).from, insert: ''},
          {from: rangeOf(last).to, to, insert: ''},
        ]
      : [];
  }

  function addressOf(node: Extract<Nodes, {type: 'link' | 'image' | 'definition'}>): Edit[] {
    const {from, to} = rangeOf(node);
    const at = source.lastIndexOf(node.url, to);
    const insert = absoluteAddress(node.url, file, addresses);
    return insert === undefined || at <= from ? [] : [{from: at, to: at + node.url.length, insert}];
  }

  function explicitIdOf(heading: Heading): Edit[] {
    const [id] = /(?<!\s)\s*\{#[^{}]+\}\s*$/.exec(slice(heading)) ?? [];
    const {to} = rangeOf(heading);
    return id === undefined ? [] : [{from: to - id.length, to, insert: ''}];
  }

  function slice(node: Nodes): string {
    const {from, to} = rangeOf(node);
    return source.slice(from, to);
  }

  /** The prefix of a node's lines after the first, from the list or quotation around it. */
  function indentOf(node: Nodes): string {
    const {from} = rangeOf(node);
    return source.slice(source.lastIndexOf('\n', from - 1) + 1, from).replace(/[^>\s]/g, ' ');
  }

  return parts;
}

function rangeOf({position}: Nodes) {
  return {from: position?.start.offset ?? 0, to: position?.end.offset ?? 0};
}

/** Text without marks, as Markdown. */
function escape(text: string): string {
  return text.replace(/[\\`*_[\]<]/g, '\\$&');
}

function quote(text: string): string {
  return text.replace(/^/gm, '> ').replace(/ $/gm, '');
}

/** A Markdown text in a fence that it cannot close. */
function withoutPrefix(line: string, prefix: string): string {
  return line.startsWith(prefix) ? line.slice(prefix.length) : line.trimStart();
}

function attribute({attributes}: Jsx, name: string): string {
  const found = attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}

/** The numbers and texts that an article exports and shows. */
function readConstants(nodes: readonly RootContent[]): ReadonlyMap<string, string> {
  const code = nodes.map((node) => (node.type === 'mdxjsEsm' ? node.value : '')).join('\n');
  const found = code.matchAll(/^export const (\w+) =\s+(?:'([^'\n]*)'|([\d.]+));$/gm);
  return new Map([...found].map(([, name = '', text, number = '']) => [name, text ?? number]));
}
