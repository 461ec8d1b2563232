import {expect, it} from 'vitest';
import {readArticle} from '../article.ts';
import {explainElements} from './elements.ts';
import {explainNames} from './names.ts';
import {faultAndRemedy} from '../../messages/to-issues.ts';

function explain(source: string): string[] {
  const read = readArticle('docs/a.md', source);
  return read.ok
    ? [...explainNames(read.article.tree), ...explainElements(read.article.tree, ['Tabs'])].map(
        ({line, column, message}) => `${line}:${column} ${faultAndRemedy(message).join(' ')}`,
      )
    : ['invalid'];
}

it.each([
  '<div style={{textAlign: \'center\'}} class="a">甲</div>',
  '<Tabs>甲</Tabs> <my-tag>乙</my-tag>',
  'import There from \'./there\';\n\n<There.Part style="a" />',
  'export const Own = () => null;\n\n<Own />',
  '{[1, 2].map((number) => number)} {frontMatter.title} {Math.max(1, 2)}',
])('A2 says nothing of tags that render: %s', (source) => {
  expect(explain(source)).toEqual([]);
});

it.each([
  [
    '<p style="text-align: center; color:red">甲</p>',
    "1:1 The style of <p> is a string, but MDX takes an object. Write style={{textAlign: 'center', color: 'red'}}, or remove it.",
  ],
  ['甲 <Badge />', '1:3 <Badge> is a component that this site does not have.'],
  ['<stdio.h>甲</stdio.h>', '1:1 <stdio.h> is a component that this site does not have.'],
  ['<br>甲</br>', '1:1 <br> has content, but the element cannot hold any. Write <br />'],
  ['甲 ${user.name}', '1:4 {user.name} is read as code, but nothing is named "user".'],
  ['{a + 1}', 'nothing is named "a"'],
  ['{say(word)}', 'nothing is named "say"'],
])('A2 explains what would stop the build at a page: %s', (source, message) => {
  const found = explain(source);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(message);
});
