import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it as base} from 'vitest';
import {inOuterRing} from '../support/outer-it';
import {sampleOf} from '../support/ring';
import {copySite, shorten, type SiteCopy} from '../../scripts/site-copy';

const it = base.extend<{site: SiteCopy; shortSite: SiteCopy}>({
  // Vitest requires a pattern with the other fixtures' names, but there are none.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, provide) => {
    const site = copySite();
    await provide(site);
    site.remove();
  },
  shortSite: async ({site}, provide) => {
    shorten(site);
    await provide(site);
  },
});

const frontMatter = `---
title: 试验
description: 这一页只在测试里出现，用来说明出错时会看到什么消息。
sidebar_position: 99
---

`;

/** Builds a copy without minification, which changes no message and saves a third of the time. */
function build(site: SiteCopy, variables?: Record<string, string>) {
  return site.run('docusaurus', ['build', '--no-minify'], variables);
}

function read(site: SiteCopy, file: string): string {
  return readFileSync(join(site.folder, 'build', file), 'utf8');
}

const outerIt = inOuterRing(it);

describe.concurrent('a build that must stop', () => {
  it('E3 at a page without a default export, naming its path', async ({shortSite: site}) => {
    site.write('src/pages/lonely.tsx', 'export const Lonely = () => null;\n');
    const {code, output} = await build(site);
    expect(code).not.toBe(0);
    expect(output).toMatch(/\/lonely[^]*doesn't have a default export/);
  });

  it('E5 at a sidebar that names a missing doc, naming both', async ({shortSite: site}) => {
    site.write('sidebars.ts', "export default {tutorialSidebar: ['intro', 'not-there']};\n");
    const {code, output} = await build(site);
    expect(code).not.toBe(0);
    expect(output).toContain('sidebars.ts');
    expect(output).toContain('not-there');
  });

  outerIt('E5 at a navbar item that names a missing doc, naming it and those there are', async ({shortSite: site}) => {
    const navbar = readFileSync(join(site.folder, 'site/navbar.ts'), 'utf8');
    site.write('site/navbar.ts', navbar.replace("docId: 'intro'", "docId: 'not-there'"));
    const {code, output} = await build(site);
    expect(code).not.toBe(0);
    expect(output).toContain('not-there');
    expect(output).toContain('cheat-sheet');
  });

  outerIt('E5 at a navbar item that names a missing sidebar, naming it and those there are', async ({shortSite: site}) => {
    const navbar = readFileSync(join(site.folder, 'site/navbar.ts'), 'utf8');
    site.write(
      'site/navbar.ts',
      navbar.replace("type: 'doc', docId: 'intro'", "type: 'docSidebar', sidebarId: 'not-there'"),
    );
    const {code, output} = await build(site);
    expect(code).not.toBe(0);
    expect(output).toContain('not-there');
    expect(output).toContain('tutorialSidebar');
  });

  outerIt('E5 at plugin data that is not there, naming the plugin', async ({shortSite: site}) => {
    site.write(
      'src/pages/data.tsx',
      "import {usePluginData} from '@docusaurus/useGlobalData';\nexport default function Data() {\n  return <p>{String(usePluginData('plugin-that-is-not-there', 'default', {failfast: true}))}</p>;\n}\n",
    );
    const {code, output} = await build(site);
    expect(code).not.toBe(0);
    expect(output).toContain('plugin-that-is-not-there');
    expect(output).toContain('/data');
  });

  it('E7 at a broken link, naming page and link', async ({shortSite: site}) => {
    site.write('docs/broken.md', `${frontMatter}[away](/docs/not-there)\n`);
    const {code, output} = await build(site);
    expect(code).not.toBe(0);
    expect(output).toContain('/docs/broken');
    expect(output).toContain('/docs/not-there');
  });

  outerIt('E8 at a broken anchor when links are strict, as CI has them', async ({shortSite: site}) => {
    site.write('docs/anchor.md', `${frontMatter}[away](/docs/intro#没有这一节)\n`);
    const {code, output} = await build(site, {STRICT_LINKS: 'true'});
    expect(code).not.toBe(0);
    expect(output).toContain('/docs/anchor');
    expect(decodeURI(output)).toContain('/docs/intro#没有这一节');
  });

  it('E8 at a duplicate route when links are strict', async ({shortSite: site}) => {
    site.write('src/pages/docs/intro.md', '---\ntitle: Twice\n---\n\nTwice.\n');
    const {code, output} = await build(site, {STRICT_LINKS: 'true'});
    expect(code).not.toBe(0);
    expect(output).toMatch(/[Dd]uplicate routes[^]*\/docs\/intro/);
  });

  outerIt('E8 at a broken Markdown link when links are strict, naming file, line and remedy', async ({shortSite: site}) => {
    site.write('docs/markdown-link.md', `${frontMatter}[away](./not-there.md)\n`);
    const {code, output} = await build(site, {STRICT_LINKS: 'true'});
    expect(code).not.toBe(0);
    expect(output).toMatch(/docs\/markdown-link\.md:\d+:1 the Markdown link "\.\/not-there\.md"/);
  });

  outerIt('at an article that MDX cannot read, on one screen: place, line, what was read and the remedy', async ({shortSite: site}) => {
    site.write('docs/below.md', `${frontMatter}电压 <5 V 时。\n`);
    const {code, output} = await build(site);
    expect(code).not.toBe(0);
    expect(output).toContain('docs/below.md:7:4 "<5" is read as a tag');
    expect(output).toMatch(/> 7 \| 电压 <5 V 时。/);
    expect(output).toContain('Write &lt; for the sign');
    expect(output.slice(output.indexOf('[ERROR]')).split('\n').length).toBeLessThan(24);
  });

  const environments = [
    [{BASE_URL: 'x'}, 'BASE_URL is "x". It must begin and end with a slash'],
    [{SITE_URL: 'markdown.test'}, 'SITE_URL is "markdown.test". It must be an absolute address'],
    [{ALGOLIA_APP_ID: 'a'}, 'ALGOLIA_API_KEY is missing while ALGOLIA_APP_ID is set.'],
  ] as const;
  it.for(sampleOf(environments, 1))('at the environment %j, naming variable, value and remedy', async ([variables, message], {shortSite: site}) => {
    const {code, output} = await build(site, variables);
    expect(code).not.toBe(0);
    expect(output).toContain(message);
  });

  it('at an unknown tag and an unknown author', async ({shortSite: site}) => {
    const post = readFileSync(join(site.folder, 'blog/2026-11-02-welcome.md'), 'utf8');
    site.write('blog/2026-11-02-welcome.md', post.replace(/^tags: .*$/m, 'tags: [helo]'));
    const unknownTag = await build(site);
    expect(unknownTag.code).not.toBe(0);
    expect(unknownTag.output).toMatch(/\bhelo\b/);
    site.write('blog/2026-11-02-welcome.md', post.replace(/^authors: .*$/m, 'authors: [editor]'));
    const unknownAuthor = await build(site);
    expect(unknownAuthor.code).not.toBe(0);
    expect(unknownAuthor.output).toMatch(/"editor"/);
  });
});

describe.concurrent('the content check', () => {
  it('names file, line, value and remedy of a wrong field, tag, author and link', async ({site}) => {
    site.write(
      'blog/2026-11-20-faulty.md',
      '---\ntitle: 试验\ndescription: 这一篇只在测试里出现，用来说明出错时会看到什么消息。\nslug: faulty\ndate: 2026-11-20\nauthors: [editor]\ntags: [helo]\ndraft: maybe\n---\n\n摘要\n\n<!-- truncate -->\n\n[away](/docs/not-there)\n',
    );
    const {code, output} = await site.run('tsx', ['scripts/check-content.ts', 'blog/2026-11-20-faulty.md']);
    expect(code).toBe(1);
    for (const line of [
      'blog/2026-11-20-faulty.md:6:11 front-matter: The author "editor" is not in blog/authors.yml. Did you mean "editors"?',
      'blog/2026-11-20-faulty.md:7:8 front-matter: The tag "helo" is not in blog/tags.yml. Did you mean "hello"?',
      'blog/2026-11-20-faulty.md:8:8 front-matter: "draft" is "maybe". Write true or false.',
      'blog/2026-11-20-faulty.md:15:1 link: "/docs/not-there" leads nowhere.',
    ]) {
      expect(output).toContain(line);
    }
  });
});

describe.concurrent('a build that goes on', () => {
  // Strict: the only faults in the copy are those of the tests above.
  outerIt('S3 D7 without an announcement shows none, and tells pages whether the second blog is shown', async ({shortSite: site}) => {
    const file = readFileSync(join(site.folder, 'site/announcement.ts'), 'utf8');
    site.write(
      'site/announcement.ts',
      file.replace(/Announcement \| undefined = \{[^]*?\n\};/, 'Announcement | undefined = undefined;'),
    );
    const {code, output} = await build(site, {STRICT_LINKS: 'true'});
    expect(code, output).toBe(0);
    expect(read(site, 'index.html')).not.toContain('theme-announcement-bar');
    const config = readFileSync(join(site.folder, '.docusaurus/docusaurus.config.mjs'), 'utf8');
    expect(config).toMatch(/"SHOW_CONTENT": "false"/);
  });
});
