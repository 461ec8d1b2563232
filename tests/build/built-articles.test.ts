import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it as base} from 'vitest';
import {eventsPath} from '@markdown-zh/content-check/plugin';
import {readArticles} from '../support/content';
import {inOuterRing} from '../support/outer-it';
import {copySite, shorten, type SiteCopy} from '../../scripts/site-copy';

/** The folder of the hidden blog's notes, whose words the index must not contain. */
const hiddenBlog = 'icms/';

const it = base.extend<{site: SiteCopy}>({
  // Vitest requires a pattern with the other fixtures' names, but there are none.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, provide) => {
    const site = copySite();
    shorten(site, hiddenBlog);
    writeArticles(site);
    await provide(site);
    site.remove();
  },
});

/** Writes articles with a unique word in every place from which the index takes words. */
function writeArticles(site: SiteCopy): void {
  const description = 'description: 这一页只在测试里出现，用来看它的文字在不在索引里。';
  const dated = (slug: string) => `slug: ${slug}\ndate: 2026-11-20\nauthors: [icms]\ntags: [can]`;
  const page = (word: string, ...lines: readonly string[]) =>
    `---\ntitle: ${word}题\n${[description, ...lines].join('\n')}\n---\n\n${word}摘要\n\n<!-- truncate -->\n\n## ${word}节\n\n${word}正文\n\n\`\`\`bash\necho ${word}\n\`\`\`\n`;
  site.write('docs/plain.md', page('明写词'));
  site.write('docs/unlisted.md', page('不列词', 'unlisted: true'));
  site.write('docs/draft.md', page('草稿词', 'draft: true'));
  site.write('blog/2026-11-20-unlisted.md', page('不列帖', dated('unlisted'), 'unlisted: true'));
  site.write('blog/2026-11-20-draft.md', page('草稿帖', dated('draft'), 'draft: true'));
  site.write('icms/2026-11-20-hidden.md', page('隐藏词', dated('hidden')));
}

/** Writes faults at which a build warns and goes on, and forms of MDX 1. */
function writeFaults(site: SiteCopy): void {
  site.write(
    'docs/legacy.md',
    `${frontMatter}[anchor](/docs/intro#没有这一节) [file](./not-there.md)

<!-- a comment that no reader sees -->

<p>一段里有<div>一块</div></p>

## 有自定编号的一节 {#own-id}

:::note 旧式标题

提示的正文

:::

${languages.map(([name, code]) => `\`\`\`${name}\n${code}\n\`\`\``).join('\n\n')}
`,
  );
  site.write('src/pages/docs/intro.md', '---\ntitle: Twice\n---\n\nTwice.\n');
}

/** Files of the build that name an unlisted page, apart from its own, the scripts and the hosts' redirects of its old addresses. */
function namingUnlisted(site: SiteCopy): readonly string[] {
  const folder = join(site.folder, 'build');
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && /\.(?:html|json|md|txt|xml)$/.test(entry.name))
    .map(({parentPath, name}) => join(parentPath, name).slice(folder.length + 1).replaceAll('\\', '/'))
    .filter((file) => !/^(?:docs|blog)\/unlisted(?:\.html)?\/index\.html$/.test(file))
    .filter((file) => /不列[词帖]|(?:docs|blog)\/unlisted/.test(built(site, file)));
}

/** All bytes of the index, as one text. */
function readIndex(site: SiteCopy): string {
  const folder = join(site.folder, 'build/search-index');
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');
}

function built(site: SiteCopy, file: string): string {
  return readFileSync(join(site.folder, 'build', file), 'utf8');
}

/** The articles that exist as a Markdown file, or whose page says that they do. */
function asMarkdown(site: SiteCopy, paths: readonly string[]): readonly string[] {
  return paths.filter((path) => {
    const page = `${path}/index.html`;
    const hasPage = existsSync(join(site.folder, 'build', page));
    return (
      existsSync(join(site.folder, 'build', `${path}.md`)) ||
      (hasPage && /text\/markdown|View as Markdown/.test(built(site, page)))
    );
  });
}

/** Makes the copy a repository with a shallow history, as `git clone --depth 1` does, and with its own date. */
function cutHistory(site: SiteCopy): void {
  const git = (...args: readonly string[]) => {
    const [GIT_AUTHOR_DATE, GIT_COMMITTER_DATE] = ['2001-02-03T04:05:06Z', '2001-02-03T04:05:06Z'];
    const env = {...process.env, GIT_AUTHOR_DATE, GIT_COMMITTER_DATE};
    const identity = ['-c', 'user.name=Ann', '-c', 'user.email=ann@a.test'];
    return execFileSync('git', [...identity, ...args], {cwd: site.folder, env, encoding: 'utf8'});
  };
  git('init', '--quiet');
  git('add', 'docs', 'learn', 'blog', 'icms', 'src/pages');
  git('commit', '--quiet', '--message', 'docs: articles');
  writeFileSync(join(site.folder, '.git/shallow'), git('rev-parse', 'HEAD'));
}

/** The words that the index contains. */
function foundIn(index: string, words: readonly string[]): readonly string[] {
  return words.filter((word) => index.includes(word));
}

/** Text with which a page would name the date of its file's last change. */
const lastUpdated = /Last updated|modified_time|dateModified|2001-02-03/;

const hiddenPaths = ['docs/unlisted', 'docs/draft', 'blog/unlisted', 'blog/draft'];

const kept = ['不列词', '草稿词', '不列帖', '草稿帖'];

/** Stretches of Han characters that only the hidden blog's notes contain. */
function wordsOfHiddenBlog(): readonly string[] {
  const [hidden, others] = [true, false].map((isHidden) =>
    readArticles()
      .filter(({file}) => file.startsWith(hiddenBlog) === isHidden)
      .map(({source}) => source)
      .join('\n'),
  );
  const stretches = new Set(hidden?.match(/\p{Script=Han}{6,}/gu));
  return [...stretches].filter((word) => !others?.includes(word));
}

/** All scripts of a built copy, concatenated. */
function scripts(site: SiteCopy): string {
  const folder = join(site.folder, 'build/assets/js');
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

const frontMatter = `---
title: 试验
description: 这一页只在测试里出现，用来说明出错时会看到什么消息。
sidebar_position: 99
---

