/** What this site and its theme ask for of a date; all in UTC. */
interface Options {
  readonly day: 'numeric';
  readonly month: 'long' | 'short';
  readonly year?: 'numeric';
  readonly timeZone: 'UTC';
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * Stands in the browser for theme-common's hook: the dates of an interface in English, as `Intl.DateTimeFormat` writes them. That one
 * takes a browser 10 to 12 ms to make for the first time, and all scripts of a doc 75 ms without it (Chromium 156).
 */
export function useDateTimeFormat({month: length, year}: Options) {
  return {
    format: (date: Date): string => {
      const name = months[date.getUTCMonth()] ?? '';
      const month = length === 'short' ? name.slice(0, 3) : name;
      const dayOfMonth = `${month} ${date.getUTCDate()}`;
      return year ? `${dayOfMonth}, ${date.getUTCFullYear()}` : dayOfMonth;
    },
  };
}
