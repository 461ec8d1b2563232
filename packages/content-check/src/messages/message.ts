import type {en} from './en.ts';

/** A name of a message in the catalogues. */
export type MessageKey = keyof typeof en;

/** The values of a message. A message of two sentences takes the values of both. */
export type ValuesOf<Key extends MessageKey> = Key extends MessageKey
  ? (typeof en)[Key] extends infer Entry
    ? Entry extends (values: infer Values) => string
      ? Values
      : Entry extends readonly ((values: infer Values) => string)[]
        ? Values
        : never
    : never
  : never;

/** A message as data. The catalogues (`en.ts`, `zh.ts`) make its sentences. */
export interface Message<Key extends MessageKey = MessageKey> {
  readonly key: Key;
  readonly values: ValuesOf<Key>;
}

/** The messages of two sentences: the fault, and its remedy. */
export type TwoSentenceKey = {
  [Key in MessageKey]: (typeof en)[Key] extends readonly unknown[] ? Key : never;
}[MessageKey];

/** A message with its values; without them where its sentence has none. */
export function message<Key extends MessageKey>(
  key: Key,
  ...[values]: object extends ValuesOf<Key> ? [] : [values: ValuesOf<Key>]
): Message<Key> {
  return {key, values: (values ?? {}) as ValuesOf<Key>};
}
