import {expect, it} from 'vitest';
import {findReferences, replaceReferences} from './references.ts';

const mark = (markdown: string) =>
  replaceReferences(markdown, findReferences(markdown), ({kind, url}) => `${kind}:${url}`);

it.each([
  ['![a](b.png)', '![a](image:b.png)'],
  ['[a](b.md "c")', '[a](link:b.md "c")'],
  ['[![a](b.png)](c.md)', '[![a](image:b.png)](link:c.md)'],
  ['![a](<b c.png>)', '![a](<image:b c.png>)'],
  ['![a](b%20c.png)', '![a](image:b c.png)'],
  ['![a](100%.png)', '![a](image:100%.png)'],
  [String.raw`![a](b\_c.png)`, '![a](image:b_c.png)'],
  ['[a](&#109;ailto:b&amp;c)', '[a](link:mailto:b&c)'],
  ['[a]: b.png', '[a]: link:b.png'],
  ['| a |\n| - |\n| ![b](c.png) |', '| a |\n| - |\n| ![b](image:c.png) |'],
  ['<img src="a.png" alt="[b]" width="1" />', String.raw`![\[b\]](image:a.png)`],
  [
    "<div align='center'>\n<img src='a.png'>\n</div>",
    "<div align='center'>\n![](image:a.png)\n</div>",
  ],
  ['<div>\n![a](b.png)\n</div>', '<div>\n![a](image:b.png)\n</div>'],
  ['    ![a](b.png)', '    ![a](image:b.png)'],
  [
    `<div style={{overflow: 'scroll'}}><img src="a.png" style={{maxWidth: '1px'}} /></div>`,
    `<div style={{overflow: 'scroll'}}>![](image:a.png)</div>`,
  ],
  ['`<img src="a.png">` 与 <img alt="">', '`<img src="a.png">` 与 <img alt="">'],
  ['`![a](b.png)` 与 ![a] (b.png)', '`![a](b.png)` 与 ![a] (b.png)'],
  ['```md\n![a](b.png)\n```', '```md\n![a](b.png)\n```'],
])('finds the addresses of %s', (markdown, marked) => {
  expect(mark(markdown)).toBe(marked);
});

it('leaves what has no new address', () => {
  const markdown = '[a](b.md) <img src="c.png">';
  expect(replaceReferences(markdown, findReferences(markdown), () => undefined)).toBe(markdown);
});
