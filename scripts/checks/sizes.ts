/** Bytes after Brotli, by the name of what was measured. */
export type Sizes = Readonly<Record<string, number>>;

/** The result of a comparison of sizes with their budgets, one sentence each. */
interface SizeReport {
  /** Sizes over their budgets, or without one. */
  readonly problems: readonly string[];
  /** Budgets that could be smaller, or whose file is missing. */
  readonly notes: readonly string[];
}

/** A size may exceed its budget by this much: an update of a dependency does. */
const tolerance = {share: 0.02, bytes: 200} as const;

/** The share of a budget that has to be unused before a note proposes a smaller one. */
const loose = 0.1;

/** Compares sizes with their budgets. */
export function checkSizes(sizes: Sizes, budgets: Sizes): SizeReport {
  const problems: string[] = [];
  const notes: string[] = [];
  for (const [name, bytes] of Object.entries(sizes)) {
    const budget = budgets[name];
    if (budget === undefined) {
      problems.push(`${name}: ${kilobytes(bytes)}, and there is no budget.`);
    } else if (bytes > budget * (1 + tolerance.share) + tolerance.bytes) {
      problems.push(
        `${name}: ${kilobytes(bytes)}, ${kilobytes(bytes - budget)} over the budget of ${kilobytes(budget)}.`,
      );
    } else if (bytes < budget * (1 - loose) - tolerance.bytes) {
      notes.push(`${name}: ${kilobytes(bytes)}, ${kilobytes(budget - bytes)} below the budget.`);
    }
  }
  for (const name of Object.keys(budgets).filter((each) => sizes[each] === undefined)) {
    notes.push(`${name}: there is a budget, and nothing to measure.`);
  }
  return {problems, notes};
}

interface NamedFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The scripts and style sheets that the HTML of a page names, each once, as paths below the base URL. */
export function filesNamedIn(html: string): NamedFiles {
  const find = (pattern: RegExp) => [...new Set(html.match(pattern))];
  return {
    scripts: find(/\bassets\/js\/[\w.~-]+\.js\b/g),
    styles: find(/\bassets\/css\/[\w.~-]+\.css\b/g),
  };
}

/** Whether a file of `assets/js` or `assets/css` belongs to several pages. Docusaurus names the others by a hash of their module. */
export function isShared(file: string): boolean {
  return /\.(?:js|css)$/.test(file) && !/^[0-9a-f]{8}\./.test(file);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
