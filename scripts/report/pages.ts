import {visit} from 'unist-util-visit';
import {contentLanguage} from '../../site/locale';
import {type Article, readProse} from '@markdown-zh/content-check/article';
import {countWords, wordsPerMinute} from '../../plugins/articles/reading-time';
import {findExamples} from '../../plugins/articles/remark-article-parts/find-examples';
import {lengthOf} from './length';
import contentCheck from '../../site/content-check';

/** The figures of a page. */
export interface PageFacts {
  readonly file: string;
  /** The day of its last commit, YYYY-MM-DD in universal time; undefined if Git does not know the file. */
  readonly changed: string | undefined;
  readonly han: number;
  readonly words: number;
  /** Reading time as the blog shows it: 200 words a minute, by Unicode's segmentation. */
  readonly minutes: number;
  readonly examples: number;
  /** Footnotes after a figure or a claim. */
  readonly citations: number;
  /** Footnotes, or the items of the list of sources. */
  readonly sources: number;
  /** Figures marked as derived. */
  readonly derived: number;
}

/**
 * Describes an article.
 *
 * @param timestamp of its last commit, in milliseconds since 1970
 */
export function describePage(article: Article, timestamp: number | undefined): PageFacts {
  const {file, source} = article;
  const prose = proseOf(article);
  const count = (pattern: RegExp) => (prose.match(pattern) ?? []).length;
  const [, sourceList = ''] = prose.split(`\n## ${contentCheck.posts.sources}\n`);
  const {han, words} = lengthOf(
    readProse(article)
      .map(({text}) => text)
      .join('\n'),
  );
  const text = source.replace(/^---\n[\s\S]*?\n---\n/, '');
  return {
    file,
    changed: timestamp === undefined ? undefined : new Date(timestamp).toISOString().slice(0, 10),
    han,
    words,
    minutes: Math.ceil(countWords(text, contentLanguage) / wordsPerMinute),
    examples: findExamples(article).length,
    citations: count(/\[\^[^\]]+\](?!:)/g),
    sources: count(/^\[\^[^\]]+\]:/gm) || (sourceList.match(/^- /gm) ?? []).length,
    derived: count(/计算值/g),
  };
}

/** Orders pages by their last change, the oldest first; those unknown to Git come last. */
export function byAge(a: PageFacts, b: PageFacts): number {
  return compare(a.changed ?? '9', b.changed ?? '9') || compare(a.file, b.file);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The source of an article without its code. */
function proseOf({source, tree}: Article): string {
  let prose = '';
  let end = 0;
  visit(tree, ['code', 'inlineCode'], ({position}) => {
    prose += source.slice(end, position?.start.offset);
    end = position?.end.offset ?? end;
  });
  return prose + source.slice(end);
}
