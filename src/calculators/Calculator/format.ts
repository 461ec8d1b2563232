import type {ReadError} from './model';

/**
 * Formats a maximum with the given number of decimals, rounded down so that readers can use the shown value. A value
 * that only rounding errors keep below a step counts as that step.
 */
export function roundDown(value: number, digits: number): string {
  const steps = 10 ** digits;
  return (Math.floor(value * steps + 1e-9) / steps).toFixed(digits);
}

/** Formats a resistance in Ω, kΩ or MΩ, with at most three digits. */
export function formatOhms(ohms: number): string {
  const {name, size} = pick(ohmUnits, ohms);
  return `${Number((ohms / size).toPrecision(3))} ${name}`;
}

/** Formats a time, given in seconds: in ns, µs, ms or s, with at most four digits. */
export function formatDuration(seconds: number): string {
  const {name, size} = pick(timeUnits, seconds);
  return `${Number((seconds / size).toPrecision(4))} ${name}`;
}

interface Unit {
  readonly name: string;
  readonly size: number;
  /** The value from which on the next unit is used. */
  readonly below: number;
}

const ohmUnits: readonly Unit[] = [
  {name: 'Ω', size: 1, below: 1e3},
  {name: 'kΩ', size: 1e3, below: 1e6},
  {name: 'MΩ', size: 1e6, below: Infinity},
];

const timeUnits: readonly Unit[] = [
  {name: 'ns', size: 1e-9, below: 1e-6},
  {name: 'µs', size: 1e-6, below: 1e-3},
  {name: 'ms', size: 1e-3, below: 10},
  {name: 's', size: 1, below: Infinity},
];

function pick(units: readonly Unit[], value: number): Unit {
  return units.find(({below}) => value < below) ?? {name: '', size: 1, below: Infinity};
}

/** Formats a fraction as a signed percentage with a minus sign; zero has none. */
export function formatPercent(fraction: number, digits: number): string {
  const text = Math.abs(fraction * 100).toFixed(digits);
  return Number(text) === 0 ? '0%' : `${fraction < 0 ? '−' : '+'}${text}%`;
}

/** The message for an invalid number, in a few words: the line under a field is short. */
export function readErrorMessage(error: ReadError): string {
  switch (error.code) {
    case 'empty':
      return '请填写';
    case 'not-a-number':
      return '不是数字';
    case 'not-an-integer':
      return '须是整数';
    case 'too-small':
      return `不能小于 ${error.limit}`;
    case 'too-large':
      return `不能大于 ${error.limit}`;
  }
}
