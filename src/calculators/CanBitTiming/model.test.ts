import {describe, expect, it} from 'vitest';
import {controllers, type Controller, type ControllerName} from './controllers';
import {solveTiming, type TimingTexts} from './model';

const texts: TimingTexts = {
  clock: '80',
  rate: '500',
  samplePoint: '87.5',
  nodeDelay: '300',
  cableDelay: '5',
};

function timing(name: ControllerName, changes: Partial<TimingTexts>) {
  return solveTiming(name, {...texts, ...changes}).result;
}

describe('bit timings that makers publish', () => {
  it('Microchip DS21801F, section 5.3: MCP2515, 20 MHz, 125 kbit/s: BRP 5, 16 tq of 500 ns, sampled after 10', () => {
    const result = timing('mcp2515', {clock: '20', rate: '125', samplePoint: '62.5'});
    expect(result?.options[0]).toMatchObject({
      prescaler: 5,
      quanta: 16,
      quantum: expect.closeTo(500, 9) as number,
      tseg1: 9,
      tseg2: 6,
      sjw: 4,
      rateError: 0,
    });
  });

  it('Microchip, SAM NBTP 0x06000A03 and DBTP 0x0A33: 8 MHz, 500 kbit/s: BRP 1, TSEG1 11, TSEG2 4', () => {
    for (const name of ['fdcan-nominal', 'fdcan-data'] as const) {
      const result = timing(name, {clock: '8', samplePoint: '75'});
      expect(result?.options[0]).toMatchObject({prescaler: 1, tseg1: 11, tseg2: 4, sjw: 4});
    }
  });

  it('ST UM0404, CANxBTR 0x1600: 10 MHz, 1 Mbit/s: BRP 1, TSEG1 7, TSEG2 2', () => {
    const result = timing('bxcan', {clock: '10', rate: '1000', samplePoint: '80'});
    expect(result?.options[0]).toMatchObject({prescaler: 1, tseg1: 7, tseg2: 2});
  });

  it('ST UM0404, CANxBTR 0x34C1: 2 MHz, 100 kbit/s: BRP 2, TSEG1 5, TSEG2 4, SJW 4, clock within 1.58 %', () => {
    const wanted = {clock: '2', rate: '100', samplePoint: '60'};
    const byPrescaler = timing('bxcan', wanted)?.options.find(({prescaler}) => prescaler === 2);
    expect(byPrescaler).toMatchObject({tseg1: 5, tseg2: 4, sjw: 4, quanta: 10});
    // Half the clock leaves this timing alone: 4 / (2·(130 − 4)), which UM0404 gives as 1.58 %.
    expect(timing('bxcan', {...wanted, clock: '1'})?.clockTolerance).toBeCloseTo(0.0158, 3);
  });

  it('TI SPNU563A, 27.3.2.3: 10 MHz, 1 Mbit/s: TSEG1 8, TSEG2 1, clock within 0.38 %', () => {
    const result = timing('bxcan', {clock: '10', rate: '1000', samplePoint: '90'});
    expect(result?.options[0]).toMatchObject({prescaler: 1, tseg1: 8, tseg2: 1, sjw: 1});
    expect(((result?.clockTolerance ?? 0) * 100).toFixed(2)).toBe('0.39'); // 0.3876 %, cut off in SPNU563A
  });

  it.each([
    // CiA DS-102 2.0, after GEMAC, with a clock of 8 MHz: quanta per bit, sampled after
    ['1000', '75', 8, 6],
    ['800', '80', 10, 8],
    ['500', '87.5', 16, 14],
  ])(
    'CiA DS-102: %s kbit/s, %s %%: %d tq, sampled after %d',
    (rate, samplePoint, quanta, after) => {
      const [best] = timing('bxcan', {clock: '8', rate, samplePoint})?.options ?? [];
      expect(best).toMatchObject({quanta, tseg1: after - 1, rateError: 0});
    },
  );

  it('ST community, STM32G4 and STM32H7 at 80 MHz: 500 kbit/s by BRP 16, TSEG1 7, TSEG2 2; 2 Mbit/s by BRP 4', () => {
    const find = (name: ControllerName, rate: string, divider: number) =>
      timing(name, {rate, samplePoint: '80'})?.options.find(({prescaler}) => prescaler === divider);
    expect(find('fdcan-data', '2000', 4)).toMatchObject({tseg1: 7, tseg2: 2, rateError: 0});
    expect(find('bxcan', '500', 16)).toMatchObject({tseg1: 7, tseg2: 2, rateError: 0});
  });
});

