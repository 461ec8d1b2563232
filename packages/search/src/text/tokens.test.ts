import {describe, expect, it} from 'vitest';
import {normalize} from './normalize.ts';
import {tokensOf, visitTokens, writtenForm} from './tokens.ts';

const simplified = new Map([
  ['終', '终'],
  ['電', '电'],
]);
const terms = (text: string) => tokensOf(normalize(text, simplified).text).map(({term}) => term);

describe('terms', () => {
  it.each([
    ['终端电阻', ['终端', '端电', '电阻']],
    ['终端，电阻', ['终端', '电阻']],
    ['线', ['线']],
    ['RS485总线', ['rs485', 'rs', '485', 'rs485总', '总线']],
    ['RS-485 总线', ['rs485', 'rs', '485', 'rs485总', '总线']],
    ['ＲＳ－４８５', ['rs485', 'rs', '485']],
    ['C++ 与 C#，还有 C', ['c', 'c++', 'c与', '与', '与c', 'c', 'c#', '还有', '有c', 'c']],
    ['.NET 和 Node.js', ['net', '.net', 'net和', '和', '和nodejs', 'nodejs', 'node', 'js']],
    ['npm run --watch -v', ['npm', 'run', 'watch', '--watch', 'v', '--v']],
    ["don't a/b foo_bar", ['dont', 'don', 't', 'ab', 'a', 'b', 'foobar', 'foo', 'bar']],
    ['終端電阻', ['终端', '端电', '电阻']],
    ['120 Ω', ['120', 'ω']],
    ['1.0.3', ['103', '1', '0', '3']],
    ['　，。!', []],
    ['𠮷野家', ['𠮷野', '野家']],
    ['PPI计算器', ['ppi', 'ppi计', '计算', '算器']],
    ['用.NET写', ['用', '用net', 'net', '.net', 'net写', '写']],
  ])('of %j', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });
});

describe('signs', () => {
  it.each([
    ['**', ['＊＊']],
    ['~~旧~~', ['～～', '旧', '～～']],
    ['用 => 写', ['用', '＝＞', '写']],
    ['[^1]', ['［＾', '1', '］']],
    [':::tip', ['：：：', 'tip']],
    [':--:', ['：－－：']],
    ['![图](a.png)', ['！［', '图', '］', 'apng', 'a', 'png']],
    ['---', ['－－－']],
    ['--flag', ['flag', '--flag']],
    ['a=1', ['a', '1']],
    ['说：「好」！', ['说', '好']],
  ])('of %j are terms in full width', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it('of one character may be left out, as in code', () => {
    const found: string[] = [];
    visitTokens('x => $y', (term) => found.push(term), 2);
    expect(found).toEqual(['x', '＝＞', 'y']);
  });

  it('are written as they are typed', () => {
    expect(['＊＊', '＝＞', '终端', 'c++'].map(writtenForm)).toEqual(['**', '=>', '终端', 'c++']);
  });
});

describe('places', () => {
  it('map back to the original text', () => {
    const text = '見、ＲＳ４８５、終端，ﬁ';
    const {text: normal, originOf} = normalize(text, simplified);
    expect(normal).toBe('見、rs485、终端,fi');
    const places = tokensOf(normal).map(({term, from, to}) => [
      term,
      text.slice(originOf(from), originOf(to)),
    ]);
    expect(places).toEqual([
      ['見', '見'],
      ['rs485', 'ＲＳ４８５'],
      ['rs', 'ＲＳ'],
      ['485', '４８５'],
      ['终端', '終端'],
      ['fi', 'ﬁ'],
    ]);
  });
});
