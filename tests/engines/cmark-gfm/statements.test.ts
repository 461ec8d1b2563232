import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {normalizeHtml} from '@markdown-zh/engines/normalize-html';
import {engines} from '../../../scripts/engines';
import {readContent} from '@markdown-zh/content-check';
import {readPage, tableBelow} from '../pages';
import {installedCmark, measureAnswers, readAnswers} from './answers';
import {absentFeatures, features, sentences} from './features';
import {agreeingExamples, statements} from './statements';
import contentCheck from '../../../site/content-check';

const answers = readAnswers();
const partials = 'src/pages/_compatibility';

/** The normalised result of cmark-gfm for a source; throws if it was not asked. */
function answer(source: string): string {
  const html = answers.html[source];
  if (html === undefined) {
    throw new Error('No answer to this source. Run: npm run check -- cmark-gfm');
  }
  return normalizeHtml(html);
}

const pages = new Map(
  [...new Set(statements.map(({page}) => page))].map((page) => [page, readPage(page)]),
);

describe('cmark-gfm does what the articles say', () => {
  it.each(
    statements.map(
      (statement) => [`${statement.page}#${statement.at}: ${statement.says}`, statement] as const,
    ),
  )('%s', (_, {source, gives}) => {
    const html = answer(source);
    if (typeof gives === 'string') {
      expect(html).toBe(normalizeHtml(gives));
    } else if (typeof gives === 'object') {
      expect(gives.holds(html) ? gives.what : html).toBe(gives.what);
    }
  });

  it.each(agreeingExamples)('as micromark at $place: $source', ({source}) => {
    expect(answer(source)).toBe(normalizeHtml(engines.micromark.render(source)));
  });

  it('each statement stands in a section that there is', () => {
    const lost = statements.filter(({page, at}) => !pages.get(page)?.article.anchors.has(at));
    expect(lost.map(({page, at}) => `${page}#${at}`)).toEqual([]);
  });

  it('each section that names it has a statement', () => {
    const proved = new Set([
      ...statements.map(({page, at}) => `${page}#${at}`),
      ...agreeingExamples.map(({place}) => place),
    ]);
    const named = [...pages].flatMap(([page, {sections}]) =>
      sections
        .filter(({markdown}) => markdown.includes('cmark-gfm'))
        .map(({anchor}) => `${page}#${anchor}`),
    );
    // The first and the last section name the sources of results; the others are tables, which are tested below.
    const elsewhere =
      /#(?:这一页怎样读|例子与结果|例子和结论怎样得来|引擎实测|规范怎样写成|参考资料)$/;
    expect(named.filter((place) => !proved.has(place) && !elsewhere.test(place))).toEqual([]);
  });
});

describe('the table of engines', () => {
  const columns = {
    'commonmark.js': engines.commonmark.render,
    'markdown-it': engines['markdown-it linkify'].render,
    marked: engines.marked.render,
    'micromark 加 gfm': engines['micromark gfm'].render,
    'cmark-gfm': answer,
  };
  const rows = tableBelow(readPage('src/pages/compatibility/gfm-engines.md'), '引擎实测');
  const strikes = (html: string) => html.replaceAll(/<(\/?)s>/g, '<$1del>');

  it.each(features)('$name', ({name, source, done, half}) => {
    const measured = Object.values(columns).map((render) => {
      const html = strikes(normalizeHtml(render(source)));
      return html.includes(done) ? '是' : half && html.includes(half.html) ? half.says : '否';
    });
    expect(rows.find(([feature]) => feature === name)).toEqual([name, ...measured]);
  });

  it.each(absentFeatures)('no engine does %j', (source) => {
    const plain = normalizeHtml(engines.commonmark.render(source));
    for (const render of Object.values(columns)) {
      expect(normalizeHtml(render(source))).toBe(plain);
    }
  });

  it.each(sentences)('beside it: $says', ({source, ...expected}) => {
    const html = {
      markdownIt: columns['markdown-it'](source),
      marked: columns.marked(source),
      micromark: columns['micromark 加 gfm'](source),
      cmark: columns['cmark-gfm'](source),
    };
    for (const [name, written] of Object.entries(html)) {
      const shown = strikes(normalizeHtml(written));
      const wanted = expected[name as keyof typeof html];
      expect(shown.includes(wanted) ? wanted : shown, name).toBe(wanted);
    }
  });

  it('has no other row', () => {
    const names = [...features.map(({name}) => name), '提示框、公式、Mermaid、表情短码'];
    expect(rows.map(([name]) => name)).toEqual(names);
  });
});

describe('the version', () => {
  it('is named once, where the site says how it measures', () => {
    const sources = [
      ...readContent(process.cwd(), contentCheck).files,
      ...readdirSync(partials)
        .filter((name) => name.endsWith('.mdx'))
        .map((name) => ({
          file: `${partials}/${name}`,
          source: readFileSync(`${partials}/${name}`, 'utf8'),
        })),
    ];
    const named = sources.flatMap(({file, source}) =>
      [...source.matchAll(/(0\.29\.0\.gfm\.\d+)/g)].map(([, version]) => `${file}: ${version}`),
    );
    expect(named).toEqual([`src/pages/_compatibility/method.mdx: ${answers.version}`]);
  });

  it('is that of the examples of GFM', () => {
    expect(readFileSync('packages/engines/src/examples/gfm-examples.ts', 'utf8')).toContain(
      `cmark-gfm ${answers.version}`,
    );
  });

  it.runIf(installedCmark() === answers.version)(
    'still answers as it did',
    () => {
      expect(measureAnswers()).toEqual(answers);
    },
    120_000,
  ); // one process for each of some hundred texts
});
