import {describe, expect, it} from 'vitest';
import {dividers, type DividerName} from './dividers';
import {solveBaud, type BaudTexts} from './model';

const texts: BaudTexts = {clock: '16', baud: '115200', bits: '8', otherError: '0'};

function baud(name: DividerName, changes: Partial<BaudTexts>) {
  return solveBaud(name, {...texts, ...changes}).result;
}

const percent = (fraction: number | undefined, digits: number) =>
  ((fraction ?? NaN) * 100).toFixed(digits);

describe('D21 baud rates that makers publish', () => {
  it.each([
    // Microchip DS40002061 and Atmel 2545D, examples of UBRRn: the divider is UBRRn + 1.
    ['avr-16', '16', '9600', 103, '0.2'],
    ['avr-16', '16', '57600', 16, '2.1'],
    ['avr-16', '16', '115200', 8, '-3.5'],
    ['avr-8', '16', '115200', 16, '2.1'],
    ['avr-8', '16', '57600', 34, '-0.8'],
    ['avr-16', '8', '38400', 12, '0.2'],
    ['avr-16', '1', '9600', 6, '-7.0'],
    ['avr-16', '14.7456', '115200', 7, '0.0'],
    ['avr-8', '20', '230400', 10, '-1.4'],
  ] as const)('AVR: %s, %s MHz, %s: UBRR %d, %s %%', (name, clock, rate, ubrr, error) => {
    const result = baud(name, {clock, baud: rate});
    expect((result?.divider ?? 0) - 1).toBe(ubrr);
    expect(percent(result?.error, 1)).toBe(error);
  });

  it.each([
    // ST RM0008, table 192, and RM0090, tables 138 and 139
    ['stm32-16', '36', '9600', 234.375, 9600],
    ['stm32-16', '36', '115200', 19.5, 115384],
    ['stm32-16', '72', '115200', 39.0625, 115200],
    ['stm32-16', '36', '921600', 2.4375, 923076],
    ['stm32-16', '8', '115200', 4.3125, 115942],
    ['stm32-16', '16', '115200', 8.6875, 115107],
    ['stm32-8', '8', '115200', 8.625, 115942],
    ['stm32-8', '16', '115200', 17.375, 115107],
    ['stm32-8', '16', '460800', 4.375, 457142],
    ['stm32-8', '16', '921600', 2.125, 941176],
  ] as const)(
    'STM32: %s, %s MHz, %s: USARTDIV %d, %d bit/s',
    (name, clock, rate, divider, actual) => {
      const result = baud(name, {clock, baud: rate});
      expect(result?.divider).toBe(divider);
      expect(Math.floor((result?.rate ?? 0) + 1e-6)).toBe(actual);
    },
  );

  it.each([
    // TI SNLS378, divisors at 1.8432 MHz
    ['50', 2304],
    ['9600', 12],
    ['38400', 3],
  ])('16550 at 1.8432 MHz, %s: divisor %d', (rate, divisor) => {
    const result = baud('16550', {clock: '1.8432', baud: rate});
    expect(result).toMatchObject({divider: divisor, error: 0, verdict: 'good'});
  });
});

describe('D21 what a receiver tolerates', () => {
  it.each([
    // Microchip DS40002061, table 20-2
    ['avr-16', '5', '6.80', '6.67', '3.0'],
    ['avr-16', '8', '4.64', '4.58', '2.0'],
    ['avr-16', '10', '3.83', '3.78', '1.5'],
    // Table 20-3
    ['avr-8', '5', '5.88', '5.66', '2.5'],
    ['avr-8', '8', '4.00', '3.90', '1.5'],
    ['avr-8', '10', '3.30', '3.23', '1.0'],
  ] as const)('%s, %s bits: −%s to +%s %%, ±%s %% recommended', (name, bits, ...want) => {
    const result = baud(name, {bits});
    const {slower, faster} = result?.tolerance ?? {slower: 0, faster: 0};
    expect([percent(slower, 2), percent(faster, 2), percent(result?.recommended, 1)]).toEqual(want);
  });

  it.each([
    ['avr-16', '9600', '0', 'good'],
    ['avr-16', '115200', '0', 'barely'],
    ['avr-16', '115200', '2', 'too-large'],
    ['avr-16', '1', '0', 'out-of-range'],
    ['avr-16', '3000000', '0', 'out-of-range'],
  ] as const)('%s at %s bit/s beside an error of %s %%: %s', (name, rate, otherError, verdict) => {
    expect(baud(name, {baud: rate, otherError})?.verdict).toBe(verdict);
  });
});

describe('D21 bad input and ends', () => {
  it.each([
    ['clock', '', 'empty'],
    ['baud', '0', 'too-small'],
    ['bits', '8.5', 'not-an-integer'],
    ['bits', '11', 'too-large'],
    ['otherError', '−1', 'too-small'],
  ] as const)('%s of %j is %s', (name, text, code) => {
    const {errors, result} = solveBaud('avr-16', {...texts, [name]: text});
    expect(errors[name]?.code).toBe(code);
    expect(result).toBeUndefined();
  });

  it.each(Object.keys(dividers) as DividerName[])('%s keeps to its register', (name) => {
    for (const rate of ['1', '300', '9600', '1000000', '99999999']) {
      const {divider = NaN} = baud(name, {baud: rate}) ?? {};
      const {min, max, steps} = dividers[name];
      expect(divider).toBeGreaterThanOrEqual(min);
      expect(divider).toBeLessThanOrEqual(max);
      expect(Number.isInteger(divider * steps)).toBe(true);
    }
  });
});
