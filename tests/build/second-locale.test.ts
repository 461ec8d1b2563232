import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Parser} from 'htmlparser2';
import {expect, it as base} from 'vitest';
import {parse} from 'yaml';
import {isDue} from '../support/ring';
import {copySite, shorten, type SiteCopy} from '../../scripts/site-copy';

const it = base.extend<{site: SiteCopy}>({
  // Vitest requires a pattern with the other fixtures' names, but there are none.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, provide) => {
    const site = copySite();
    shorten(site, 'docs/tutorial-extras/');
    await provide(site);
    site.remove();
  },
});

const spoken = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
const unread = new Set(['head', 'script', 'style', 'code', 'pre', 'svg']);

/** The texts of a page, including those for screen readers, that contain only Latin words. */
function latinIn(html: string): string[] {
  const found = new Set<string>();
  let hidden = 0;
  const note = (text: string) => {
    if (hidden === 0 && /[A-Za-z]{2}/.test(text) && !/\p{Script=Han}/u.test(text)) {
      found.add(text.trim());
    }
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      hidden += unread.has(name) ? 1 : 0;
      spoken.forEach((attribute) => {
        note(attributes[attribute] ?? '');
      });
    },
    ontext: note,
    onclosetag(name) {
      hidden -= unread.has(name) ? 1 : 0;
    },
  });
  parser.write(html);
  parser.end();
  return [...found].sort();
}

interface Named {
  readonly name?: string;
  readonly title?: string;
  readonly label?: string;
}

/** Names in the content, which both languages share. */
function namesOf(site: SiteCopy, file: string): string[] {
  const entries = parse(readFileSync(join(site.folder, file), 'utf8')) as Record<string, Named>;
  return Object.values(entries).flatMap(({name, title, label}) =>
    [name, title, label].flatMap((text) => text ?? []),
  );
}

/** The label of the language switcher's button. */
function switcherIn(html: string): string | undefined {
  return /<button[^>]*>(?:<svg[^]*?<\/svg>)(?<label>[^<]+)<\/button>/.exec(html)?.groups?.label;
}

function scriptsIn(folder: string): string {
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

const title = 'a second locale of the interface: labels are translated, articles shared, and the switcher shows both @outer';

it.runIf(isDue(title))(title, async ({site}) => {
  const locale = readFileSync(join(site.folder, 'site/locale.ts'), 'utf8');
  expect(locale).toContain("locales: ['en'],");
  site.write('site/locale.ts', locale.replace("locales: ['en'],", "locales: ['en', 'zh-CN'],"));
  const {code, output} = await site.run('docusaurus', ['build', '--no-minify']);
  expect(code, output).toBe(0);

  const read = (path: string) => readFileSync(join(site.folder, 'build', path), 'utf8');
  const names = [
    ...namesOf(site, 'blog/authors.yml'),
    ...namesOf(site, 'blog/tags.yml'),
    'BatNoter',
    'Ctrl K',
  ];
  for (const page of ['index', '404', 'blog/index', 'blog/welcome/index', 'docs/intro/index', 'search/index', 'offline/index']) {
    const english = read(`${page}.html`);
    const chinese = read(`zh-CN/${page}.html`);
    expect(english).toMatch(/<html lang="?en\b/);
    expect(chinese).toMatch(/<html lang="?zh-CN\b/);
    expect(latinIn(english), page).toContain('Follow us');
    expect(latinIn(chinese).filter((text) => !names.includes(text)), page).toEqual([]);
    // The switcher shows its items only when it is open. They lead to the page's counterparts, which each page names.
    expect(switcherIn(english), page).toBe('English');
    expect(switcherIn(chinese), page).toBe('简体中文');
    for (const html of [english, chinese]) {
      expect(html.match(/(?<=rel="?alternate"? [^>]*hreflang="?)[\w-]+/gi), page).toEqual(['en', 'zh-CN', 'x-default']);
    }
  }
  const scripts = scriptsIn(join(site.folder, 'build/zh-CN/assets/js'));
  expect(scripts).toContain('"locales":["en","zh-CN"]');
  // After React has started, pages show the same labels as in their HTML.
  expect(scripts).toContain('"label":"试验场"');
  expect(scripts).not.toContain('"label":"Playground"');

  const [shared = ''] = /<p>[^<]{40,}<\/p>/.exec(read('docs/tutorial-extras/hacks/index.html')) ?? [];
  expect(shared).toMatch(/\p{Script=Han}{10}/u);
  const chinese = read('zh-CN/docs/tutorial-extras/hacks/index.html');
  expect(chinese).toContain(shared);
  expect(chinese).toContain('编辑此页');
  // Labels inside articles are marked as Chinese too, so no text has the voice of another language.
  expect(latinIn(chinese)).not.toContain('Result');
  expect(chinese).not.toMatch(/lang="?en\b(?!-)[^>]*>[^<]*\p{Script=Han}/u);
});
