import {micromark} from 'micromark';
import {expect, it} from 'vitest';
import {rules} from '@markdown-zh/diagnosis';
import {codeSpanPieces} from './CodeSpans.tsx';

const html = (text: string) =>
  codeSpanPieces(text)
    .map((piece) => (piece.isCode ? `<code>${piece.text}</code>` : piece.text))
    .join('');

it.each([
  ['无', '无'],
  ['换成 `<` 为止', '换成 <code><</code> 为止'],
  ['`` ` ``，`a`', '<code>`</code>，<code>a</code>'],
  ['` `', '<code> </code>'],
  ['`a`` 没有结束', '`a`` 没有结束'],
])('reads %j', (text, expected) => {
  expect(html(text)).toBe(expected);
});

it.each(rules.map(({id, explanation}) => [id, explanation]))(
  'reads the explanation of %s as an engine does',
  (_, explanation) => {
    const codes = Array.from(micromark(explanation).matchAll(/<code>(.*?)<\/code>/g), ([, code]) =>
      code
        ?.replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&'),
    );
    expect(
      codeSpanPieces(explanation)
        .filter(({isCode}) => isCode)
        .map(({text}) => text),
    ).toEqual(codes);
  },
);
