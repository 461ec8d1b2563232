import {describe, expect, it} from 'vitest';
import {
  frameBits,
  payloadSize,
  solveFrame,
  solveLoad,
  type Format,
  type IdKind,
  type MessageTexts,
} from './model';

const bus = {arbitration: '500', data: '2000'};

function total(format: Format, idKind: IdKind, payload: number) {
  const {shortest, longest} = frameBits(format, idKind, payload);
  return [shortest.arbitration + shortest.data, longest.arbitration + longest.data];
}

describe('the length of a classical frame', () => {
  it.each([
    // Davis et al. 2007: 55 + 10n and 80 + 10n bits at the most.
    // Linux, include/linux/can/length.h: 47 + 8n and 67 + 8n without stuff bits.
    ['11', 0, 47, 55],
    ['11', 1, 55, 65],
    ['11', 2, 63, 75],
    ['11', 4, 79, 95],
    ['11', 6, 95, 115],
    ['11', 7, 103, 125],
    ['11', 8, 111, 135],
    ['29', 0, 67, 80],
    ['29', 1, 75, 90],
    ['29', 2, 83, 100],
    ['29', 4, 99, 120],
    ['29', 6, 115, 140],
    ['29', 8, 131, 160],
  ] as const)('%s bits, %d bytes: %d to %d (Davis 2007, Linux)', (idKind, bytes, least, most) => {
    expect(total('classic', idKind, bytes)).toEqual([least, most]);
  });
});

describe('the length of a CAN FD frame', () => {
  it.each([
    // Linux, include/linux/can/length.h: header 22 or 41, CRC field 28 or 33, footer 9, intermission 3.
    // Stuff bits add (n − 1) / 4 to header and data.
    ['11', 0, 22 + 28 + 12, 5],
    ['11', 8, 22 + 64 + 28 + 12, 21],
    ['11', 16, 22 + 128 + 28 + 12, 37],
    ['11', 20, 22 + 160 + 33 + 12, 45],
    ['11', 64, 579, 133],
    ['29', 64, 598, 138],
  ] as const)('%s bits, %d bytes: %d, and %d more (Linux)', (idKind, bytes, bits, stuff) => {
    expect(total('fd', idKind, bytes)).toEqual([bits, bits + stuff]);
    expect(total('fd-switched', idKind, bytes)).toEqual([bits, bits + stuff]);
  });

  it('has 29 bits at the arbitration rate, 48 with a long identifier', () => {
    expect(frameBits('fd-switched', '11', 64).shortest.arbitration).toBe(29);
    expect(frameBits('fd-switched', '29', 64).shortest.arbitration).toBe(48);
    expect(frameBits('fd-switched', '11', 64).longest.arbitration).toBe(33);
  });

  it.each([
    // Linux, drivers/net/can/dev/length.c
    [0, 0],
    [8, 8],
    [9, 12],
    [13, 16],
    [17, 20],
    [21, 24],
    [25, 32],
    [33, 48],
    [49, 64],
    [64, 64],
  ])('rounds %d bytes up to %d', (bytes, payload) => {
    expect(payloadSize('fd', bytes)).toBe(payload);
  });
});

describe('one frame on the bus: the figures of the article', () => {
  it.each([
    ['1000', 9009, 7407, 474],
    ['500', 4505, 3704, 237],
    ['250', 2252, 1852, 119],
    ['125', 1126, 926, 59],
  ])('%s kbit/s, 8 bytes: %d to %d frames/s, %d kbit/s', (arbitration, most, least, kbits) => {
    const frame = solveFrame('classic', {...bus, arbitration}, '11', '8').result;
    expect(Math.round(frame?.shortest.frames ?? 0)).toBe(most);
    expect(Math.round(frame?.longest.frames ?? 0)).toBe(least);
    expect(Math.round((frame?.longest.goodput ?? 0) / 1000)).toBe(kbits);
  });

  it.each([
    ['500', '2000', '333', '1.54', '406', '1.26'],
    ['1000', '5000', '139', '3.68', '169', '3.03'],
    ['1000', '8000', '97.8', '5.24', '118', '4.34'],
  ])(
    'CAN FD, %s and %s kbit/s, 64 bytes: %s µs, %s Mbit/s; at the worst %s µs, %s Mbit/s',
    (arbitration, data, ...want) => {
      const {shortest, longest} =
        solveFrame('fd-switched', {arbitration, data}, '11', '64').result ?? {};
      const got = [shortest, longest].flatMap((timed) => [
        String(Number(((timed?.time ?? 0) * 1e6).toPrecision(3))),
        ((timed?.goodput ?? 0) / 1e6).toFixed(2),
      ]);
      expect(got).toEqual(want);
    },
  );

  it('counts as useful what was asked for, not the padding', () => {
    const frame = solveFrame('fd', bus, '11', '9').result;
    expect(frame?.payload).toBe(12);
    expect(frame?.shortest.goodput).toBeCloseTo(72 * (frame?.shortest.frames ?? 0), 6);
  });
});

describe('the bytes of a frame', () => {
  it.each([
    ['classic', '８', 8, 8],
    ['classic', ' 4.0 ', 4, 4],
    ['fd', '９', 9, 12],
  ] as const)('%s, %j: %d read, %d sent', (format, text, bytes, payload) => {
    expect(solveFrame(format, bus, '11', text).result).toMatchObject({bytes, payload});
  });
});

