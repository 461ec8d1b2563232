import type {Element, ElementContent, Parents, Root} from 'hast';
import {mathmlOfMathJax} from './mathjax.ts';
import {texOfOmml} from './omml.ts';
import {
  attribute,
  element,
  find,
  hasClass,
  isElement,
  replace,
  text,
  textContent,
} from '../../hast.ts';

/** Translates the source of a `<math>` element to TeX. */
export type TexOfMathml = (mathml: Element) => string;

/**
 * Replaces formulas by `<code class="language-math math-inline">` or `<pre><code class="language-math">` with their TeX: those of KaTeX,
 * MathJax, MathML, Wikipedia, 知乎, 语雀 and chats.
 */
export function restoreMath(tree: Root, texOf: TexOfMathml): void {
  restoreWordMath(tree);
  if (hasNotionMark(tree)) {
    restoreNotionMath(tree);
  }
  replace(tree, (node, parent) => {
    if (!isElement(node)) {
      return undefined;
    }
    const tex = texIn(node, texOf);
    if (tex === undefined) {
      return undefined;
    }
    if (tex === '') {
      return isElement(node, 'img') ? undefined : [text(textContent(node))]; // what the reader saw
    }
    return [formula(tex, isBlock(node, parent))];
  });
}

function hasNotionMark(parent: Parents): boolean {
  return parent.children.some(
    (node) =>
      (node.type === 'comment' && /^\s*notionvc:/.test(node.value)) ||
      ('children' in node && hasNotionMark(node)),
  );
}

/** Notion writes formulas as TeX between dollar signs. */
function restoreNotionMath(tree: Root): void {
  replace(tree, (node) => {
    if (isElement(node, 'pre', 'code')) {
      return [node];
    }
    if (node.type !== 'text' || !/\$[^$]+\$/.test(node.value)) {
      return undefined;
    }
    const parts: readonly (string | undefined)[] = node.value.split(
      /\$\$([^$]+)\$\$|\$([^$\n]+)\$/,
    );
    return parts.flatMap((part, index): ElementContent[] => {
      if (part === undefined || part === '') {
        return [];
      }
      return index % 3 === 0 ? [text(part)] : [formula(part.trim(), index % 3 === 1)];
    });
  });
}

/**
 * Word writes a formula twice: as Office MathML in a conditional comment, and then as a picture for programs that do not read it. The
 * picture ends at the next comment that ends a condition.
 */
function restoreWordMath(parent: Parents): void {
  const children: Parents['children'] = [];
  let isPicture = false;
  for (const node of parent.children) {
    const [, omml] =
      node.type === 'comment'
        ? (/^\[if gte msEquation 12\]>([^]*?)(?:<!\[endif\]|$)/.exec(node.value) ?? [])
        : [];
    if (omml !== undefined) {
      children.push(formula(texOfOmml(omml), /<m:oMathPara\b/i.test(omml)));
      isPicture = true;
    } else if (isPicture && node.type === 'comment' && node.value.startsWith('[endif]')) {
      isPicture = false;
    } else if (!isPicture || (node.type === 'text' && node.value.trim() !== '')) {
      children.push(node as never);
    }
    if ('children' in node) {
      restoreWordMath(node);
    }
  }
  parent.children = children;
}

