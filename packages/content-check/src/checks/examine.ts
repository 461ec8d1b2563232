import type {SiteFacts} from '../config.ts';
import {parseMarkdown, readArticle, type Article} from './article.ts';
import {checkAdmonitions} from './admonitions.ts';
import {checkCharacters} from './characters.ts';
import {checkClaims} from './claims.ts';
import {checkDates} from './dates.ts';
import type {Findings, SourceFile} from './findings.ts';
import {checkFootnotes} from './footnotes.ts';
import {checkFrontMatter} from './front-matter.ts';
import {checkHeadings} from './headings.ts';
import {checkLength} from './length.ts';
import {explainFailure} from './mdx-errors/explain.ts';
import {mdxIssue} from './mdx-errors/issue.ts';
import {explainNames} from './mdx-errors/names.ts';
import {checkSources, checkSummary} from './posts.ts';
import {checkRendering} from './rendering.ts';
import {checkStandingHeadings} from './standing-headings.ts';
import {checkSnippets, type Parsers} from './snippets.ts';
import {checkTypography} from './typography.ts';
import {checkUnclosed} from './unclosed.ts';
import {checkWording} from './wording.ts';

/** On longer lines parsers run out of stack. Nobody writes such a line by hand. */
const longestLine = 50_000;

/** Runs all checks that need only the article and the known names. Never throws. */
export function examine(article: SourceFile, site: SiteFacts, parsers: Parsers): Findings {
  try {
    return examineText(article, site, parsers);
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
  {config, known}: SiteFacts,
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
    ...checkFrontMatter(file, source, kind, {config, known}),
  ];
  const result = readArticle(file, source);
  if (!result.ok) {
    const issue = mdxIssue(file, explainFailure(result.problem, source));
    const unclosed = checkUnclosed({file, source, tree: parseMarkdown(source)});
    return {issues: [...issues, issue, ...unclosed], facts: null};
  }
  const {article} = result;
  return {
    issues: [
      ...issues,
      ...explainNames(article.tree).map((explanation) => mdxIssue(file, explanation)),
      ...(kind === 'post'
        ? [...checkSummary(article), ...checkSources(article, config.posts.sources)]
        : []),
      ...checkAdmonitions(article),
      ...checkUnclosed(article),
      ...checkClaims(article),
      ...checkDates(article),
      ...checkFootnotes(article),
      ...checkHeadings(article),
      ...checkStandingHeadings(article, config.headings),
      ...checkLength(article, config.length, config.posts.sources),
      ...checkRendering(article, config.rendering),
      ...checkTypography(article),
      ...checkWording(article, config.terms),
      ...checkSnippets(article, parsers, config.languages),
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

/** The fields with a single value, because YAML can hold values that JSON cannot. */
function plainFields(frontMatter: Article['frontMatter']): Article['frontMatter'] {
  return Object.fromEntries(
    Object.entries(frontMatter).filter(([, value]) =>
      ['string', 'boolean', 'number'].includes(typeof value),
    ),
  );
}