describe('the figures of the article', () => {
  it('80 MHz, 500 kbit/s, 87.5 %: BRP 10, 16 tq of 125 ns, TSEG1 13, TSEG2 2, SJW 2, clock within 0.49 %', () => {
    const result = timing('bxcan', {});
    expect(result?.options[0]).toMatchObject({
      prescaler: 10,
      quanta: 16,
      quantum: 125,
      tseg1: 13,
      tseg2: 2,
      sjw: 2,
      samplePoint: 0.875,
      rateError: 0,
    });
    expect(((result?.clockTolerance ?? 0) * 100).toFixed(2)).toBe('0.49');
  });

  it('16 tq, 75 %: clock within 0.98 %', () => {
    const result = timing('bxcan', {clock: '8', samplePoint: '75'});
    expect(((result?.clockTolerance ?? 0) * 100).toFixed(2)).toBe('0.98');
  });

  it.each([
    ['1000', '75', '210', 33],
    ['800', '80', '210', 58],
    ['500', '87.5', '300', 115],
    ['250', '87.5', '300', 290],
    ['125', '87.5', '450', 610],
    ['50', '87.5', '1875', 1375],
    ['1000', '75', '139', 47],
    ['1000', '75', '175', 40],
    ['1000', '75', '220', 31],
    ['1000', '75', '255', 24],
  ])(
    '%s kbit/s, sampled at %s %%, %s ns in a node: %d m of bus',
    (rate, samplePoint, nodeDelay, metres) => {
      const length = timing('bxcan', {clock: '16', rate, samplePoint, nodeDelay})?.busLength;
      expect(length?.code === 'length' && Math.floor(length.metres + 1e-9)).toBe(metres);
    },
  );
});

describe('limits of controllers', () => {
  it.each(Object.keys(controllers) as ControllerName[])(
    '%s: no option goes beyond them',
    (name) => {
      const controller: Controller = controllers[name];
      const {prescaler, tseg1, tseg2, sjwMax, clockDivider} = controller;
      const wanted = ['8', '16', '36', '40', '48', '80', '170'].flatMap((clock) =>
        ['50', '125', '500', '1000'].flatMap((rate) =>
          ['10', '30', '45', '50', '87.5'].map((samplePoint) => ({clock, rate, samplePoint})),
        ),
      );
      for (const changes of wanted) {
        for (const option of timing(name, changes)?.options ?? []) {
          expect(option.prescaler).toSatisfy(within(prescaler));
          expect(option.tseg1).toSatisfy(within(tseg1));
          expect(option.tseg2).toSatisfy(within(tseg2));
          if (controller.tseg1NotBelowTseg2) {
            expect(option.tseg1).toBeGreaterThanOrEqual(option.tseg2);
          }
          expect(option.sjw).toSatisfy(within([1, Math.min(sjwMax, option.tseg2)]));
          expect(option.quanta).toBe(1 + option.tseg1 + option.tseg2);
          const ticks = option.prescaler * option.quanta * clockDivider;
          expect(option.rate).toBeCloseTo((Number(changes.clock) * 1e6) / ticks, 6);
        }
      }
    },
  );

  it('Microchip DS21801F, section 5.3: in the MCP2515 PropSeg + PS1 is not below PS2', () => {
    const wanted = {clock: '16', rate: '500', samplePoint: '40'};
    expect(timing('mcp2515', wanted)?.options[0]).toMatchObject({quanta: 16, tseg1: 8, tseg2: 7});
    expect(timing('bxcan', wanted)?.options[0]?.samplePoint).toBeLessThan(0.5);
  });

  it('puts a rate that is met before a sample point that is met', () => {
    const options = timing('bxcan', {clock: '36', rate: '500', samplePoint: '87.5'})?.options ?? [];
    const errors = options.map(({rateError}) => Math.abs(rateError));
    expect(errors).toEqual([...errors].sort((a, b) => a - b));
    expect(options[0]).toMatchObject({rateError: 0, quanta: 8, tseg1: 6, tseg2: 1});
  });

  it('says that no timing comes near enough', () => {
    expect(timing('bxcan', {clock: '1', rate: '1000'})).toEqual({
      options: [],
      clockTolerance: undefined,
      busLength: {code: 'no-timing'},
    });
  });

  it('gives no bus length where the node alone is too slow, nor in the data phase', () => {
    expect(timing('bxcan', {nodeDelay: '5000'})?.busLength).toEqual({code: 'delay-too-long'});
    expect(timing('fdcan-data', {rate: '2000'})).toMatchObject({
      clockTolerance: undefined,
      busLength: {code: 'data-phase'},
    });
  });
});

describe('bad input', () => {
  it.each([
    ['clock', '', 'empty'],
    ['clock', '0', 'too-small'],
    ['clock', '1e6', 'too-large'],
    ['rate', '-500', 'too-small'],
    ['rate', '1001', 'too-large'],
    ['samplePoint', '100', 'too-large'],
    ['nodeDelay', '三百', 'not-a-number'],
    ['cableDelay', '0', 'too-small'],
  ] as const)('%s of %j is %s', (name, text, code) => {
    const {errors, result} = solveTiming('bxcan', {...texts, [name]: text});
    expect(errors[name]?.code).toBe(code);
    expect(result).toBeUndefined();
  });

  it('knows that the data phase may be faster', () => {
    expect(solveTiming('mcp2518fd-data', {...texts, rate: '8000'}).errors).toEqual({});
    expect(solveTiming('mcp2518fd-data', {...texts, rate: '8001'}).errors.rate?.code).toBe(
      'too-large',
    );
  });
});

function within([min, max]: readonly [number, number]) {
  return (value: number) => value >= min && value <= max;
}
