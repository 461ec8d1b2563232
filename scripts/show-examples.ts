/**
 * `npm run examples -- FILE…`: prints each live example of the articles with its result, and the engines that differ.
 */
import {existsSync, readFileSync} from 'node:fs';
import {formatFinding} from '@markdown-zh/content-check';
import {readArticle} from '@markdown-zh/content-check/article';
import {explainFailure, mdxIssue} from '@markdown-zh/content-check/mdx-errors';
import {renderStandardMarkdown} from '@markdown-zh/diagnosis/standard';
import {formulas} from '@markdown-zh/diagnosis/standard/math';
import {normalizeHtml} from '@markdown-zh/engines/normalize-html';
import {findExamples} from '../plugins/articles/remark-article-parts/find-examples';
import {comparedEngines, engines} from './engines';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Name articles: npm run examples -- docs/tutorial-basics/lists.md');
  process.exitCode = 1;
}
for (const file of files) {
  if (!existsSync(file)) {
    console.error(`There is no file ${file}. Correct the path.`);
    process.exitCode = 1;
    continue;
  }
  const text = readFileSync(file, 'utf8');
  const result = readArticle(file, text);
  if (!result.ok) {
    console.error(formatFinding(mdxIssue(file, explainFailure(result.problem, text))));
    process.exitCode = 1;
    continue;
  }
  for (const {line, fence, source} of findExamples(result.article)) {
    const {flavour} = fence;
    const extensions = flavour === 'math' ? [formulas] : [];
    const {output} = renderStandardMarkdown(source, {
      flavour,
      extensions,
      idPrefix: '',
      baseUrl: '/',
    });
    console.log(`\n--- ${file}:${line} (${flavour})\n${source}\n  ↓\n${output}`);
    for (const engine of comparedEngines[flavour]) {
      const html = engines[engine].render(source);
      if (normalizeHtml(html) !== normalizeHtml(output)) {
        console.log(`  ≠ ${engine}:\n${html.trimEnd()}`);
      }
    }
  }
}
