import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {remarkJoinHanLines} from './remark-plugins';

function join(markdown: string): string {
  return unified()
    .use(remarkParse)
    .use(remarkJoinHanLines)
    .use(remarkStringify)
    .processSync(markdown)
    .toString()
    .trim();
}

it.each([
  ['第一句。\n第二句。', '第一句。第二句。'],
  ['汉字\n  汉字', '汉字汉字'],
  ['他说：\n「好」', '他说：「好」'],
])('joins a soft break between Han characters: %j', (source, joined) => {
  expect(join(source)).toBe(joined);
});

it.each(['用\nMarkdown', 'one\ntwo', '```text\n第一行\n第二行\n```', '一段。\n\n二段。'])(
  'leaves %j alone',
  (source) => {
    expect(join(source)).toBe(source);
  },
);
