import {describe, expect, it} from 'vitest';
import {readLeniently} from './lenient-article.ts';
import {faultAndRemedy} from '../messages/to-issues.ts';

const faultsOf = (source: string) =>
  readLeniently('docs/a.md', source).faults.map(
    ({line, column, message}) => `${line}:${column} ${faultAndRemedy(message)[0]}`,
  );

describe('A2 all faults of an article in one reading', () => {
  it('has the place of each in the source, in the order of the text', () => {
    const source =
      '一<br>二 <5 V {a + } 和 {\n\n<b>一\n\n二</b>\n\n见 <https://a.org/x> 与 <a@b.org>\n\n<img src=a.png />\n';
    expect(faultsOf(source)).toEqual([
      '1:2 <br> is not closed.',
      '1:8 "<5" is read as a tag, but no tag name begins with "5".',
      '1:13 The text between { and } is code, and "{a + }" is not a valid expression.',
      '1:22 A { begins code, and no } ends it.',
      '3:1 <b> is not closed before the end of its paragraph.',
      '7:3 <https://a.org/x> is read as a tag, but is not a valid name for one.',
      '7:23 <a@b.org> is read as a tag, but is not a valid name for one.',
      '9:10 In "<img src=a.png />" the value of an attribute has no quotes.',
    ]);
  });

  it.each([
    [
      'tags that are empty in HTML, within others',
      '<p>一<br>二<img src="a">三</p>',
      ['1:5', '1:10'],
    ],
    [
      'tags that cross',
      '<b>一<i>二</b>三</i>\n\n<table><tr><td>a<td>b</tr></table>',
      ['1:9', '3:22'],
    ],
    ['tags whose attributes are wrong', '<a href=x>y</a>\n\n<i a={1 +}>z</i>', ['1:9', '3:6']],
    ['types', 'vector<int> 和 map<string, vector<int>>', ['1:7', '1:25', '1:33']],
    ["templates' tags", '{% raw %}{{ a | b }}{% endraw %}', ['1:1', '1:10', '1:21']],
    ['text that begins like code', 'import 语句\n\n正文\n\nexport 也是', ['1:1', '5:1']],
    ['signs without an end', '甲 {\n\n<!-- 乙\n\n丙 <b', ['1:3', '3:1', '5:3']],
    ['a value without its end', '{% a %}\n\n<a href="x>文</a>', ['1:1', '3:1']],
    ['lines that leave a quotation', '> {a\nb}\n\n> <div\nx', ['2:1', '5:1']],
  ])('goes on after %s', (_, source, places) => {
    expect(faultsOf(source).map((fault) => fault.split(' ')[0])).toEqual(places);
  });

  it('covers a fault alone: the rest is read, at its place', () => {
    const {article} = readLeniently('docs/a.md', '<br>\n\n## 一节 <5\n\n[乙](./b.md)\n');
    expect(article?.references).toMatchObject([{url: './b.md', line: 5, column: 1}]);
    expect(article?.source).toContain('<br>');
  });

  it('leaves code alone, and finds nothing in valid text', () => {
    expect(faultsOf('```\n{ <b\n```\n\n`<x` 与 `{`\n\n<!-- a { -->\n')).toEqual([]);
  });
});

it('gives up on an article that is nothing but faults', () => {
  const {article, faults} = readLeniently('docs/a.md', '{a b}\n\n'.repeat(101));
  expect(article).toBeUndefined();
  expect(faults).toHaveLength(100);
});
