import {languages} from 'prismjs/components.json';

/** The fields of a language of Prism that this site reads. */
interface PrismLanguage {
  readonly alias?: string | readonly string[];
  readonly require?: string | readonly string[];
  /** Languages that it shows inside itself if they are loaded. */
  readonly optional?: string | readonly string[];
  readonly modify?: unknown;
}

/** Names that authors write, for languages that Prism has under others, or whose syntax another one covers. */
const aliases = {
  bash: ['console', 'zsh'],
  batch: ['bat', 'cmd'],
  cpp: ['c++', 'ino'],
  csharp: ['c#'],
  docker: ['containerfile'],
  go: ['golang'],
  hcl: ['terraform', 'tf'],
  ini: ['cfg', 'conf', 'env'],
  javascript: ['cjs', 'mjs', 'node'],
  json: ['geojson', 'topojson'],
  json5: ['jsonc'],
  makefile: ['make'],
  markdown: ['mdx'],
  markup: ['plist', 'svelte', 'vue'],
  powershell: ['ps1', 'pwsh'],
  sql: ['mysql', 'pgsql', 'postgresql', 'sqlite'],
  typescript: ['cts', 'mts'],
  vim: ['viml', 'vimscript'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Names for text without colours, and for languages that stay without. */
const plain = ['text', 'txt', 'plain', 'plaintext', 'none', 'math', 'mermaid'];

/** They change other languages, as css-extras does, and are carried by prism-react-renderer, changes included. */
const carried = ['actionscript', 'css', 'javascript'];

/**
 * The languages of Prism by their ids. Those that only change others, such as css-extras, are left out: the colours of an article would
 * depend on the articles before it.
 */
const prismLanguages: Readonly<Record<string, PrismLanguage>> = Object.fromEntries(
  Object.entries(languages as Readonly<Record<string, PrismLanguage>>).filter(
    ([id, {modify}]) => id !== 'meta' && (modify === undefined || carried.includes(id)),
  ),
);

/** The id of a language of Prism by each of its names, in lower case. */
export const languageIds: ReadonlyMap<string, string> = new Map([
  ...Object.entries(prismLanguages).flatMap(([id, {alias = []}]) =>
    [id, ...[alias].flat()].map((name) => [name, id] as const),
  ),
  ...Object.entries(aliases).flatMap(([id, names]) => names.map((name) => [name, id] as const)),
]);

/** The ids of the languages that Prism needs for one, or that appear within it. */
export function neededBy(id: string): readonly string[] {
  const {require: required = [], optional = []} = prismLanguages[id] ?? {};
  return [...[required].flat(), ...[optional].flat()].filter((other) => other in prismLanguages);
}

/** All names that a fence may have. */
export const languageNames: readonly string[] = [...languageIds.keys(), ...plain];
