import {halfWidth, readNumber, type Limits, type ReadError} from './model';

/** Texts of a calculator's fields, by the names that its address uses. */
export type Texts = Readonly<Record<string, string>>;

export type ParameterError =
  | ReadError
  | {readonly code: 'not-an-option'; readonly options: readonly string[]}
  | {readonly code: 'unreadable'};

/** A value that the address of a calculator's page may carry. */
export interface Parameter {
  /** The default. */
  readonly initial: string;
  readonly unit?: string | undefined;
  /** The error in a text, if there is one; `others` are the parameters before it, which may set its limits. */
  readonly findError: (text: string, others: Texts) => ParameterError | undefined;
}

/** A calculator's parameters, by their names in the address. A parameter comes after those that set its limits. */
export type Parameters = Readonly<Record<string, Parameter>>;

export interface AddressError {
  readonly name: string;
  /** The text in the address, shortened. */
  readonly text: string;
  readonly error: ParameterError;
  /** The default that is used instead, with its unit. */
  readonly used: string;
}

/** Characters of a bad value that a message repeats. */
const longestQuote = 40;

/** A number with its limits, which may depend on other parameters. */
export function numeric(
  initial: string,
  limits: Limits | ((others: Texts) => Limits),
  unit?: string,
): Parameter {
  return {
    initial,
    unit,
    findError: (text, others) => {
      const reading = readNumber(text, typeof limits === 'function' ? limits(others) : limits);
      return reading.ok ? undefined : reading.error;
    },
  };
}

/** One of a few values. */
export function choice(initial: string, options: readonly string[]): Parameter {
  return {
    initial,
    findError: (text) => (options.includes(text) ? undefined : {code: 'not-an-option', options}),
  };
}

/** A text that only its calculator can read. */
export function text(
  initial: string,
  isReadable: (text: string, others: Texts) => boolean,
): Parameter {
  return {
    initial,
    findError: (value, others) => (isReadable(value, others) ? undefined : {code: 'unreadable'}),
  };
}

/** The defaults of some parameters. */
export function defaults<All extends Parameters, Name extends keyof All & string>(
  parameters: All,
  ...names: readonly Name[]
): Readonly<Record<Name, string>> {
  return Object.fromEntries(
    names.map((name) => [name, parameters[name]?.initial ?? '']),
  ) as Readonly<Record<Name, string>>;
}

/** The errors in texts, by parameter. */
export function findErrors(
  parameters: Parameters,
  texts: Texts,
): Readonly<Record<string, ParameterError>> {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, parameter]) => {
      const error = parameter.findError(texts[name] ?? parameter.initial, texts);
      return error ? [[name, error]] : [];
    }),
  );
}

/**
 * Reads the values that an address carries.
 *
 * @param search the query string of the address; other names in it are ignored
 * @returns the text of every parameter, the default if the address has none or a bad one; and the bad ones
 */
export function readAddress(
  parameters: Parameters,
  search: string,
): {readonly texts: Texts; readonly errors: readonly AddressError[]; readonly given: boolean} {
  const query = new URLSearchParams(search);
  const texts: Record<string, string> = {};
  const errors: AddressError[] = [];
  for (const [name, parameter] of Object.entries(parameters)) {
    const given = query.get(name);
    const error = given === null ? undefined : parameter.findError(given, texts);
    texts[name] = given === null || error ? parameter.initial : given;
    if (given !== null && error) {
      const used = [parameter.initial, parameter.unit].filter(Boolean).join(' ');
      errors.push({name, text: shorten(given), error, used});
    }
  }
  return {texts, errors, given: Object.keys(parameters).some((name) => query.has(name))};
}

/**
 * Writes an address that carries all values, so that a result stays the same when defaults change.
 *
 * @returns the query string, with its question mark
 */
export function writeAddress(parameters: Parameters, texts: Texts): string {
  const query = new URLSearchParams(
    Object.entries(parameters).map(([name, {initial}]) => [
      name,
      halfWidth(texts[name] ?? initial),
    ]),
  );
  return `?${query.toString()}`;
}

function shorten(given: string): string {
  const characters = Array.from(given);
  return characters.length > longestQuote
    ? `${characters.slice(0, longestQuote).join('')}…`
    : given;
}
