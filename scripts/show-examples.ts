/**
 * `npm run examples -- FILE…`: prints each live example of the articles, what it yields, and which
 * other engines yield something else.
 */
import {readFileSync} from 'node:fs';
import {renderStandardMarkdown} from '../src/lib/standard-markdown';
import {formulas} from '../src/lib/standard-markdown/math';
import {findExamples} from './checks/examples';
import {normalizeHtml} from './checks/normalize-html';
import {comparedEngines, engines} from './engines';

for (const file of process.argv.slice(2)) {
  for (const {line, fence, source} of findExamples(readFileSync(file, 'utf8'))) {
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