describe('the load of a table', () => {
  const machine: MessageTexts[] = [
    {count: '1', bytes: '2', period: '10', idKind: '11'},
    {count: '4', bytes: '8', period: '10', idKind: '11'},
    {count: '4', bytes: '8', period: '10', idKind: '11'},
    {count: '1', bytes: '6', period: '20', idKind: '11'},
    {count: '2', bytes: '8', period: '100', idKind: '11'},
    {count: '5', bytes: '1', period: '1000', idKind: '11'},
  ];

  it('the machine of the article: 24.9 % at the worst, 20.5 % without stuff bits', () => {
    const {messages, total: sum} = solveLoad('classic', bus, machine);
    expect(messages.map((message) => Math.round((message?.frame.longest.time ?? 0) * 1e6))).toEqual(
      [150, 270, 270, 230, 270, 130],
    );
    // The article writes 0.07 % for the last: 0.065 %.
    expect(messages.map((message) => ((message?.most ?? 0) * 100).toFixed(3))).toEqual([
      '1.500',
      '10.800',
      '10.800',
      '1.150',
      '0.540',
      '0.065',
    ]);
    expect(((sum?.most ?? 0) * 100).toFixed(1)).toBe('24.9');
    expect(((sum?.least ?? 0) * 100).toFixed(1)).toBe('20.5');
    expect(sum?.frames).toBeCloseTo(975, 9);
  });

  it.each([
    ['250', '49.7'],
    ['125', '99.4'],
  ])('at %s kbit/s it is %s %% (the article)', (arbitration, percent) => {
    const {total: sum} = solveLoad('classic', {...bus, arbitration}, machine);
    expect(((sum?.most ?? 0) * 100).toFixed(1)).toBe(percent);
  });

  it('tells faults by row and field, and sums up nothing as long as there is one', () => {
    const faulty = {...machine[0], period: '0', bytes: '9'} as MessageTexts;
    const {messages, errors, total: sum} = solveLoad('classic', bus, [...machine, faulty]);
    expect(errors[6]).toEqual({
      period: {code: 'too-small', limit: 0.01},
      bytes: {code: 'too-large', limit: 8},
    });
    expect(messages[0]).toBeDefined();
    expect(messages[6]).toBeUndefined();
    expect(sum).toBeUndefined();
  });

  it('is nothing without rates', () => {
    expect(solveLoad('classic', {...bus, arbitration: ''}, machine).total).toBeUndefined();
  });

  it.each([
    ['11', '4.84', true], // 1.0000000000000002 of 440 µs each
    ['1', '0.44', true],
    ['1', '0.45', true],
    ['1', '0.4399', false],
    ['11', '4.839', false],
  ])('%s empty messages every %s ms at 125 kbit/s fit on the bus: %s', (count, period, within) => {
    const row: MessageTexts = {count, bytes: '0', period, idKind: '11'};
    const load = solveLoad('classic', {...bus, arbitration: '125'}, [row]);
    expect(load.total?.within).toBe(within);
  });

  it('is zero for no messages', () => {
    expect(solveLoad('classic', bus, []).total).toEqual({
      least: 0,
      most: 0,
      frames: 0,
      within: true,
    });
  });
});

describe('bad input', () => {
  it.each([
    ['classic', '9', 'too-large'],
    ['fd', '65', 'too-large'],
    ['classic', '-1', 'too-small'],
    ['classic', '1.5', 'not-an-integer'],
    ['classic', '', 'empty'],
    ['classic', '八', 'not-a-number'],
  ] as const)('%s with %j bytes is %s', (format, bytes, code) => {
    const {errors, result} = solveFrame(format, bus, '11', bytes);
    expect(errors.bytes?.code).toBe(code);
    expect(result).toBeUndefined();
  });

  it.each([
    ['0', 'too-small'],
    ['1e9', 'too-large'],
  ])('an arbitration rate of %s is %s', (arbitration, code) => {
    const {errors} = solveFrame('classic', {...bus, arbitration}, '11', '8');
    expect(errors.arbitration?.code).toBe(code);
  });

  it.each([
    ['500', '499.9', 'below-arbitration'],
    ['1000', '１', 'below-arbitration'],
    ['1', '0.5', 'too-small'],
    ['500', '500', undefined],
    ['500', '501', undefined],
  ])('arbitration at %s kbit/s and data at %s: %s', (arbitration, data, code) => {
    const rates = {arbitration, data};
    const {errors, result} = solveFrame('fd-switched', rates, '11', '8');
    expect(errors.data?.code).toBe(code);
    expect(errors.arbitration).toBeUndefined();
    expect(result === undefined).toBe(code !== undefined);
    const row: MessageTexts = {count: '1', bytes: '8', period: '10', idKind: '11'};
    expect(solveLoad('fd-switched', rates, [row]).total === undefined).toBe(code !== undefined);
    expect(solveFrame('fd', rates, '11', '8').errors).toEqual({});
  });

  it('does not look at the data rate where nothing goes at it', () => {
    expect(solveFrame('fd', {...bus, data: ''}, '11', '8').errors).toEqual({});
    expect(solveFrame('fd-switched', {...bus, data: ''}, '11', '8').errors.data?.code).toBe(
      'empty',
    );
  });
});
