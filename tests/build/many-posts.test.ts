import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it as base} from 'vitest';
import {mostPosts} from '../../site/blogs';
import {inOuterRing} from '../support/outer-it';
import {copySite, shorten, type SiteCopy} from '../../scripts/site-copy';

const it = base.extend<{site: SiteCopy}>({
  // Vitest requires a pattern with the other fixtures' names, but there are none.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, provide) => {
    const site = copySite();
    shorten(site);
    await provide(site);
    site.remove();
  },
});

const outerIt = inOuterRing(it);

outerIt('D5 D6 of more posts than 50, the sidebar and the feeds have the newest, the sidebar leads to the others, and the list has two pages', async ({
  site,
}) => {
  for (let index = 0; index <= mostPosts; index += 1) {
    site.write(
      `blog/2026-12-01-many-${String(index)}.md`,
      `---\ntitle: 第 ${String(index)} 篇\ndescription: 这一篇只在测试里出现，用来看文章多的时候列表怎样分页。\nslug: many-${String(index)}\ndate: 2026-12-01\nauthors: [icms]\ntags: [can]\n---\n\n正文\n\n<!-- truncate -->\n`,
    );
  }
  const {code, output} = await site.run('docusaurus', ['build', '--no-minify']);
  expect(output).not.toContain('[ERROR]');
  expect(code).toBe(0);
  const read = (file: string) => readFileSync(join(site.folder, 'build', file), 'utf8');
  const linksTo = (html: string, path: string) =>
    new Set(Array.from(html.matchAll(new RegExp(`href="?${path}`, 'g')), ([link]) => link)).size;
  const post = read('blog/many-1/index.html');
  expect(linksTo(post, '/blog/many-\\d+')).toBe(mostPosts);
  expect(post).toContain('Older posts');
  expect(read('blog/rss.xml').match(/<item>/g)).toHaveLength(mostPosts);
  expect(linksTo(read('blog/archive/index.html'), '/blog/many-\\d+')).toBe(mostPosts + 1);
  expect(read('blog/index.html')).toMatch(/href="?\/blog\/page\/2/);
  expect(read('blog/page/2/index.html')).toContain('Newer entries');
});
