import {readFileSync} from 'node:fs';
import Color from 'colorjs.io';
import postcss from 'postcss';
import {Highlight} from 'prism-react-renderer';
import {createElement, Fragment} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {codeTheme} from '@markdown-zh/convert/code-theme';
import {languageIds, languageNames} from '../../../site/code-languages';
import {Highlighter} from './tokenize';

const highlighter = new Highlighter(codeTheme);

/** Code whose tokens stand inside others, which have styles of their own. */
const samples: readonly (readonly [language: string, code: string])[] = [
  ['tsx', 'const a: B<C> = <p className={`x ${y} z`} {...d}>text &amp; {/* no */}</p>; // end\n'],
  ['js', '/** @param {string} a what */\nfunction f(a) {\n\n  return /[a-z]+/g.test(`${a}`);\n}'],
  ['html', '<!doctype html>\n<style>a { color: red }</style><p title="a &lt; b">x</p><!-- c -->'],
  ['css', '@media (width > 1px) { a:hover::before { content: "x"; background: url(a.png) } }'],
  ['md', '---\na: 1\n---\n# h\n\n**b** [t](u "v") `c`\n\n```js\nconst a = 1;\n```\n'],
  ['bash', 'if [ "$A" = "${B:-x}" ]; then\n  echo "a $(date +%F)" # c\nfi'],
  ['diff', '@@ -1 +1 @@\n-a\n+b\n c'],
  ['powershell', 'Get-ChildItem -Path "$env:TEMP\\x" | Where-Object { $_.Length -gt 1 }'],
  ['yaml', 'a: &b\n  - "x" # c\n  - !!int 3\n'],
  ['python', '@d\ndef f(a: int = 1) -> str:\n    """doc"""\n    return f"{a!r}"'],
  ['c', '#include <stdio.h>\n#define A(x) (x)\nint main(void) { return 0; }'],
  ['java', 'package a.b;\n@Override public class A<T extends B> { int a = 1; }'],
  ['toml', '[a.b]\nc = 2026-01-01\nd = ["x"]'],
  ['nothing-known', 'a < b && c > d\n'],
  ['extend', 'a'],
];

describe.each(samples)('%s', (language, code) => {
  it('has the colours that prism-react-renderer gives it', () => {
    expect(coloursOfPieces(code, language)).toEqual(coloursOfPrism(code, language));
  });

  it('keeps its text', () => {
    const lines = highlighter.lines(code, language);
    expect(lines.map((pieces) => pieces.map(({text}) => text).join('')).join('\n')).toBe(code);
  });
});

it('pieces of one colour are one, and plain code has no kind', () => {
  expect(highlighter.lines('a b // c', 'js')).toEqual([
    [
      {text: 'a b ', kinds: []},
      {text: '// c', kinds: ['comment']},
    ],
  ]);
});

it('a theme with styles for single languages is refused', () => {
  const rule = {types: ['comment'], style: {color: 'red'}, languages: ['js']};
  expect(() => new Highlighter({plain: {}, styles: [rule]})).toThrow('some languages only');
});

it('M3 the colours of a language do not depend on those that were loaded before', () => {
  const [, ...words] = ['', 'if', 'a', '"x"', '<b>', '/c+/g', '#d', 'e:', '1'];
  const code = words.join(' ');
  const first = samples.map(([language]) => highlighter.lines(code, language));
  [...languageIds.keys()].forEach((name) => highlighter.lines('a', name));
  expect(samples.map(([language]) => highlighter.lines(code, language))).toEqual(first);
});

it('M14 every language that a fence may name has a grammar, apart from plain ones, and none leaves a global', () => {
  const inColour = [...languageIds.keys()].filter((name) => {
    const [line = []] = highlighter.lines('a', name);
    return line.length > 0;
  });
  expect(inColour).toHaveLength(languageIds.size);
  expect(languageNames).toEqual(
    expect.arrayContaining(['text', 'txt', 'plain', 'elixir', 'nginx', 'jsonc', 'golang', 'c++']),
  );
  expect(globalThis).not.toHaveProperty('Prism');
});

it.each([
  ['elixir', 'def f(a), do: a + 1'],
  ['nginx', 'server { listen 80; }'],
  ['golang', 'func main() {}'],
  ['c++', 'class A {};'],
  ['zsh', 'if true; then ls; fi'],
  ['jsonc', '{"a": 1} // b'],
])('M14 %s has colours', (language, code) => {
  const kinds = highlighter
    .lines(code, language)
    .flat()
    .flatMap((piece) => piece.kinds);
  expect(kinds.length).toBeGreaterThan(0);
});

/** Colour and slant of each character but line breaks, as the style sheet gives them to the pieces. */
function coloursOfPieces(code: string, language: string): string[] {
  const rules = postcss.parse(readFileSync('src/css/code-colours.css', 'utf8')).nodes;
  return highlighter.lines(code, language).flatMap((pieces) =>
    pieces.flatMap(({text, kinds}) => {
      const style = {color: codeTheme.plain.color ?? '', slant: ''};
      for (const rule of rules) {
        if (
          rule.type === 'rule' &&
          kinds.some((kind) => rule.selectors.includes(`.token.${kind}`))
        ) {
          rule.walkDecls('color', ({value}) => {
            style.color = value;
          });
          rule.walkDecls('font-style', ({value}) => {
            style.slant = value;
          });
        }
      }
      return characters(text, channels(style.color), style.slant);
    }),
  );
}

function coloursOfPrism(code: string, language: string): string[] {
  const found: string[] = [];
  renderToStaticMarkup(
    createElement(Highlight, {
      code,
      language,
      theme: codeTheme,
      children: ({tokens, getTokenProps}) => {
        for (const token of tokens.flat().filter(({empty}) => !empty)) {
          const {style = {}, children} = getTokenProps({token});
          const color = channels(style.color ?? codeTheme.plain.color ?? '');
          found.push(...characters(children, color, String(style.fontStyle ?? '')));
        }
        return createElement(Fragment);
      },
    }),
  );
  return found;
}

const characters = (text: string, color: string, slant: string): string[] =>
  Array.from(text, (character) => [character, color, slant].join(' '));

const channels = (color: string): string => new Color(color).toString({format: 'hex'});
