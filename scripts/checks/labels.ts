/** Labels by their ids, as Docusaurus keeps them. */
export type Labels = Readonly<Record<string, {readonly message: string}>>;

/** The labels of a source file. */
interface SourceLabels {
  readonly file: string;
  readonly labels: Labels;
  /** Labels that cannot be translated, because their id or message is not a plain string. */
  readonly warnings: readonly string[];
}

/** A file below `i18n/`. */
interface TranslationFile {
  readonly file: string;
  readonly labels: Labels;
}

/**
 * Finds labels in the source that no translation file can hold, and ids with two labels, of which a translation loses one.
 */
export function checkSources(sources: readonly SourceLabels[]): string[] {
  const first = new Map<string, {readonly file: string; readonly message: string}>();
  return sources.flatMap(({file, labels, warnings}) => [
    ...warnings.map((warning) => `${file}: ${warning} Write id and message as plain strings.`),
    ...Object.entries(labels).flatMap(([id, {message}]) => {
      const other = first.get(id) ?? {file, message};
      first.set(id, other);
      return other.message === message
        ? []
        : [
            `${file}: the label "${id}" is "${message}", in ${other.file} "${other.message}". Give one of them another id.`,
          ];
    }),
  ]);
}

/**
 * Finds stale and missing labels of a translation file.
 *
 * @param known every valid id, with the label that it translates
 * @param wanted the required ids; none if the file holds only exceptions
 */
export function checkTranslations(
  {file, labels}: TranslationFile,
  known: Labels,
  wanted: readonly string[] = [],
): string[] {
  const unused = Object.keys(labels)
    .filter((id) => !(id in known))
    .map((id) => `${file}: nothing asks for "${id}". Remove it.`);
  const missing = wanted
    .filter((id) => !labels[id]?.message.trim())
    .map((id) => `${file}: "${id}" ("${known[id]?.message ?? ''}") has no translation. Add it.`);
  const other = Object.entries(labels).flatMap(([id, {message}]) => {
    const expected = namesIn(known[id]?.message ?? message);
    const found = namesIn(message);
    return expected.join() === found.join()
      ? []
      : [
          `${file}: "${id}" has ${describe(found)}, its label ${describe(expected)}. Name the same values.`,
        ];
  });
  return [...unused, ...missing, ...other];
}

/** The values that a label shows, each once: `{count}`. */
function namesIn(message: string): string[] {
  return [...new Set(message.match(/\{\w+\}/g))].sort();
}

function describe(names: readonly string[]): string {
  return names.length > 0 ? names.join(' and ') : 'no values';
}