function isBlock(node: Element, parent: Parents): boolean {
  const math = isElement(node, 'math') ? node : find(node, (one) => isElement(one, 'math'));
  return (
    hasClass(node, 'katex-display', 'math-display', 'math-block', 'MathJax_Display') ||
    attribute(node, 'display') === 'true' || // MathJax 3
    attribute(node, 'dataEeimg') === '2' || // 知乎
    (parent.type === 'element' && parent.tagName === 'dd') || // Wikipedia
    (math !== undefined && attribute(math, 'display') === 'block') ||
    attribute(node, 'type').includes('mode=display') ||
    /^\s*(?:\\\[|\$\$)/.test(attribute(node, 'dataCustomCopyText'))
  );
}

function texIn(node: Element, texOf: TexOfMathml): string | undefined {
  const {tagName} = node;
  if (tagName === 'script' && attribute(node, 'type').startsWith('math/tex')) {
    return textContent(node).trim();
  }
  if (tagName === 'img') {
    return texOfPicture(node);
  }
  if (hasClass(node, 'mwe-math-element')) {
    const picture = find(node, (one) => isElement(one, 'img'));
    return picture && texOfPicture(picture);
  }
  const written =
    attribute(node, 'dataMath') ||
    attribute(node, 'dataLatex') ||
    attribute(node, 'dataTex') ||
    customCopy(node);
  if (written !== '') {
    return unwrap(written);
  }
  const isFormula =
    tagName === 'math' ||
    tagName === 'mjx-container' ||
    hasClass(node, 'katex-display', 'katex', 'MathJax_Display', 'MathJax');
  if (!isFormula) {
    return undefined;
  }
  const annotation = find(
    node,
    (one) => isElement(one, 'annotation') && /tex/i.test(attribute(one, 'encoding')),
  );
  if (annotation) {
    return unwrap(textContent(annotation));
  }
  const math = isElement(node, 'math') ? node : find(node, (one) => isElement(one, 'math'));
  const drawn = math ? undefined : find(node, (one) => isElement(one, 'mjx-math'));
  const alternative = math ? attribute(math, 'alttext') : '';
  const mathml = drawn ? mathmlOfMathJax(drawn) : math;
  return alternative !== ''
    ? unwrap(alternative)
    : mathml
      ? withFunctions(translated(mathml, texOf))
      : '';
}

/** The TeX of MathML; empty if the translator refuses it. */
function translated(mathml: Element, texOf: TexOfMathml): string {
  try {
    return texOf(mathml).trim();
  } catch {
    return '';
  }
}

/** Names of functions as TeX has them: `\\cos`, not the product of three letters. */
function withFunctions(tex: string): string {
  return tex.replace(
    /(?<![\\A-Za-z{])(?:sin|cos|tan|cot|log|ln|lim|max|min|exp|det|gcd)(?![A-Za-z])/g,
    '\\$&',
  );
}

/** 豆包 keeps what its copy button gives. */
function customCopy(node: Element): string {
  const copied = attribute(node, 'dataCustomCopyText').trim();
  return /^\\[([].*\\[)\]]$/s.test(copied) ? copied : '';
}

/** 知乎 and 语雀 show a formula as a picture. */
function texOfPicture(node: Element): string | undefined {
  const source = attribute(node, 'src');
  const isPicture =
    hasClass(node, 'Formula-image', 'ztext-math', 'mwe-math-fallback-image-inline') ||
    attribute(node, 'eeimg') !== '' ||
    attribute(node, 'dataEeimg') !== '';
  if (isPicture) {
    return unwrap(attribute(node, 'alt'));
  }
  const fields = source.split('&');
  const card = fields.findIndex((field) => /(?:^|[?#])card=math$/.test(field));
  const code =
    card === -1
      ? /\/equation\?tex=([^&]*)/.exec(source)?.[1]
      : fields
          .slice(card)
          .find((field) => field.startsWith('code='))
          ?.slice('code='.length);
  return code === undefined ? undefined : decode(code).trim();
}

function decode(code: string): string {
  try {
    return decodeURIComponent(code.replaceAll('+', ' '));
  } catch {
    return code;
  }
}

/** TeX without its delimiters, and without what Wikipedia puts around it. */
function unwrap(tex: string): string {
  return tex
    .trim()
    .replace(/^(?:\\\[|\\\(|\$\$?)|(?:\\\]|\\\)|\$\$?)$/g, '')
    .trim()
    .replace(/^\{\\displaystyle\s(.*)\}$/s, '$1')
    .trim();
}

function formula(tex: string, isBlock: boolean): Element {
  return isBlock
    ? element('pre', [element('code', [text(tex)], {className: ['language-math']})])
    : element('code', [text(tex)], {className: ['math-inline']});
}
