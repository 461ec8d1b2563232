import {expect, it} from 'vitest';
import {withDefaults} from '../config.ts';
import {readArticle} from './article.ts';
import {countInbound} from './inbound.ts';

function article(file: string, text: string, slug?: string) {
  const result = readArticle(file, `${slug ? `---\nslug: ${slug}\n---\n\n` : ''}${text}\n`);
  if (!result.ok) {
    throw new Error(result.problem.reason);
  }
  return result.article;
}

it('counts the articles that link to each, by file and by address, and none twice', () => {
  const counts = countInbound(
    [
      article('docs/a.md', '[二](./b.md#x) [二](/docs/b/) [三](/blog/hello?q)'),
      article('docs/b.md', '[自己](./b.md) [自己](#x) [自己](/docs/b) [坏](./%E0%A4%A.md)'),
      article('docs/中 文.md', '[二](./b.md) [外](https://a.org/docs/a)'),
      article('blog/2026-11-02-hello.md', '[中](../docs/%E4%B8%AD%20%E6%96%87.md)', 'hello'),
    ],
    withDefaults().folders,
  );
  expect([...counts]).toEqual([
    ['docs/a.md', 0],
    ['docs/b.md', 2],
    ['docs/中 文.md', 1],
    ['blog/2026-11-02-hello.md', 1],
  ]);
});
