import {applyEdits} from '@markdown-zh/diagnosis/edits';
import {describe, expect, it} from 'vitest';
import {readArticle} from './article.ts';
import {codeWordsIn} from './code-words.ts';
import {checkTypography} from './typography.ts';
import {checkWording} from './wording.ts';

const terms = {
  file: 'terms.ts',
  list: [
    {right: 'GitHub', wrong: ['github']},
    {right: '登录', wrong: ['登陆']},
  ],
};

function fix(source: string): string {
  const read = readArticle('docs/a.md', source);
  if (!read.ok) {
    throw new Error(read.problem.reason);
  }
  const issues = [...checkTypography(read.article), ...checkWording(read.article, terms)];
  return applyEdits(
    source,
    issues.flatMap(({fix}) => fix ?? []),
  );
}

describe('codeWordsIn', () => {
  it.for([
    ['见《指南》../zhuanlan/x的说明', ['../zhuanlan/x的说明']],
    [
      String.raw`打开 C:\Program Files\我的 程序\a.exe 即可`,
      [String.raw`C:\Program Files\我的 程序\a.exe`],
    ],
    ['用 v1.2.3-beta.1 与 1.0.0', ['v1.2.3-beta.1', '1.0.0']],
    ['写...args 或 a..b', ['...', '..']],
    ['加上 --output=a1 再运行', ['--output=a1']],
    ['编辑 .gitignore 与 a.test.ts', ['.gitignore', 'a.test.ts']],
    ['速率 50Mbit/s，电压 5V，和/或', []],
  ] as const)('A6 finds the code words of %s', ([text, words]) => {
    expect(codeWordsIn(text).map(({start, end}) => text.slice(start, end))).toEqual(words);
  });
});

describe('the fixes of typography and spelling', () => {
  it.for([
    '《Java 面试指南》../zhuanlan/x',
    '---\ndescription: 《Java 面试指南》../zhuanlan/5V/x.md 的说明\n---',
    '放在 ./图片/我的 a.png 旁边',
    '用 `x` 或 github.com/github/markup，路径 docs/github/a.md。',
    String.raw`打开 C:\\github\\5V\\登陆 里的文件`,
    '参数 ...args 与 ../..，版本 v1.2V 与 1.0.5A。',
    '文件 a５.md 与 --level=５V，地址 https://example.org/１/a..b',
    '截图a.png',
  ])('A6 leave alone: %s', (source) => {
    expect(fix(source)).toBe(source);
  });

  it.for([
    ['用Git管理，等等...', '用 Git 管理，等等……'],
    ['在docs/a.md里登陆', '在docs/a.md 里登录'],
    ['运行`a.b`即可，见`c`。', '运行 `a.b` 即可，见 `c`。'],
    ['**用**`a`，`b`**和**', '**用**`a`，`b`**和**'],
  ] as const)('A6 still repair %s', ([before, after]) => {
    expect(fix(before)).toBe(after);
  });
});
