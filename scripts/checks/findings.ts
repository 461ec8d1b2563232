import {readArticle, type Article} from './article';
import {checkBoxes} from './boxes';
import {checkCharacters} from './characters';
import {checkClaims} from './claims';
import {checkDates} from './dates';
import {checkFootnotes} from './footnotes';
import {checkFrontMatter, type KnownNames} from './front-matter';
import type {ArticleKind} from './front-matter-schema';
import {checkHeadings} from './headings';
import type {Issue} from './issue';
import {explainFailure} from './mdx-errors/explain';
import {mdxIssue} from './mdx-errors/issue';
import {explainNames} from './mdx-errors/names';
import {checkSources, checkSummary} from './posts';
import {checkSnippets, type Parsers} from './snippets';
import {checkTypography} from './typography';
import {checkWording} from './wording';

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

/** Characters beyond which a line is no text that somebody wrote, and parsers run out of stack. */
const longestLine = 50_000;

/** All checks for which nothing but the article has to be known, and the names that it may use. Never throws. */
export function examine(article: SourceFile, known: KnownNames, parsers: Parsers): Findings {
  try {
    return examineText(article, known, parsers);
  } catch (error) {
    const message = `The check itself failed here: ${String(error)}. Report it with this file.`;
    return {
      issues: [{file: article.file, line: 1, column: 1, rule: 'check', message}],
      facts: null,
    };
  }
}

function examineText(
  {file, kind, source, isDamaged = false}: SourceFile,
  known: KnownNames,
  parsers: Parsers,
): Findings {
  const tooLong = source.split('\n').findIndex((line) => line.length > longestLine);
  if (tooLong >= 0) {
    const message = `The line has more than ${longestLine} characters. Break it into paragraphs.`;
    return {
      issues: [{file, line: tooLong + 1, column: 1, rule: 'line-length', message}],
      facts: null,
    };
  }
  const issues = [
    ...checkCharacters(file, source, isDamaged),
    ...checkFrontMatter(file, source, kind, known),
  ];
  const result = readArticle(file, source);
  if (!result.ok) {
    const issue = mdxIssue(file, explainFailure(result.problem, source));
    return {issues: [...issues, issue], facts: null};
  }
  const {article} = result;
  return {
    issues: [
      ...issues,
      ...explainNames(article.tree).map((explanation) => mdxIssue(file, explanation)),
      ...(kind === 'post' ? [...checkSummary(article), ...checkSources(article)] : []),
      ...checkBoxes(article),
      ...checkClaims(article),
      ...checkDates(article),
      ...checkFootnotes(article),
      ...checkHeadings(article),
      ...checkTypography(article),
      ...checkWording(article),
      ...checkSnippets(article, parsers),
    ],
    facts: {
      file,
      frontMatter: plainFields(article.frontMatter),
      references: article.references,
      imports: article.imports,
      anchors: [...article.anchors],
    },
  };
}

/** The fields that are one value each: front matter in YAML may hold what JSON cannot. */
function plainFields(frontMatter: Article['frontMatter']): Article['frontMatter'] {
  return Object.fromEntries(
    Object.entries(frontMatter).filter(([, value]) =>
      ['string', 'boolean', 'number'].includes(typeof value),
    ),
  );
}
