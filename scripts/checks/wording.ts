import {terms} from '../../site/terms';
import type {Article} from './article';
import type {Issue} from './issue';
import {placeAt} from './place';
import {placeholder, readProse} from './prose';

const rights = new Map(terms.flatMap(({right, wrong}) => wrong.map((word) => [word, right])));

/** Every wrong spelling; a Latin one is no part of a longer name, path or address: github-slugger, github/markup, openssh.com. */
const wrongs = new RegExp(
  [...rights.keys()]
    .sort((a, b) => b.length - a.length)
    .map((word) => {
      const pattern = word.replace(/[.+]/g, String.raw`\$&`);
      return /^[\x20-\x7E]+$/.test(word)
        ? `(?<![\\w./@:#-])${pattern}(?![\\w/@-]|[.:]\\w)`
        : pattern;
    })
    .join('|'),
  'g',
);

/** What is quoted is spelt as its author did. */
function withoutQuotations(text: string): string {
  return text.replace(/「[^」]*」/g, (quoted) => placeholder.repeat(quoted.length));
}

/** Names and words are spelt as site/terms.ts has them, in all that readers see but code and addresses. */
export function checkWording(article: Article): Issue[] {
  const {file, source} = article;
  return readProse(article).flatMap(({text, offsets}) =>
    [...withoutQuotations(text).matchAll(wrongs)]
      // A value of an attribute, such as the name of a tab.
      .filter(({0: word}) => word !== text || word !== word.toLowerCase())
      .map(({0: word, index}) => {
        const right = rights.get(word) ?? word;
        const start = offsets[index] ?? 0;
        const isPlain = source.startsWith(word, start);
        return {
          file,
          ...placeAt(source, start),
          rule: 'wording',
          message: `"${word}" is spelt "${right}" here. Write that, or change site/terms.ts.`,
          ...(isPlain && {fix: {start, end: start + word.length, text: right}}),
        };
      }),
  );
}
