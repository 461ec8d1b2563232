import {expect, it} from 'vitest';
import {withDefaults} from '../config.ts';
import {checkClaims} from './claims.ts';
import {readArticle} from './article.ts';
import type {Finding} from './issue.ts';
import {isWholeWords} from './whole-words.ts';
import {checkWording} from './wording.ts';

it.each([
  ['据说很快', '据说'],
  ['网上传闻，据传要停产', '据传'],
  ['请登陆后再试', '登陆'],
  ['用 Git 登陆', '登陆'],
])('M11 in %s, %s is a word', (text, word) => {
  expect(isWholeWords(text, text.indexOf(word), text.indexOf(word) + word.length)).toBe(true);
});

it.each([
  ['用数据说话', '据说'],
  ['数据传输', '据传'],
  ['等待确认', '待确认'],
  ['互联网传播', '网传'],
  ['演练场景', '演练场'],
  ['标注脚注', '注脚'],
  ['尤其它很快', '其它'],
])('M11 in %s, %s is not a word', (text, word) => {
  expect(isWholeWords(text, text.indexOf(word), text.indexOf(word) + word.length)).toBe(false);
});

it('M11 reads only the neighbourhood of a word, in time that does not grow with the text', () => {
  const text = `${'数据'.repeat(200_000)}据说`;
  expect(isWholeWords(text, 400_000, 400_002)).toBe(true);
});

function check(body: string, checks: (article: Parameters<typeof checkClaims>[0]) => Finding[]) {
  const result = readArticle('blog/a.md', `${body}\n`);
  return result.ok
    ? checks(result.article).map(
        ({message: {values}}) =>
          ('words' in values && values.words) || ('word' in values && values.word),
      )
    : null;
}

it('M11 finds claims and unfinished text by words', () => {
  const body =
    '我们用数据说话。数据传输很快，等待确认后再试。互联网传播得快，等待续约。TODOs 与 MTBD 是名字。听说读写都要练。';
  expect(check(body, checkClaims)).toEqual([]);
  expect(check('据说很快。这一点尚待确认。未完待续。TODO：写完', checkClaims)).toEqual([
    '据说',
    '尚待确认',
    '未完待续',
    'TODO',
  ]);
});

it('M11 finds spellings by words, because a fix within a word would change it', () => {
  const terms = {
    file: 'site/terms.ts',
    list: [
      {right: '脚注', wrong: ['注脚']},
      {right: '练习台', wrong: ['演练场']},
    ],
  };
  const find = (body: string) =>
    check(body, (article) => checkWording(article, withDefaults({terms}).terms));
  expect(find('在演练场景里标注脚注。')).toEqual([]);
  expect(find('在演练场里写注脚。')).toEqual(['演练场', '注脚']);
});
