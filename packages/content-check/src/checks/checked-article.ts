import type {ArticleKind} from '../config.ts';
import type {Article} from './article.ts';
import type {Finding} from './issue.ts';

/** An article's file on disk. */
export interface SourceFile {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  readonly kind: ArticleKind;
  /** Its lines end in LF. */
  readonly source: string;
  /** All lines of the file end in CRLF, which fixes keep. */
  readonly hasCrLf?: boolean;
  /** Its bytes were not UTF-8. */
  readonly isDamaged?: boolean;
}

/** The parts of an article that checks of other articles use. */
export interface ArticleFacts extends Pick<
  Article,
  'file' | 'frontMatter' | 'references' | 'imports'
> {
  /** Undefined if they are not known, as in an article that is not valid MDX. */
  readonly anchors: ReadonlySet<string> | undefined;
  /** The ids of a lesson's exercises, which are also anchors. */
  readonly exercises?: readonly string[];
}

/** The result of the checks of one article. It depends on nothing else, and can be cached as JSON. */
export interface CheckedArticle {
  readonly issues: readonly Finding[];
  /** Null for an article that cannot be read. */
  readonly facts: (Omit<ArticleFacts, 'anchors'> & {readonly anchors?: readonly string[]}) | null;
}

/** The issues of single articles. */
export function issuesOf(checked: readonly CheckedArticle[]): Finding[] {
  return checked.flatMap(({issues}) => issues);
}

/** The facts of all articles that can be read. */
export function factsOf(checked: readonly CheckedArticle[]): ArticleFacts[] {
  return checked.flatMap(({facts}) =>
    facts === null ? [] : [{...facts, anchors: facts.anchors && new Set(facts.anchors)}],
  );
}