`;

const outerIt = inOuterRing(it);

describe('a build of articles of every kind, with faults that stop no build', () => {
  const site = copySite();
  let output = '';

  beforeAll(async () => {
    shorten(site, hiddenBlog);
    writeArticles(site);
    writeFaults(site);
    const result = await site.run('docusaurus', ['build', '--no-minify']);
    expect(result.code, result.output).toBe(0);
    ({output} = result);
  });
  afterAll(() => {
    site.remove();
  });

  base('S16 D7 D10 D14 M12 gives away no hidden one, and without Git no date', () => {
    const index = readIndex(site);
    expect(foundIn(index, ['明写词题', '明写词正文', 'echo 明写词'])).toHaveLength(3);
    expect(foundIn(index, [...kept, '隐藏词', 'icms/', ...wordsOfHiddenBlog()])).toEqual([]);

    expect(asMarkdown(site, ['docs/plain', 'blog/welcome'])).toHaveLength(2);
    expect(asMarkdown(site, [...hiddenPaths, 'icms/hidden'])).toEqual([]);
    expect(namingUnlisted(site)).toEqual([]);
    expect(built(site, 'docs/unlisted/index.html')).toContain('不列词正文');
    expect(built(site, 'icms/hidden/index.html')).toContain('隐藏词正文');

    expect(output).toContain('Git is missing, or this folder is not a Git repository.');
    expect(built(site, 'docs/plain/index.html')).not.toMatch(lastUpdated);
  });

  base('E8 D8 D9 warns of broken anchors, Markdown links, duplicate routes and faulty HTML; keeps MDX 1 forms; highlights', () => {
    expect(decodeURI(output)).toContain('/docs/intro#没有这一节');
    expect(output).toMatch(/docs\/legacy\.md:\d+:\d+ the Markdown link "\.\/not-there\.md"/);
    expect(output).toMatch(/[Dd]uplicate routes[^]*\/docs\/intro/);
    expect(output).toMatch(/\/docs\/legacy[^]*HTML minifier diagnostic[^]*No "p" element in scope/);

    const html = built(site, 'docs/legacy/index.html');
    expect(html).not.toContain('a comment that no reader sees');
    expect(html).toMatch(/ id="?own-id\b/);
    expect(html).toMatch(/theme-admonition-note[^]*旧式标题[^]*提示的正文/);
    for (const [name] of languages) {
      const [, block = ''] = new RegExp(`language-${name} [^]*?<code[^>]*>([^]*?)</code>`).exec(html) ?? [];
      expect(block, name).toMatch(/class="token (?!plain")/);
    }
    expect(html).not.toMatch(/<(?:pre|code|span)[^>]* style=/);
    expect(scripts(site)).toContain('theme-code-block');
    // The page's own scripts; exports of the playground load Prism at a press.
    const own = [...html.matchAll(/[^"\s=]*\/(assets\/js\/[^"\s>]+\.js)/g)].map(([, path = '']) => built(site, path));
    expect(own.length).toBeGreaterThan(0);
    expect(own.join('\n')).not.toMatch(/Prism|languages\.extend\(/);
    expect(scripts(site)).not.toContain(eventsPath); // only reports of `npm start` need this path
  });
});

describe.concurrent('a build of articles that are public, hidden, unlisted or drafts', () => {
  outerIt('S16 D7 D10 D14 gives those of the second blog when it is shown, and in a shallow clone no date', async ({site}) => {
    cutHistory(site);
    const {code, output} = await site.run('docusaurus', ['build', '--no-minify'], {SHOW_CONTENT: 'true'});
    expect(code, output).toBe(0);
    const index = readIndex(site);
    const words = ['隐藏词题', '隐藏词节', '隐藏词正文', 'echo 隐藏词', 'icms/hidden'];
    expect(foundIn(index, words)).toEqual(words);
    expect(foundIn(index, kept)).toEqual([]);
    const ofNotes = wordsOfHiddenBlog();
    expect(ofNotes.length).toBeGreaterThan(100);
    expect(foundIn(index, ofNotes).length).toBeGreaterThan(0.9 * ofNotes.length);

    expect(asMarkdown(site, ['icms/hidden'])).toHaveLength(1);
    expect(built(site, 'icms/hidden.md')).toContain('隐藏词正文');
    expect(asMarkdown(site, hiddenPaths)).toEqual([]);

    expect(output).toContain('git fetch --unshallow');
    expect(built(site, 'docs/plain/index.html')).not.toMatch(lastUpdated);
    expect(built(site, 'icms/hidden/index.html')).not.toMatch(lastUpdated);
  });

  outerIt("S16 has no index with Algolia's keys, and DocSearch takes the search's place", async ({site}) => {
    const {code, output} = await site.run('docusaurus', ['build', '--no-minify'], {
      ALGOLIA_APP_ID: 'APPLICATION',
      ALGOLIA_API_KEY: 'key',
      ALGOLIA_INDEX_NAME: 'index',
    });
    expect(code, output).toBe(0);
    expect(existsSync(join(site.folder, 'build/search-index'))).toBe(false);
    expect(existsSync(join(site.folder, 'build/opensearch.xml'))).toBe(true);
    expect(built(site, 'index.html')).toContain('DocSearch-Button');
    expect(built(site, 'index.html')).not.toContain('aria-keyshortcuts="Control+K /"');
    expect(built(site, 'search/index.html')).toContain('Search the documentation');
    expect(output).not.toMatch(/duplicate/i);
  });
});

/** Each language of the contract's row D9, with a line that has something to highlight. */
const languages: readonly (readonly [string, string])[] = [
  ['sql', 'SELECT 1;'],
  ['typescript', 'const a: number = 1;'],
  ['jsx', 'const a = <b c="d" />;'],
  ['tsx', 'const a = <b c="d" />;'],
  ['javascript', 'const a = 1;'],
  ['swift', 'let a = 1'],
  ['kotlin', 'val a = 1'],
  ['c', 'int a = 1;'],
  ['cpp', 'int a = 1;'],
  ['rust', 'let a = 1;'],
  ['go', 'func main() {}'],
  ['python', 'def a(): return 1'],
  ['json', '{"a": 1}'],
  ['yaml', 'a: 1'],
  ['markdown', '# a'],
  ['css', 'a { color: red }'],
  ['html', '<b class="c">a</b>'],
  ['graphql', 'query { a }'],
  ['bash', 'echo "a"'],
  ['diff', '- a\n+ b'],
  ['ini', '[a]\nb = 1'],
  ['toml', '[a]\nb = 1'],
  ['java', 'class A {}'],
  ['cmake', 'set(a 1)'],
  ['makefile', 'a: b\n\techo c'],
];
