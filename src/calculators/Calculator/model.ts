/** The range that a number field accepts, inclusive. */
export interface Limits {
  readonly min: number;
  readonly max: number;
  readonly integer?: true;
}

export type ReadError =
  | {readonly code: 'empty' | 'not-a-number' | 'not-an-integer'}
  | {readonly code: 'too-small' | 'too-large'; readonly limit: number};

type Reading =
  {readonly ok: true; readonly value: number} | {readonly ok: false; readonly error: ReadError};

/** The outcome of a calculator's fields: errors by field, and a result if there are none. */
export interface Solution<Name extends string, Result> {
  readonly errors: Readonly<Partial<Record<Name, ReadError>>>;
  readonly result: Result | undefined;
}

/** Digits, optionally grouped by commas, with a fraction and an exponent as in `1e6`. */
const numeral = /^[+-]?(?:(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,2})?$/i;

/**
 * Converts full-width input to half-width. Chinese input methods may type full-width letters, digits and punctuation
 * (U+FF01–U+FF5E), `。` for the point and an ideographic space. Unlike NFKC, this keeps superscripts and fractions.
 *
 * @returns the text without spaces at its ends
 */
export function halfWidth(text: string): string {
  return text
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/。/g, '.')
    .replace(/[−–]/g, '-')
    .replace(/\u3000/g, ' ')
    .trim();
}

/**
 * Reads one number from a text field.
 *
 * @param text the text as typed, possibly full-width. A comma only groups thousands: `1,5` could mean one and a half or
 *   be a slip, and is rejected
 * @returns the number, or the first error in the text
 */
export function readNumber(text: string, {min, max, integer}: Limits): Reading {
  const plain = halfWidth(text);
  if (plain === '') {
    return {ok: false, error: {code: 'empty'}};
  }
  if (!numeral.test(plain)) {
    return {ok: false, error: {code: 'not-a-number'}};
  }
  const value = Number(plain.replaceAll(',', '')) + 0; // no negative zero
  if (value < min) {
    return {ok: false, error: {code: 'too-small', limit: min}};
  }
  if (value > max) {
    return {ok: false, error: {code: 'too-large', limit: max}};
  }
  if (integer && !Number.isInteger(value)) {
    return {ok: false, error: {code: 'not-an-integer'}};
  }
  return {ok: true, value};
}

/**
 * Reads all fields of a calculator and applies its rule to the numbers.
 *
 * @param texts the texts as typed, by field
 * @param limits limits of these fields; texts of other fields are ignored
 * @param rule from numbers within their limits to the result
 * @returns the errors by field; the result is undefined while there is one
 */
export function solve<Name extends string, Result>(
  texts: Readonly<Record<Name, string>>,
  limits: Readonly<Record<Name, Limits>>,
  rule: (values: Readonly<Record<Name, number>>) => Result,
): Solution<Name, Result> {
  const errors: Partial<Record<Name, ReadError>> = {};
  const values: Partial<Record<Name, number>> = {};
  for (const name of Object.keys(limits) as Name[]) {
    const reading = readNumber(texts[name], limits[name]);
    if (reading.ok) {
      values[name] = reading.value;
    } else {
      errors[name] = reading.error;
    }
  }
  const faulty = Object.keys(errors).length > 0;
  return {errors, result: faulty ? undefined : rule(values as Record<Name, number>)};
}
