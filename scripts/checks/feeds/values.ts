/*
 * Rules for single values, by the names of the messages of the W3C's feed validator (validator.w3.org/feed/docs). A rule returns the
 * message; an empty list for a valid value.
 */

/** An absolute address in RFC 3986's characters: no unencoded Chinese, no space. */
const uri = /^https?:\/\/[\w.-]+(?::\d+)?(?:[\w\-.~:/?#[\]@!$&'()*+,;=]|%[\dA-Fa-f]{2})*$/;

const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;

const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Whether a value is an absolute address for XML formats. */
export function isAddress(value: string | undefined): boolean {
  return uri.test(value ?? '');
}

/** The message with its subject, unless the condition holds. */
export function unless(right: boolean, message: string, about = ''): string[] {
  return right ? [] : [`${message}: ${about}`];
}

/** `InvalidFullLink` unless a value is an absolute address in RFC 3986's characters. */
export function address(value: string | undefined): string[] {
  return unless(isAddress(value), 'InvalidFullLink', value);
}

/** A date of RSS, with the right day of the week. */
export function rssDate(value: string | undefined, now: Date): string[] {
  const [, day] = rfc822.exec(value ?? '') ?? [];
  if (value === undefined || day === undefined) {
    return [`InvalidRFC2822Date: ${value}`];
  }
  return [
    ...unless(new Date(value).toUTCString().startsWith(day), 'IncorrectDOW', value),
    ...plausible(value, now),
  ];
}

/** A date of Atom and JSON Feed. */
export function atomDate(value: string | undefined, now: Date): string[] {
  return value === undefined || !rfc3339.test(value) || Number.isNaN(Date.parse(value))
    ? [`InvalidRFC3339Date: ${value}`]
    : plausible(value, now);
}

/** The validator's own bounds: 1970, and tomorrow. */
function plausible(value: string, now: Date): string[] {
  const time = Date.parse(value);
  const day = 24 * 60 * 60 * 1000;
  return unless(time > 0 && time < now.getTime() + day, 'ImplausibleDate', value);
}

/** Checks plain text: neither missing nor blank, and without markup that a reader would show or interpret. */
export function plainText(value: string | undefined, missing: string): string[] {
  if (value === undefined) {
    return [missing];
  }
  return [
    ...unless(value.trim() !== '', 'NotBlank', missing),
    ...unless(!/<\/?[a-z][^>]*>|&(?:#\d+|\w+);/i.test(value), 'ContainsHTML', value),
    ...unless(value === value.trim(), 'UnexpectedWhitespace', value),
  ];
}

/** The repeated values. */
export function twice(values: readonly (string | undefined)[]): string[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [String(value)] : []));
}
