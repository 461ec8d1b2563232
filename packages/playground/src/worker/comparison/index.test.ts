import {describe, expect, it} from 'vitest';
import {compare as compareOf} from './index.ts';
import type {Output} from './side.ts';

const compare = (outputs: readonly Output[], source = '') =>
  compareOf({
    outputs,
    source,
    options: {gfm: true, cjkFriendly: false},
    baseUrl: '/',
    pictures: {},
  });

const outputs = [
  {engine: 'commonmark', html: '<p>一</p>\n<p>~~二~~</p>\n<hr />\n'},
  {engine: 'marked', html: '<p>一</p><p><del>二</del></p><hr>'},
  {engine: 'micromark', html: '<p>一</p>\n<p>~~二~~</p>\n<hr>'},
] as const;

describe('engines compared', () => {
  const {groups} = compare(outputs);

  it('stand together when they mean the same', () => {
    expect(groups.map(({engines}) => engines)).toEqual([['commonmark', 'micromark'], ['marked']]);
  });

  it('mark what differs from the first, in the result and in the HTML', () => {
    expect(groups[0]?.blocks?.every(({differs}) => !differs)).toBe(true);
    expect(groups[1]?.blocks).toEqual([
      {html: '<p>一</p>', differs: false},
      {html: '<p><del>二</del></p>', differs: true},
      {html: '<hr>', differs: false},
    ]);
    const [missing, added] = groups[1]?.lines.filter(({kind}) => kind !== 'same') ?? [];
    const marked = (pieces = added?.pieces) =>
      pieces?.filter(({differs}) => differs).map(({text}) => text);
    expect(marked()).toEqual(['<del>', '</del>']);
    expect(missing?.kind).toBe('missing');
    expect(marked(missing?.pieces)).toEqual(['~~', '~~']);
  });

  it('are one group when all agree, even on nothing', () => {
    const empty = [
      {engine: 'commonmark', html: ''},
      {engine: 'marked', html: '\n'},
    ] as const;
    expect(compare(empty).groups).toHaveLength(1);
    expect(compare([]).groups).toEqual([]);
  });

  it('is sanitised in the result, and whole in the HTML', () => {
    const hostile = {engine: 'marked', html: '<p>a</p><script>alert(1)</script>'} as const;
    const [group] = compare([hostile]).groups;
    expect(group?.blocks?.map(({html}) => html).join('')).toBe('<p>a</p>');
    const text = group?.lines.flatMap(({pieces}) => pieces.map((piece) => piece.text)).join('');
    expect(text).toContain('<script>alert(1)</script>');
  });

  it('copes with texts that have nothing in common', () => {
    const long = (word: string) =>
      Array.from({length: 3000}, (_, index) => `<p>${word}${String(index)}</p>`).join('\n');
    const [, second] = compare([
      {engine: 'commonmark', html: long('a')},
      {engine: 'marked', html: long('b')},
    ]).groups;
    expect(second?.blocks?.every(({differs}) => differs)).toBe(true);
  });

  it('shows HTML that is nested too deeply to be read as it stands, beside the others', () => {
    const nested = (depth: number) => `${'<div>'.repeat(depth)}a${'</div>'.repeat(depth)}`;
    const [deep, other] = compare([
      {engine: 'commonmark', html: nested(20_000)},
      {engine: 'marked', html: '<p>a</p>'},
    ]).groups;
    expect(deep?.blocks).toBeUndefined();
    expect(deep?.lines[0]?.pieces[0]?.text).toMatch(/^<div><div>/);
    expect(other?.blocks).toEqual([{html: '<p>a</p>', differs: true}]);
  });

  it('indents no HTML that is nested deeply, which would take the square of its depth', () => {
    const html = `${'<div>'.repeat(500)}a${'</div>'.repeat(500)}`;
    const [group] = compare([{engine: 'commonmark', html}]).groups;
    const text = group?.lines.flatMap(({pieces}) => pieces.map((piece) => piece.text)).join('\n');
    expect(text?.length).toBeLessThan(html.length * 2);
  });

  it('give the places in the source that they read differently', () => {
    const source = '一\n\n~~二~~\n三\n\n- 四\n\n![五](a)\n';
    const remark =
      '<p>一</p>\n<p><del>二</del>\n三</p>\n<ul><li>四</li></ul>\n<p><img src="a" alt="五"></p>';
    const {places} = compare(
      [
        {engine: 'commonmark', html: remark.replace(/<\/?del>/g, '~~')},
        {engine: 'remark', html: remark},
        {engine: 'marked', html: remark.replace('四', '4')},
      ],
      source,
    );
    expect(places.map(({from, to}) => source.slice(from, to))).toEqual(['~~二~~\n三\n\n- 四']);
    expect(places).toMatchObject([{firstLine: 3, lastLine: 6}]);
  });

  it('give no places where remark’s blocks are not in step with the source', () => {
    const outputs = [
      {engine: 'commonmark', html: '<p>a</p>'},
      {engine: 'remark', html: '<p>b</p>'},
    ] as const;
    expect(compare(outputs, 'a\n\nb').places).toEqual([]);
    expect(compare(outputs.slice(0, 1), 'a').places).toEqual([]);
  });
});
