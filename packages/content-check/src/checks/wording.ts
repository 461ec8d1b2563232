import type {Config, Term} from '../config.ts';
import {message} from '../messages/message.ts';
import type {Article} from './article.ts';
import {codeWordsIn} from './code-words.ts';
import type {Finding} from './issue.ts';
import {positionAt} from './position.ts';
import {placeholder, readProse} from './prose.ts';
import {isWholeWords} from './whole-words.ts';

interface Spellings {
  /** The right spelling of each wrong one. */
  readonly rights: ReadonlyMap<string, string>;
  /** Every wrong spelling. A Latin one does not match within a longer name, path or address: github-slugger, github/markup, openssh.com. */
  readonly wrongs: RegExp;
}

/** Cached by list of terms, because all articles of a run share it. */
const known = new WeakMap<readonly Term[], Spellings>();

function spellingsOf(terms: readonly Term[]): Spellings {
  const made = known.get(terms) ?? makeSpellings(terms);
  known.set(terms, made);
  return made;
}

function makeSpellings(terms: readonly Term[]): Spellings {
  const rights = new Map(terms.flatMap(({right, wrong}) => wrong.map((word) => [word, right])));
  const patterns = [...rights.keys()]
    .sort((a, b) => b.length - a.length)
    .map((word) => {
      const pattern = word.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
      return /^[\x20-\x7E]+$/.test(word)
        ? `(?<![\\w./@:#-])${pattern}(?![\\w/@-]|[.:]\\w)`
        : pattern;
    });
  return {rights, wrongs: new RegExp(patterns.join('|'), 'g')};
}

/** Hides quotations, which keep the spelling of their authors. */
function withoutQuotations(text: string): string {
  return text.replace(/「[^「」]*」/g, (quoted) => placeholder.repeat(quoted.length));
}

/** Checks that visible text, except code and addresses, spells names and words like the terms. */
export function checkWording(article: Article, terms: Config['terms']): Finding[] {
  if (terms.list.length === 0) {
    return [];
  }
  const {rights, wrongs} = spellingsOf(terms.list);
  const {file, source} = article;
  return readProse(article).flatMap(({text, offsets}) => {
    const words = codeWordsIn(text);
    return (
      [...withoutQuotations(text).matchAll(wrongs)]
        .filter(({0: {length}, index}) => isWholeWords(text, index, index + length))
        .filter(({index}) => !words.some(({start, end}) => index >= start && index < end))
        // A text that is one lower-case word may be the value of an attribute, such as the name of a tab.
        .filter(({0: word}) => word !== text || word !== word.toLowerCase())
        .map(({0: word, index}) => {
          const right = rights.get(word) ?? word;
          const start = offsets[index] ?? 0;
          const isPlain = source.startsWith(word, start);
          return {
            file,
            ...positionAt(source, start),
            rule: 'wording',
            message: message('spelling', {word, right, file: terms.file}),
            ...(isPlain && {fix: {from: start, to: start + word.length, insert: right}}),
          };
        })
    );
  });
}
