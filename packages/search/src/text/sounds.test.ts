import {describe, expect, it} from 'vitest';
import {soundFit, soundOf} from './sounds.ts';

const sound = (text: string, others: [number, string][] = []) => soundOf(text, new Map(others));

describe('the sound of a text', () => {
  it('consists of the sounds of its characters, with letters and digits unchanged', () => {
    expect(sound('rs485 总线')).toMatchObject({full: 'rs485zongxian', initials: 'rs485zx'});
  });

  it('follows the given readings', () => {
    expect(sound('银行', [[1, 'hang']]).full).toBe('yinhang');
  });
});

describe('a query fits', () => {
  const resistor = sound('终端电阻');

  it('a whole sound best, then its beginning, then a part', () => {
    const fits = ['zhongduandianzu', 'zhongduan', 'duandian'].map((query) =>
      soundFit(query, resistor),
    );
    expect(fits[0]).toBe(1);
    expect(fits).toEqual([...fits].sort((a, b) => b - a));
    expect(fits[2]).toBeGreaterThan(0);
  });

  it('with an unfinished last syllable', () => {
    expect(soundFit('zhongd', resistor)).toBeGreaterThan(0);
  });

  it('as initials', () => {
    expect(soundFit('zddz', resistor)).toBe(0.9);
    expect(soundFit('ddz', resistor)).toBeGreaterThan(0);
  });

  it('only where a character begins, and not with two initials in the middle', () => {
    expect(soundFit('hongduan', resistor)).toBe(0);
    expect(soundFit('dd', resistor)).toBe(0);
    expect(soundFit('zhx', resistor)).toBe(0);
  });
});
