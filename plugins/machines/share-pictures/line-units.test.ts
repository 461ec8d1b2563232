import {describe, expect, it} from 'vitest';
import {unitsOf} from './line-units';

const texts = (text: string) => unitsOf(text).map((unit) => unit.text);

describe('unitsOf', () => {
  it.each([
    ['a Latin word is one unit', 'Markdown 语法', ['Markdown', '语', '法']],
    ['numbers and versions too', 'v4.2.0、API 12+', ['v4.2.0、', 'API', '12+']],
    ['a path and an option too', 'docs/intro 与 --json', ['docs/intro', '与', '--json']],
    ['brackets inside a word do not end it', 'f(x)的 don’t', ['f(x)', '的', 'don’t']],
    ['closing marks stay behind', '怎么选？好。', ['怎', '么', '选？', '好。']],
    ['several in a row', '（见「附录」）。', ['（见', '「附', '录」）。']],
    ['opening marks stay before', '《规范》与“它”', ['《规', '范》', '与', '“它”']],
    ['a dash and an ellipsis begin no line', '等——等……', ['等——', '等……']],
    ['marks of Markdown stay with their text', '**真**，她', ['**真**，', '她']],
    ['an empty text', '', []],
    ['white space', ' \n ', []],
  ])('%s', (_what, text, units) => {
    expect(texts(text)).toEqual(units);
  });

  it('knows which units a space stands before', () => {
    expect(unitsOf('  RS485  与CAN').map(({isSpaced}) => isSpaced)).toEqual([false, true, false]);
  });

  it('knows how well a line ends behind a unit', () => {
    expect(unitsOf('选型：RS485 与').map(({end}) => end)).toEqual([
      'inside',
      'clause',
      'space',
      'inside',
    ]);
  });
});
