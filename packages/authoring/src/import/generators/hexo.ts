import {posix} from 'node:path';
import {dateVariables, fillPattern} from '../permalink.ts';
import {readAddress, readTimeZone, type Generator} from './generator.ts';
import {below, isBelow, isMarkdown, readSettings, textSetting} from './settings.ts';

/** https://hexo.io/docs/configuration, https://hexo.io/docs/permalinks */
export const hexo: Generator = {
  label: 'Hexo',
  mark: '_config.yml and source/_posts',
  isIn: ({files}) =>
    files.includes('_config.yml') && files.some((file) => /^[^/]+\/_posts\//.test(file)),
  readSite(folder) {
    const settings = readSettings(folder, ['_config.yml']);
    const source = textSetting(settings.source_dir, 'source');
    const posts = `${source}/_posts`;
    const drafts = `${source}/_drafts`;
    const permalink = textSetting(settings.permalink, ':year/:month/:day/:title/');
    const namePattern = patternOf(textSetting(settings.new_post_name, ':title.md'));
    const address = readAddress(settings.url, settings.root);
    const isDraft = (path: string) => isBelow(drafts, path);
    return {
      ...address,
      posts,
      isPost: (path) => isMarkdown(path) && (isBelow(posts, path) || isDraft(path)),
      isDraft,
      roots: [source],
      timeZone: readTimeZone(settings.timezone),
      assetsOf: (path) => path.replace(/\.\w+$/, ''),
      addressFields: ['permalink', 'abbrlink'],
      addressesOf({path, fields, title, date, categories}) {
        if (isDraft(path)) {
          return [];
        }
        if (typeof fields.permalink === 'string') {
          return [posix.join(address.base, fields.permalink)];
        }
        const file = below(posts, path).replace(/\.\w+$/, '');
        const slug = namePattern.exec(file)?.groups?.title ?? file;
        const own = Object.entries(fields).map(([name, value]) => [name, String(value)]);
        const category = categories.map((each) => mapped(settings.category_map, each)).map(slugify);
        const filled = fillPattern(permalink, {
          ...(Object.fromEntries(own) as Record<string, string>),
          ...dateVariables(date),
          title: slug,
          name: posix.basename(slug),
          post_title: title === undefined ? undefined : slugify(title),
          category: category.join('/') || textSetting(settings.default_category, 'uncategorized'),
        });
        return [filled === undefined ? undefined : posix.join(address.base, filled)];
      },
    };
  },
};

/** The name of a post's file as a pattern: what `:title` stands for is its part of the address. */
function patternOf(name: string): RegExp {
  const parts: Readonly<Record<string, string>> = {
    year: String.raw`\d{4}`,
    month: String.raw`\d{2}`,
    day: String.raw`\d{2}`,
    i_month: String.raw`\d{1,2}`,
    i_day: String.raw`\d{1,2}`,
    title: '(?<title>.+)',
  };
  const source = name
    .replace(/\.\w+$/, '')
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/:([a-z_]+)/g, (_, part: string) => parts[part] ?? '.+?');
  return new RegExp(`^${source}$`);
}

function mapped(map: unknown, name: string): string {
  const value =
    typeof map === 'object' && map !== null ? (map as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : name;
}

/** Hexo's `slugize`: hyphens for spaces and punctuation, once, and none at the ends. */
function slugify(text: string): string {
  return text.replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'<>,.?/]+/g, '-').replace(/^-|-$/g, '');
}
