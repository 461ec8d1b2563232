import {describe, expect, it} from 'vitest';
import {diagnose} from '@markdown-zh/diagnosis';
import {exampleSets} from '@markdown-zh/engines/examples';

/**
 * Alarms on examples of the specifications. Each of these examples shows, on purpose, text that a rule is about: it
 * does not become what it looks like.
 */
const deliberate: readonly {
  readonly rule: string;
  readonly why: string;
  readonly examples: readonly string[];
}[] = [
  {
    rule: 'entity-no-semicolon',
    why: 'shows what is no entity without its semicolon',
    examples: ['commonmark 28', 'commonmark 29'],
  },
  {rule: 'heading-too-deep', why: 'shows seven number signs', examples: ['commonmark 63']},
  {
    rule: 'break-at-block-end',
    why: 'shows that a backslash at the end of a block stays',
    examples: ['commonmark 90', 'commonmark 644', 'commonmark 646'],
  },
  {
    rule: 'heading-setext-by-accident',
    why: 'shows that two lines above dashes become a heading',
    examples: ['commonmark 95'],
  },
  {
    rule: 'fence-unclosed',
    why: 'shows lines that look like closing fences and are none',
    examples: ['commonmark 127', 'commonmark 137', 'commonmark 139'],
  },
  {
    rule: 'indented-code-by-accident',
    why: 'shows that a fence, and HTML behind a blank line, is code if it is indented by four spaces',
    examples: ['commonmark 134', 'commonmark 184', 'commonmark 191'],
  },
  {
    rule: 'fence-in-fence',
    why: 'shows that a closing fence has no info string',
    examples: ['commonmark 147'],
  },
  {
    rule: 'html-block-markdown',
    why: 'shows that a fence within an HTML block is none',
    examples: ['commonmark 161'],
  },
  {
    rule: 'html-filtered',
    why: 'uses the elements that GFM’s tag filter is about, which CommonMark lets through',
    examples: [
      'commonmark 170',
      'commonmark 171',
      'commonmark 172',
      'commonmark 173',
      'commonmark 176',
      'commonmark 178',
      'gfm 653',
    ],
  },
  {
    rule: 'html-inline-swallowed',
    why: 'shows that a title must be set apart, so that its destination becomes an unknown element',
    examples: ['commonmark 201'],
  },
  {
    rule: 'definition-duplicate',
    why: 'shows that the first of two definitions counts',
    examples: ['commonmark 204', 'commonmark 544'],
  },
  {
    rule: 'definition-in-paragraph',
    why: 'shows that a definition does not interrupt a paragraph',
    examples: ['commonmark 213'],
  },
  {
    rule: 'emphasis-by-accident',
    why: 'shows that stars between digits are emphasis',
    examples: ['commonmark 356'],
  },
  {
    rule: 'list-by-accident',
    why: 'shows that another marker begins another list',
    examples: ['commonmark 301'],
  },
  {
    rule: 'list-merged',
    why: 'shows that blank lines do not end a list',
    examples: ['commonmark 306'],
  },
  {
    rule: 'list-loose',
    why: 'shows that a blank line between two items makes the list loose',
    examples: ['commonmark 314'],
  },
  {rule: 'quote-lazy', why: 'shows a lazy continuation line', examples: ['commonmark 251']},
  {
    rule: 'list-nested-indent',
    why: 'shows a list that is indented too little to be nested',
    examples: ['commonmark 297'],
  },
  {
    rule: 'emphasis-space-inside',
    why: 'shows stars beside a space, which neither open nor close',
    examples: ['commonmark 379', 'commonmark 391'],
  },
  {
    rule: 'link-destination-space',
    why: 'shows that a destination holds no space',
    examples: ['commonmark 488'],
  },
  {
    rule: 'link-backslash',
    why: 'shows that a backslash in a destination stays one',
    examples: ['commonmark 502'],
  },
  {
    rule: 'link-space-before-destination',
    why: 'shows that no space stands before a destination',
    examples: ['commonmark 511'],
  },
  {
    rule: 'reference-undefined',
    why: 'shows that labels match by their source, escapes included',
    examples: ['commonmark 545'],
  },
  {
    rule: 'table-swallows-text',
    why: 'shows that a line below a table becomes a row',
    examples: ['gfm 202'],
  },
  {
    rule: 'table-delimiter-columns',
    why: 'shows a delimiter row that does not match its header',
    examples: ['gfm 203'],
  },
  {rule: 'table-extra-cells', why: 'shows that excess cells are dropped', examples: ['gfm 204']},
];

/** The rules that may raise an alarm on an example. */
function excused(name: string): string[] {
  return deliberate.filter(({examples}) => examples.includes(name)).map(({rule}) => rule);
}

describe('the specifications’ examples', () => {
  const {commonmark, gfm} = exampleSets();
  const examples = Object.entries({commonmark, gfm}).flatMap(([set, sections]) =>
    sections.flatMap((section) =>
      section.examples.map(({number, source}) => ({name: `${set} ${String(number)}`, source})),
    ),
  );

  it.each(examples)('raise no alarm but where they are about it: $name', ({name, source}) => {
    const ids = diagnose(source, {platform: 'any'}).map(({rule}) => rule);
    expect([...new Set(ids)].sort()).toEqual(excused(name).sort());
  });

  it('hold every exception', () => {
    const names = new Set(examples.map(({name}) => name));
    const named = deliberate.flatMap((exception) => exception.examples);
    expect(named.filter((name) => !names.has(name))).toEqual([]);
  });
});
