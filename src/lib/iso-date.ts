/**
 * Formats a time for metadata.
 *
 * @param time milliseconds since 1970; missing if unknown, for example outside a Git repository
 * @returns ISO 8601 in UTC, or undefined
 */
export function isoDate(time: number | null | undefined): string | undefined {
  return typeof time === 'number' ? new Date(time).toISOString() : undefined;
}
