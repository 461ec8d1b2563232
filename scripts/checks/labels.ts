/** Labels by their ids, as Docusaurus keeps them. */
export type Labels = Readonly<Record<string, {readonly message: string}>>;

/** What a source file asks the translations for. */
interface SourceLabels {
  readonly file: string;
  readonly labels: Labels;
  /** What no translation can be found for, because its id or message is not a plain string. */
  readonly warnings: readonly string[];
}

/** A file below `i18n/`. */
interface TranslationFile {
  readonly file: string;
  readonly labels: Labels;
}

/**
 * Finds, in the source, labels that no translation file can hold, and ids that stand for two labels: whichever is translated, the other
 * is lost.
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
 * Finds what a translation file has without anybody asking for it, and what it leaves open.
 *
 * @param known every id that may stand there, with the label that it translates
 * @param wanted the ids that have to; none where the file holds nothing but exceptions
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
