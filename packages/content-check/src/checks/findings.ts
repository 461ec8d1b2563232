import type {ArticleKind} from '../config.ts';
import type {Article} from './article.ts';
import type {Issue} from './issue.ts';

/** An article's file as it lies on disk. */
export interface SourceFile {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  readonly kind: ArticleKind;
  readonly source: string;
  /** Its bytes were no UTF-8. */
  readonly isDamaged?: boolean;
}

/** What other articles may depend on of one: what of an article is left when its text has been looked at. */
export type ArticleFacts = Pick<
  Article,
  'file' | 'frontMatter' | 'references' | 'imports' | 'anchors'
>;

/** What one article says by itself. It is the same wherever and whenever it is found, and can be kept as JSON. */
export interface Findings {
  readonly issues: readonly Issue[];
  /** None of an article that is not valid MDX. */
  readonly facts: (Omit<ArticleFacts, 'anchors'> & {readonly anchors: readonly string[]}) | null;
}

/** The issues of single articles. */
export function issuesOf(findings: readonly Findings[]): Issue[] {
  return findings.flatMap(({issues}) => issues);
}

/** What all checks know of the articles that are valid MDX. */
export function factsOf(findings: readonly Findings[]): ArticleFacts[] {
  return findings.flatMap(({facts}) =>
    facts === null ? [] : [{...facts, anchors: new Set(facts.anchors)}],
  );
}
