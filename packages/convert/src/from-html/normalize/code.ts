import type {Element, Nodes, Root} from 'hast';
import {
  attribute,
  element,
  find,
  findAll,
  hasClass,
  isElement,
  replace,
  text,
  textContent,
} from '../../hast.ts';

/** Columns of line numbers. */
const numbers =
  /(?:^|[-_\s])(?:gutter|linenos?|line-?numbers?(?:-rows)?|line-?index|ln-numbers|blob-num)(?:\s|$)/;

const lines = new Set(['div', 'p', 'li', 'tr']);

/**
 * Replaces blocks of code by `<pre><code class="language-…">` with their text. They come from highlighters with line numbers in tables, from
 * chats with a bar above the code, and from 飞书 and 语雀.
 */
export function restoreCode(tree: Root): void {
  replace(tree, (node) => {
    if (!isElement(node)) {
      return undefined;
    }
    if (isElement(node, 'card')) {
      return cardOf(node);
    }
    const barred = withoutBar(node);
    if (barred) {
      return [barred];
    }
    const code = codeIn(node);
    return code && [block(codeText(code), languageOf(node, code))];
  });
}

/** Words of buttons above code and tables. */
const barWords =
  /复制代码|复制|运行|下载|表格|代码|编辑|预览|折叠|展开|Copy code|Copied!?|Copy|Run|Download|Edit|Wrap/gi;

/** A block of code or a table of a chat, without the bar above it, which names the language and has buttons. */
function withoutBar(node: Element): Element | undefined {
  const inner = isElement(node, 'div', 'section')
    ? findAll(node, (one) => isElement(one, 'pre', 'table'))
    : [];
  const [content] = inner;
  if (inner.length !== 1 || !content || textContent(content).trim() === '') {
    return undefined;
  }
  const beside = textBeside(node, content);
  const language = beside.replace(barWords, '').trim();
  if (beside.trim() === '' || !/^[\w+#-]{0,20}$/.test(language)) {
    return undefined;
  }
  return isElement(content, 'pre')
    ? block(codeText(content), languageOf(content, content) || language.toLowerCase())
    : content;
}

function textBeside(node: Nodes, content: Element): string {
  return node === content
    ? ''
    : node.type === 'text'
      ? node.value
      : 'children' in node
        ? node.children.map((child) => textBeside(child, content)).join(' ')
        : '';
}

function codeText(node: Element): string {
  return linesOf(find(node, (one) => isElement(one, 'code')) ?? node)
    .replace(/(?<![ \u00A0])[ \u00A0]+$/gm, '')
    .replace(/^\n/, '')
    .trimEnd();
}

/** The element with the text of a block of code; undefined if the node is none, or already plain. */
function codeIn(node: Element): Element | undefined {
  if (isElement(node, 'pre')) {
    const [code, ...more] = findAll(node, (one) => isElement(one, 'code'));
    if (!code || more.length > 0) {
      // 公众号 has one element a line.
      const all = [code ?? node, ...more];
      return element(
        'div',
        all.map(({children}) => element('div', children)),
      );
    }
    return isPlain(node, code) ? undefined : code;
  }
  if (
    isElement(node, 'figure', 'div', 'table') &&
    hasClass(
      node,
      'highlight',
      'highlighttable',
      'md-code-block',
      'js-file-line-container',
      'highlighter-rouge',
      'code-block',
      'code-container',
    )
  ) {
    const cells = findAll(node, (one) => hasClass(one, 'blob-code'));
    if (cells.length > 0) {
      return element(
        'div',
        cells.map(({children}) => element('div', children)),
      );
    }
    const column = find(node, (one) => isElement(one, 'td') && hasClass(one, 'code', 'rouge-code'));
    const pre = find(column ?? node, (one) => isElement(one, 'pre'));
    return pre && (find(pre, (one) => isElement(one, 'code')) ?? pre);
  }
  return undefined;
}

/** Whether a block is as this step leaves it. */
function isPlain(node: Element, code: Element): boolean {
  return (
    node.children.length === 1 &&
    node.children[0] === code &&
    code.children.every(({type}) => type === 'text') &&
    (named.test(attribute(code, 'className')) || languageOf(node, code) === '') &&
    !/[ \u00A0]$/m.test(textContent(code))
  );
}

/** Its text, with a line feed for each end of a line. */
function linesOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (!('children' in node)) {
    return '';
  }
  if (isElement(node, 'br')) {
    return '\n';
  }
  if (
    isElement(node, 'button', 'svg', 'style', 'script') ||
    (isElement(node) && numbers.test(attribute(node, 'className')))
  ) {
    return '';
  }
  const inner = node.children.map(linesOf).join('');
  const isLine = isElement(node) && lines.has(node.tagName) && !inner.endsWith('\n');
  return isLine ? `${inner}\n` : inner;
}

const named = /(?:^|\s)(?:language|lang|highlight-source)-([\w+#-]+)/;

/** Class names of highlighters that do not name a language. */
const notLanguages =
  /^(?:highlight|hljs|plain|plaintext|text|code|none|copyable|line-numbers|wrap|shiki|[\w-]*(?:block|code|theme|highlight)[\w-]*)$/i;

function languageOf(node: Element, code: Element): string {
  const all = [code, ...findAll(node, (one) => isElement(one, 'pre', 'code', 'div')), node];
  const found = all
    .map(
      (one) =>
        attribute(one, 'dataLarkLanguage') ||
        attribute(one, 'dataLanguage') ||
        attribute(one, 'dataLang') ||
        (named.exec(attribute(one, 'className'))?.[1] ?? ''),
    )
    .find((name) => name !== '');
  const ofFigure = isElement(node, 'figure')
    ? attribute(node, 'className')
        .split(/\s+/)
        .find((name) => !notLanguages.test(name))
    : undefined;
  return (found ?? ofFigure ?? labelIn(node, code))
    .toLowerCase()
    .replace(/^(?:plain ?text|plaintext|none)$/, '');
}

/** The name that a chat shows above the code. */
function labelIn(node: Element, code: Element): string {
  const label = findAll(
    node,
    ({children}) => children.length === 1 && children[0]?.type === 'text',
  ).find(
    (one) =>
      one !== code &&
      find(code, (inner) => inner === one) === undefined &&
      !isElement(one, 'button'),
  );
  const name = label ? textContent(label).trim() : '';
  return /^[a-z][\w+#-]{0,19}$/i.test(name) ? name : '';
}

function block(value: string, language: string): Element {
  const properties = language === '' ? {} : {className: [`language-${language}`]};
  return element('pre', [element('code', [text(value)], properties)]);
}

/** A card of 语雀, whose data is JSON in an attribute. */
function cardOf(card: Element): readonly Element[] {
  const data = dataOf(attribute(card, 'value'));
  const read = (name: string) => (typeof data[name] === 'string' ? data[name] : '');
  switch (attribute(card, 'name')) {
    case 'codeblock':
      return [block(read('code'), read('mode'))];
    case 'math':
      return [element('code', [text(read('code'))], {className: ['math-inline']})];
    case 'image':
      return [element('img', [], {src: read('src'), alt: read('title') || read('name')})];
    case 'hr':
      return [element('hr')];
    default:
      return read('src') === ''
        ? []
        : [element('a', [text(read('name') || read('src'))], {href: read('src')})];
  }
}

function dataOf(value: string): Readonly<Record<string, unknown>> {
  try {
    const data: unknown = JSON.parse(decodeURIComponent(value.replace(/^data:/, '')));
    return typeof data === 'object' && data !== null
      ? (data as Readonly<Record<string, unknown>>)
      : {};
  } catch {
    return {};
  }
}
