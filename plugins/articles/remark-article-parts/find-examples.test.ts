import {describe, expect, it} from 'vitest';
import {readContent} from '@markdown-zh/content-check';
import {type Article, readArticle} from '@markdown-zh/content-check/article';
import {renderStandardMarkdown} from '@markdown-zh/diagnosis/standard';
import {normalizeHtml} from '@markdown-zh/engines/normalize-html';
import {comparedEngines, engines} from '../../../scripts/engines';
import {findExamples} from './find-examples';
import contentCheck from '../../../site/content-check';

function article(source: string, file = 'docs/a.md'): Article {
  const result = readArticle(file, source);
  if (!result.ok) {
    throw new Error(`${file}: ${result.problem.reason}`);
  }
  return result.article;
}

const sourcesIn = (source: string) =>
  findExamples(article(source)).map((example) => example.source);

describe('findExamples', () => {
  it('finds examples and lines, with their place', () => {
    const source =
      '字\n\n```markdown example\n# a\n```\n\n```md\n# b\n```\n\n~~~md line C\n```\nc\n```\n~~~\n';
    expect(
      findExamples(article(source)).map((found) => [found.line, found.fence.kind, found.source]),
    ).toEqual([
      [3, 'example', '# a'],
      [11, 'line', '```\nc\n```'],
    ]);
  });

  it('takes the indentation of a list off, and no more', () => {
    expect(sourcesIn('1. 甲\n\n   ```markdown example\n       code\n   乙\n   ```\n')).toEqual([
      '    code\n乙',
    ]);
  });

  it('passes over an example that is shown inside another fence', () => {
    expect(sourcesIn('````md\n```markdown example\na\n```\n````\n')).toEqual([]);
  });

  it.each([
    ['a fence in a quotation', '> ```md example\n> # a\n>\n> > b\n> ```\n', '# a\n\n> b'],
    ['a fence behind tabs', '- 甲\n\n\t```md example\n\t# a\n\t```\n', '# a'],
    ['a fence beside the mark of a list', '- ```md example\n  # a\n  ```\n', '# a'],
    ['a fence that nothing closes, up to the end', '```md example\n# a\n', '# a'],
    ['empty lines at its ends', '```md example\n\n# a\n\n\n```\n', '\n# a\n\n'],
    ['comments', '```md example\n<!-- a -->\nb\n```\n', '<!-- a -->\nb'],
    ['comments in a quotation', '> ```md example\n> <!-- a -->\n> ```\n', '<!-- a -->'],
    ['ids', '甲 ` 乙\n```md example\n`a`\n## b {#c}\n```\n', '`a`\n## b {#c}'],
  ])('takes %s, character for character', (_, source, expected) => {
    expect(sourcesIn(source)).toEqual([expected]);
  });
});

const written = readContent(process.cwd(), contentCheck).files.flatMap(({file, source}) =>
  findExamples(article(source, file)).map((example) => ({
    ...example,
    place: `${file}:${example.line}`,
  })),
);

/** Constructs that no engine for comparison renders as GFM 0.29 requires, so that no comparison is possible. */
const beyond = [
  /\[\^/, // footnotes
  /\$/, // formulas
  /<(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)\b/i, // the tag filter of 6.11
  /\b(?:mailto|xmpp):/, // in 6.9 only since the revision that kept the number 0.29
];

describe('the examples in the content', () => {
  const comparable = written.filter(
    ({source}) => !beyond.some((construct) => construct.test(source)),
  );

  it('are many', () => {
    expect(written.length).toBeGreaterThan(150);
    expect(comparable.length / written.length).toBeGreaterThan(0.8);
  });

  it.each(comparable)('$place: an independent engine gives the same result', ({source, fence}) => {
    const {output} = renderStandardMarkdown(source, {
      flavour: fence.flavour,
      idPrefix: '',
      baseUrl: '/',
    });
    const others = comparedEngines[fence.flavour].map((engine) =>
      normalizeHtml(engines[engine].render(source)),
    );
    expect(others).toContain(normalizeHtml(output));
  });
});

describe('normalizeHtml', () => {
  it('does not see what no browser shows', () => {
    expect(normalizeHtml('<ul>\n<li>a<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>\n')).toBe(
      normalizeHtml('<ul><li>a\n<ul>\n<li>b</li></ul></li></ul>'),
    );
    expect(normalizeHtml('<input disabled="" type="checkbox" class="x"> a')).toBe(
      normalizeHtml('<input type="checkbox" disabled> a'),
    );
  });

  it('sees what differs', () => {
    expect(normalizeHtml('<p>a<br>b</p>')).not.toBe(normalizeHtml('<p>a\nb</p>'));
    expect(normalizeHtml('<pre><code>a\n\nb</code></pre>')).not.toBe(
      normalizeHtml('<pre><code>a\nb</code></pre>'),
    );
    expect(normalizeHtml('<code class="language-js">a</code>')).not.toBe(
      normalizeHtml('<code>a</code>'),
    );
  });
});
