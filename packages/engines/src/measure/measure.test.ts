import {describe, expect, it} from 'vitest';
import type {ExampleSets} from '../example.ts';
import {measure, type MeasuredEngine} from './measure.ts';
import {commonMarkSections, gfmSections} from '../examples/index.ts';

const sets: ExampleSets = {
  commonmark: [
    {
      id: 'paragraphs',
      title: 'Paragraphs',
      reference: '/',
      examples: [
        {number: 1, source: 'a', html: '<p>a</p>\n'},
        {number: 2, source: 'b', html: '<p>b</p>\n'},
      ],
    },
  ],
  gfm: [
    {
      id: 'strikethrough',
      title: 'Strikethrough',
      reference: '/',
      examples: [{number: 3, source: '~~c~~', html: '<p><del>c</del></p>\n'}],
    },
  ],
  chinese: [],
};

/** The deviations of an engine that writes the given HTML for each source, or throws. */
function deviations(written: Readonly<Record<string, string>>) {
  const engine: MeasuredEngine = {
    id: 'engine',
    render: (source) => {
      const html = written[source];
      if (html === undefined) {
        throw new Error('refused');
      }
      return html;
    },
  };
  const results = measure([engine], sets);
  return [...results.commonmark, ...results.gfm].map((section) => section.deviations.engine);
}

describe('measure', () => {
  it('finds no deviation in what means the same', () => {
    expect(
      deviations({a: '<p>a</p>', b: '\n<p class="x">b</p>\n\n', '~~c~~': '<p><del>c</del></p>'}),
    ).toEqual([undefined, undefined]);
  });

  it('counts an engine that is wrong as wrong, one that throws as refusing', () => {
    expect(deviations({a: '<p><em>a</em></p>', '~~c~~': '<p>~~c~~</p>'})).toEqual([
      {equivalent: [], different: [1], refused: [2]},
      {equivalent: [], different: [3], refused: []},
    ]);
  });

  it('notes what means the same by another tag', () => {
    expect(deviations({a: '<p>a</p>', b: '<p>b</p>', '~~c~~': '<p><s>c</s></p>'})[1]).toEqual({
      equivalent: [3],
      different: [],
      refused: [],
    });
  });

  it('counts the examples of a section, and keeps engines apart', () => {
    const [section] = measure(
      [
        {id: 'right', render: (source) => `<p>${source}</p>`},
        {id: 'wrong', render: () => '<p>b</p>'},
      ],
      sets,
    ).commonmark;
    expect(section).toEqual({
      id: 'paragraphs',
      title: 'Paragraphs',
      reference: '/',
      total: 2,
      deviations: {wrong: {equivalent: [], different: [1], refused: []}},
    });
  });

  it.each([
    ['<p>a</p><p>b</p>', '<p>a b</p>'],
    ['<pre><code>a\nb</code></pre>', '<pre><code>a b</code></pre>'],
    ['<a href="/%C3%B6">a</a>', '<a href="/ö">a</a>'],
    ['<ul><li>a</li></ul>', '<ul><li><p>a</p></li></ul>'],
    ['<td align="left">a</td>', '<td style="color:red">a</td>'],
    ['<p>汉字</p>', '<p>汉\n字</p>'],
  ])('tells %j from %j', (wanted, written) => {
    const example = {number: 1, source: '', html: wanted};
    const section = {id: 'a', title: 'a', reference: '/', examples: [example]};
    const results = measure([{id: 'engine', render: () => written}], {
      ...sets,
      commonmark: [section],
    });
    expect(results.commonmark[0]?.deviations.engine?.different).toEqual([1]);
  });
});

describe('the examples of the specifications', () => {
  const sections = [...commonMarkSections(), ...gfmSections()];

  it('are all there', () => {
    const counts = (of: typeof sections) => of.map(({examples}) => examples.length);
    expect(counts(commonMarkSections())).toHaveLength(26);
    expect(counts(commonMarkSections()).reduce((sum, count) => sum + count)).toBe(652);
    expect(counts(gfmSections())).toEqual([8, 2, 2, 11, 1]);
  });

  const all = {commonmark: commonMarkSections(), gfm: gfmSections(), chinese: []};
  const examples = sections.flatMap((section) => section.examples);
  /** Engines that know the specifications by heart. */
  const write = (id: string, how: (html: string, index: number) => string): MeasuredEngine => ({
    id,
    render: (source) => {
      const index = examples.findIndex((example) => example.source === source);
      return how(examples[index]?.html ?? '', index);
    },
  });
  const deviating = (engine: MeasuredEngine) =>
    Object.values(measure([engine], all))
      .flat()
      .flatMap(({deviations: {engine: found}}) => found?.different ?? []);

  it('agree with themselves, written another way', () => {
    const otherWay = (html: string) => `\n${html.replaceAll(' />', '>')}`;
    expect(deviating(write('engine', otherWay))).toEqual([]);
  });

  it('do not agree with one another', () => {
    const next = (_: string, index: number) => examples[index + 1]?.html ?? '';
    // Neighbours that show two ways to write the same.
    expect(deviating(write('engine', next)).length).toBeGreaterThan(600);
  });

  it('have tabs, not the arrows that stand for them', () => {
    expect(sections[0]?.examples[0]).toEqual({
      number: 1,
      source: '\tfoo\tbaz\t\tbim\n',
      html: '<pre><code>foo\tbaz\t\tbim\n</code></pre>\n',
    });
  });
});
