/** Bytes after Brotli at its best, by the name of what was measured. */
export type Sizes = Readonly<Record<string, number>>;

/** What a comparison of sizes with their budgets says, each a sentence. */
interface SizeReport {
  /** What has grown, or come, beyond what it may. */
  readonly problems: readonly string[];
  /** Budgets that could be smaller, or are for nothing. */
  readonly notes: readonly string[];
}

/** By how much of its budget, and by how many bytes, something may grow without a word: what an update of a dependency brings. */
const tolerance = {share: 0.02, bytes: 200} as const;

/** Bytes that scripts without a budget may have together: an article that uses two parts may bring a script for both. */
const free = 3000;

/** By how much of its budget something has to be smaller for the budget to be worth renewing. */
const loose = 0.1;

/** Compares what was measured with what it may be. */
export function checkSizes(sizes: Sizes, budgets: Sizes): SizeReport {
  const known = Object.entries(sizes).flatMap(([name, bytes]) => {
    const budget = budgets[name];
    return budget === undefined ? [] : [{name, bytes, budget}];
  });
  const unknown = Object.entries(sizes).filter(([name]) => budgets[name] === undefined);
  const isTooMuch = unknown.reduce((sum, [, bytes]) => sum + bytes, 0) > free;
  return {
    problems: [
      ...known
        .filter(({bytes, budget}) => bytes > budget * (1 + tolerance.share) + tolerance.bytes)
        .map(
          ({name, bytes, budget}) =>
            `${name} has ${kilobytes(bytes)}, ${kilobytes(bytes - budget)} more than its budget of ${kilobytes(budget)}.`,
        ),
      ...(isTooMuch ? unknown : []).map(
        ([name, bytes]) => `${name} has ${kilobytes(bytes)} and no budget.`,
      ),
    ],
    notes: [
      ...known
        .filter(({bytes, budget}) => bytes < budget * (1 - loose) - tolerance.bytes)
        .map(
          ({name, bytes, budget}) =>
            `${name} has ${kilobytes(bytes)}, ${kilobytes(budget - bytes)} less than its budget.`,
        ),
      ...Object.keys(budgets)
        .filter((name) => sizes[name] === undefined)
        .map((name) => `${name} has a budget and is not there.`),
    ],
  };
}

/**
 * The name by which a file of `assets/js` or `assets/css` has a budget: its module where Docusaurus names it after one,
 * otherwise what stands before the hash of its content. `undefined` for what grows with the articles: their texts and the
 * data of lists, but for the articles in `measured`.
 */
export function nameOfAsset(
  file: string,
  modules: ReadonlyMap<string, string>,
  measured: readonly string[],
): string | undefined {
  const [, name = '', extension] = /([^/]+)\.[0-9a-f]{8}\.(js|css)$/.exec(file) ?? [];
  if (extension === undefined) {
    return undefined;
  }
  const module = modules.get(name);
  if (module === undefined) {
    return `${extension === 'js' ? 'script' : 'style sheet'} ${name}`;
  }
  const isArticle = /\.mdx?(?:\?|$)/.test(module);
  const isData = module.startsWith('@generated/');
  return measured.includes(module) || !(isArticle || isData) ? `script of ${module}` : undefined;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
