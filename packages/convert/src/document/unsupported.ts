/** The kinds of content that an export could not carry. */
export type UnsupportedKind =
  /** Pictures that are not in the text itself: the result has a link or their alternative text. */
  | 'pictures'
  /** Formulas that stay TeX. */
  | 'formulas'
  /** HTML whose text alone is kept. */
  | 'html'
  /** Diagrams that stay source code. */
  | 'diagrams'
  /** Links without their address. */
  | 'links'
  /** Links to parts of the text, and to files beside it. */
  | 'local links'
  /** Links that became notes with their address. */
  | 'link notes'
  /** Pictures that have to be uploaded. */
  | 'uploads'
  /** Footnotes without links to and from them. */
  | 'footnotes'
  /** Boxes of tasks that became characters. */
  | 'tasks'
  /** Folded parts that became visible. */
  | 'folds'
  /** Columns that lost their alignment. */
  | 'alignment'
  /** Quotations in quotations. */
  | 'quotations'
  /** Struck text that looks like any other. */
  | 'deletions'
  /** Merged cells that became single ones. */
  | 'merged cells'
  /** Tables of footnotes, whose cells become paragraphs. */
  | 'note tables'
  /** Characters beyond what the target takes. */
  | 'characters'
  /** Bytes beyond what the target takes. */
  | 'bytes';

export interface Unsupported {
  readonly kind: UnsupportedKind;
  readonly count: number;
  /** A few of them, each once, in the order of the text. */
  readonly names: readonly string[];
}

const mostNames = 5;
const longestName = 40;

/** Collects the content that a target cannot carry. */
export class UnsupportedParts {
  readonly #found = new Map<UnsupportedKind, {count: number; names: Set<string>}>();

  add(kind: UnsupportedKind, name: string): void {
    const {count, names} = this.#found.get(kind) ?? {count: 0, names: new Set()};
    const line = name.replace(/\s+/g, ' ').trim();
    if (line !== '' && names.size < mostNames) {
      names.add(line.length > longestName ? `${line.slice(0, longestName)}…` : line);
    }
    this.#found.set(kind, {count: count + 1, names});
  }

  /** Counts what exceeds a limit. */
  addExcess(kind: UnsupportedKind, count: number): void {
    if (count > 0) {
      this.#found.set(kind, {count, names: new Set()});
    }
  }

  list(): readonly Unsupported[] {
    return [...this.#found].map(([kind, {count, names}]) => ({kind, count, names: [...names]}));
  }
}
