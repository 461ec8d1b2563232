import {describe, expect, it} from 'vitest';
import {worstResponseTimes, type MessageGroup} from './model';

function milliseconds(groups: readonly MessageGroup[], bitTime: number): (number | string)[] {
  return worstResponseTimes(groups, bitTime).map((response) =>
    response.code === 'time' ? Number((response.seconds * 1e3).toPrecision(3)) : response.code,
  );
}

const group = (count: number, transmission: number, period: number): MessageGroup => ({
  count,
  transmission: transmission / 1e3,
  period: period / 1e3,
});

describe('D21 worst-case response times', () => {
  it('Davis et al. 2007, the example of 125 kbit/s that refutes the old analysis: 2, 3 and 3.5 ms', () => {
    // The second instance of C is the late one: the analysis of 1994 gives 3 ms for it.
    const messages = [group(1, 1, 2.5), group(1, 1, 3.5), group(1, 1, 3.5)];
    expect(milliseconds(messages, 1 / 125e3)).toEqual([2, 3, 3.5]);
    // Messages of the same period and length may be one row, which answers for its last.
    expect(milliseconds([group(1, 1, 2.5), group(2, 1, 3.5)], 1 / 125e3)).toEqual([2, 3.5]);
  });

  const machine = (rate: number): MessageGroup[] =>
    [
      [1, 75, 10],
      [4, 135, 10],
      [4, 135, 10],
      [1, 115, 20],
      [2, 135, 100],
      [5, 65, 1000],
    ].map(([count = 0, bits = 0, period = 0]) => group(count, bits / rate, period));

  it.each([
    [500, [0.42, 1.5, 2.58, 2.81, 3.21, 3.73]],
    [250, [0.84, 3, 5.16, 5.62, 6.42, 7.46]],
    [125, [1.68, 6, 10.3, 21.8, 98.2, 300]],
  ])('the machine of the article at %d kbit/s', (rate, expected) => {
    const found = milliseconds(machine(rate), 1e-3 / rate);
    const [state, , command, , , heartbeat] = found;
    expect([state, command, heartbeat]).toEqual([expected[0], expected[2], expected[5]]);
    expect(found).toHaveLength(expected.length);
  });

  it('an empty bus makes no message wait', () => {
    expect(milliseconds([group(1, 0.27, 10)], 2e-6)).toEqual([0.27]);
  });

  it('has none beyond the capacity of the bus', () => {
    expect(milliseconds([group(1, 1, 10), group(10, 1, 10)], 1e-6)).toEqual([2, 'overload']);
  });

  it('ends also where the busy period is as good as endless', () => {
    const full = [group(1, 1, 2.00000001), group(1, 1, 2.00000001), group(1, 1, 1e12)];
    expect(milliseconds(full, 1e-6)[2]).toBe('too-many-steps');
  });
});
