import type {ElementContent, Root} from 'hast';
import {normalizeTokens, Prism, type PrismTheme} from 'prism-react-renderer';
import {grammarOf} from '../../code/highlight.ts';
import {attribute, element, isElement, replace, text, textContent} from '../../hast.ts';

/** Highlights blocks of code, and writes them so that lines and spaces survive. */
export function writeCode(root: Root, theme: PrismTheme): void {
  replace(root, (node) => {
    const code = isElement(node, 'pre') ? node.children[0] : undefined;
    if (!isElement(code, 'code') || code.properties.dataPart !== undefined) {
      return undefined;
    }
    const [, language = ''] = /language-(\S+)/.exec(attribute(code, 'className')) ?? [];
    const lines = linesOf(textContent(code).replace(/\n$/, ''), language);
    const children = lines.flatMap((line, index) => [
      ...(index > 0 ? [element('br')] : []),
      ...piecesOf(line, theme),
    ]);
    return [element('pre', [element('code', children, {dataPart: 'listing'})])];
  });
}

interface Token {
  readonly types: readonly string[];
  readonly content: string;
}

function linesOf(code: string, language: string): readonly (readonly Token[])[] {
  const grammar = grammarOf(language);
  return grammar
    ? normalizeTokens(Prism.tokenize(code, grammar))
    : code.split('\n').map((content) => [{types: [], content}]);
}

function piecesOf(line: readonly Token[], theme: PrismTheme): ElementContent[] {
  const pieces: {style: string; content: string}[] = [];
  for (const {types, content} of line) {
    const style = styleOf(types, theme);
    const last = pieces.at(-1);
    // A space between two coloured words is lost unless it is in one of them (users' reports: doocs/md#894, WeMD#90).
    if (last && (last.style === style || content.trim() === '')) {
      last.content += content;
    } else {
      pieces.push({style, content: content === '\n' ? '' : content});
    }
  }
  const written = pieces.map(({style, content}) =>
    style === '' ? text(kept(content)) : element('span', [text(kept(content))], {style}),
  );
  // An empty line needs content (obsidian-mp-publisher#78, users).
  return pieces.some(({content}) => content !== '') ? written : [text('\u00A0')];
}

/** Spaces collapse in the editor's `pre` (doocs/md, packages/core/src/utils/languages.ts, code read in 2026-08). */
function kept(content: string): string {
  return content.replaceAll('\t', '    ').replaceAll(' ', '\u00A0');
}

/** The colour and slant of a token: the last rule of the theme that names one of its kinds. */
function styleOf(types: readonly string[], {styles}: PrismTheme): string {
  let color = '';
  let isSlanted = false;
  for (const {types: kinds, style} of styles) {
    if (kinds.some((kind) => types.includes(kind))) {
      color = style.color ?? color;
      isSlanted = style.fontStyle === undefined ? isSlanted : style.fontStyle === 'italic';
    }
  }
  return [
    ...(color === '' ? [] : [`color:${color.replaceAll(', ', ',')}`]),
    ...(isSlanted ? ['font-style:italic'] : []),
  ].join(';');
}
