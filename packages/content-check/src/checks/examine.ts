import type {SiteFacts} from '../config.ts';
import {message} from '../messages/message.ts';
import {parseMarkdown} from './article.ts';
import {checkAdmonitions} from './admonitions.ts';
import {checkCharacters, checkEncoding} from './characters.ts';
import {checkClaims} from './claims.ts';
import {checkCode} from './code.ts';
import {checkDates} from './dates.ts';
import {anchorsOf, checkExercises, exerciseIdsOf} from './exercises.ts';
import type {CheckedArticle, SourceFile} from './checked-article.ts';
import {checkFootnotes} from './footnotes.ts';
import {checkFrontMatter} from './front-matter.ts';
import {plainFields} from './front-matter-fields.ts';
import {checkHeadings} from './headings.ts';
import {checkInlineStyles} from './inline-styles.ts';
import {checkLength} from './length.ts';
import {readLeniently} from './lenient-article.ts';
import {mdxFinding} from './mdx-errors/explain.ts';
import {explainElements} from './mdx-errors/elements.ts';
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
export function examine(article: SourceFile, site: SiteFacts, parsers: Parsers): CheckedArticle {
  try {
    return examineText(article, site, parsers);
  } catch (error) {
    const failed = message('check-failed', {error: String(error)});
    return {
      issues: [{file: article.file, line: 1, column: 1, rule: 'check', message: failed}],
      facts: null,
    };
  }
}

function examineText(
  {file, kind, source, isDamaged = false}: SourceFile,
  {config, known}: SiteFacts,
  parsers: Parsers,
): CheckedArticle {
  const encoding = checkEncoding(file, source, isDamaged);
  if (encoding) {
    return {issues: [encoding], facts: null};
  }
  const issues = [
    ...checkCharacters(file, source, isDamaged),
    ...checkFrontMatter(file, source, kind, {config, known}),
  ];
  const tooLong = source.split('\n').findIndex((line) => line.length > longestLine);
  if (tooLong >= 0) {
    const place = {file, line: tooLong + 1, column: 1, rule: 'line-length'};
    return {
      issues: [...issues, {...place, message: message('long-line', {limit: longestLine})}],
      facts: null,
    };
  }
  const {article, faults} = readLeniently(file, source);
  const invalid = faults.map((fault) => mdxFinding(file, fault));
  if (article === undefined) {
    const {line = 1, column = 1} = invalid.at(-1) ?? {};
    const more = {file, line, column, rule: 'mdx', message: message('more-mdx-faults')};
    const unclosed = checkUnclosed({file, source, tree: parseMarkdown(source)});
    return {
      issues: [...issues, ...invalid, more, ...unclosed, ...checkCode(file, source, config.code)],
      facts: null,
    };
  }
  const exercises = kind === 'lesson' ? exerciseIdsOf(article) : [];
  return {
    issues: [
      ...issues,
      ...invalid,
      ...[
        ...explainNames(article.tree),
        ...explainElements(article.tree, config.components, config.allowsInlineStyles),
      ].map((explanation) => mdxFinding(file, explanation)),
      ...checkCode(file, source, config.code, article.tree),
      ...(kind === 'post'
        ? [...checkSummary(article), ...checkSources(article, config.posts.sources)]
        : []),
      ...(kind === 'lesson' ? checkExercises(article, config.lessons, parsers.exercise) : []),
      ...checkAdmonitions(article),
      ...(config.allowsInlineStyles ? [] : checkInlineStyles(article)),
      ...checkUnclosed(article),
      ...checkClaims(article),
      ...checkDates(article),
      ...checkFootnotes(article),
      ...checkHeadings(article),
      ...checkStandingHeadings(article, config.headings),
      ...checkLength(
        article,
        config.length,
        kind === 'lesson' ? config.lessons?.closing : config.posts.sources,
      ),
      // It reads the source again, without regard to what is invalid there.
      ...(faults.length > 0 ? [] : checkRendering(article, config.rendering)),
      ...checkTypography(article),
      ...checkWording(article, config.terms),
      ...checkSnippets(article, parsers.snippets, config.languages),
    ],
    facts: {
      file,
      frontMatter: plainFields(article.frontMatter),
      references: article.references,
      imports: article.imports,
      // A heading may have changed with a fault in it.
      ...(faults.length === 0 && {anchors: anchorsOf(article, kind)}),
      ...(exercises.length > 0 && {exercises}),
    },
  };
}
