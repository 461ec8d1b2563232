import {findWrongLanguages} from '../support/languages';
import {expect, test} from '../support/test';

for (const [what, html, expected] of [
  ['Chinese text in English', '<p>汉字</p>', ['Han outside Chinese: 汉字']],
  [
    'a Chinese name in English',
    '<button aria-label="汉字"></button>',
    ['Han outside Chinese: 汉字'],
  ],
  [
    'a label in Chinese',
    '<p lang="zh-CN">汉字<button>Edit</button></p>',
    ['a label in Chinese: Edit'],
  ],
  [
    'a label with a Chinese title in it',
    '<a lang="zh-CN" href="#x" aria-label="Direct link to 汉字">#</a>',
    ['a label in Chinese: Direct link to 汉字'],
  ],
  [
    'nothing where each has its language',
    '<div lang="zh-CN"><img alt="汉字">汉字 Git <code>note</code><button lang="en" title="Copy">Edit <span lang="zh-CN">汉字</span></button></div>',
    [],
  ],
] as const) {
  test(`S8 ${what} is found`, async ({page}) => {
    await page.setContent(`<html lang="en"><body>${html}</body></html>`);
    expect(await findWrongLanguages(page)).toEqual(expected);
  });
}
