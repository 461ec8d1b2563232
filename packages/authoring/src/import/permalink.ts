/** A point in time as its author wrote it, each part with leading zeros. */
export interface WrittenDate {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
  readonly second: string;
}

const written =
  /(?<year>\d{4})\s*[-/.年]\s*(?<month>\d{1,2})\s*[-/.月]\s*(?<day>\d{1,2})日?(?:(?:[T\s]+|$)(?<hour>\d{1,2}):(?<minute>\d{1,2})(?::(?<second>\d{1,2}))?(?:\.\d+)?\s*(?<zone>Z|[+-]\d{2}:?\d{2})?)?/;

/**
 * Reads a date with or without a time.
 *
 * @param timeZone of the old site, an IANA name: a date that states its own zone moves to it, as generators do for addresses
 * @returns undefined if there is none, or no such day
 */
export function readDate(value: unknown, timeZone?: string): WrittenDate | undefined {
  const groups = written.exec(typeof value === 'string' ? value : '')?.groups;
  if (groups === undefined) {
    return undefined;
  }
  const two = (text: string | undefined) => (text ?? '0').padStart(2, '0');
  const {year = '', zone} = groups;
  const date = {
    year,
    month: two(groups.month),
    day: two(groups.day),
    hour: two(groups.hour),
    minute: two(groups.minute),
    second: two(groups.second),
  };
  const {month, day, hour, minute, second} = date;
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zoneOf(zone)}`);
  if (Number.isNaN(time.getTime()) || Number(day) > daysIn(Number(year), Number(month))) {
    return undefined;
  }
  return zone === undefined || timeZone === undefined ? date : inZone(time, timeZone);
}

/** YYYY-MM-DD. */
export const dayOf = ({year, month, day}: WrittenDate): string => `${year}-${month}-${day}`;

function zoneOf(zone: string | undefined): string {
  return zone === undefined ? 'Z' : zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
}

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

function inZone(time: Date, timeZone: string): WrittenDate {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const [year = '', month = '', day = '', hour = '', minute = '', second = ''] =
    format.format(time).match(/\d+/g) ?? [];
  return {year, month, day, hour, minute, second};
}

/** The values of a pattern's variables. An unknown value makes an address unknown. */
type Variables = Readonly<Record<string, string | undefined>>;

/** The variables of a date, by the names that Hexo, Hugo and Jekyll share. */
export function dateVariables(date: WrittenDate | undefined): Variables {
  if (date === undefined) {
    return {};
  }
  const {year, month, day} = date;
  const dayOfYear =
    (Date.UTC(Number(year), Number(month) - 1, Number(day)) - Date.UTC(Number(year), 0, 0)) /
    86_400_000;
  return {
    ...date,
    i_month: String(Number(month)),
    i_day: String(Number(day)),
    short_year: year.slice(2),
    y_day: String(dayOfYear).padStart(3, '0'),
    yearday: String(dayOfYear),
  };
}

/**
 * An address by its pattern: `/:year/:title/`.
 *
 * @returns undefined where a variable has no value
 */
export function fillPattern(pattern: string, variables: Variables): string | undefined {
  const name = /:([a-z_]+)/g;
  if ([...pattern.matchAll(name)].some(([, each = '']) => variables[each] === undefined)) {
    return undefined;
  }
  const address = pattern.replace(name, (_, each: string) => variables[each] ?? '');
  return `/${address}`.replace(/\/{2,}/g, '/');
}
