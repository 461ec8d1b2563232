import {posix} from 'node:path';
import {replaceOutsideCode} from '@markdown-zh/content-check/article';
import {dateVariables, fillPattern} from '../permalink.ts';
import {readAddress, readTimeZone, type Generator} from './generator.ts';
import {isMarkdown, readSettings, textSetting} from './settings.ts';

/** https://jekyllrb.com/docs/permalinks/#built-in-formats */
const styles: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title:output_ext',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title:output_ext',
  none: '/:categories/:title:output_ext',
};

/** https://jekyllrb.com/docs/posts/ */
export const jekyll: Generator = {
  label: 'Jekyll',
  mark: '_config.yml and _posts',
  isIn: ({files}) =>
    files.includes('_config.yml') &&
    files.some((file) => /^(?:(?!source\/).+\/)?_posts\//.test(file)),
  readSite(folder) {
    const settings = readSettings(folder, ['_config.yml']);
    const address = readAddress(settings.url, settings.baseurl);
    const permalink = textSetting(settings.permalink, 'date');
    return {
      ...address,
      posts: '_posts',
      isPost: (path) => isMarkdown(path) && /(?:^|\/)_(?:posts|drafts)\//.test(path),
      isDraft: (path) => /(?:^|\/)_drafts\//.test(path),
      roots: [''],
      timeZone: readTimeZone(settings.timezone),
      addressFields: ['permalink', 'redirect_from'],
      addressesOf({path, fields, date, name, categories, isDraft}) {
        if (isDraft) {
          return [];
        }
        const [, above = ''] = /^(.*?)\/?_posts\//.exec(path) ?? [];
        const pattern = textSetting(fields.permalink, styles[permalink] ?? permalink);
        const filled = fillPattern(pattern, {
          ...dateVariables(date),
          title: name,
          slug: slugify(name),
          categories: [...above.split('/'), ...categories]
            .filter(Boolean)
            .map((category) => category.toLowerCase())
            .join('/'),
          output_ext: '.html',
        });
        const earlier = [fields.redirect_from ?? []].flat();
        return [
          filled && posix.join(address.base, filled),
          ...earlier.flatMap((each: unknown) =>
            typeof each === 'string' ? posix.join(address.base, '/', each) : [],
          ),
        ];
      },
      translate: replaceLiquid,
    };
  },
};

/** Jekyll's `slugify`: letters and digits of every script in lower case, hyphens between. */
function slugify(text: string): string {
  return text
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}

/** Replaces the addresses of Liquid's filters and of its tag `link`, and removes kramdown's attributes. */
function replaceLiquid(body: string): string {
  return replaceOutsideCode(
    body,
    /\{\{-?\s*["'][^"'\n]*["']\s*\|\s*(?:relative_url|absolute_url)\s*-?\}\}|\{%-?\s*link\s+\S+\s*-?%\}|\{:[^{}\n]*\}/,
    (mark) => {
      const [, address = ''] = /["']([^"'\n]*)["']\s*\|/.exec(mark) ?? [];
      const [, file] = /^\{%-?\s*link\s+(\S+)/.exec(mark) ?? [];
      return file === undefined ? address : `/${file}`;
    },
  );
}
