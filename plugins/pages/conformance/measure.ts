import {normalizeHtml} from '@markdown-zh/diagnosis/normalize-html';
import {mapSets, type BySet, type Example, type ExampleSets, type Section} from './examples';

/** What an engine makes of an example. */
export type Verdict =
  /** The wanted HTML, once normalised. */
  | 'same'
  /** What shows the same, by other HTML: see `withOneWriting`. */
  | 'equivalent'
  | 'different'
  /** The engine throws. */
  | 'refused';

/** The examples of a section that an engine does not give as wanted, by number. */
export type Deviations = Readonly<Record<Exclude<Verdict, 'same'>, readonly number[]>>;

export interface SectionResult extends Omit<Section, 'examples'> {
  readonly total: number;
  /** By configuration; one that gives every example as wanted is not there. */
  readonly deviations: Readonly<Partial<Record<string, Deviations>>>;
}

export type Results = BySet<readonly SectionResult[]>;

export interface MeasuredEngine {
  readonly id: string;
  readonly render: (source: string) => string;
}

/** Runs every engine over every example and says which examples each one does not give as wanted. */
export function measure(engines: readonly MeasuredEngine[], sets: ExampleSets): Results {
  return mapSets(sets, (sections) => sections.map((section) => measureSection(engines, section)));
}

function measureSection(
  engines: readonly MeasuredEngine[],
  {examples, ...section}: Section,
): SectionResult {
  const verdicts = examples.map((example) => judge(engines, example));
  const numbers = (engine: number, verdict: Verdict) =>
    examples.filter((_, index) => verdicts[index]?.[engine] === verdict).map(({number}) => number);
  const deviations = engines.map(
    ({id}, index) =>
      [
        id,
        {
          equivalent: numbers(index, 'equivalent'),
          different: numbers(index, 'different'),
          refused: numbers(index, 'refused'),
        } satisfies Deviations,
      ] as const,
  );
  return {
    ...section,
    total: examples.length,
    deviations: Object.fromEntries(
      deviations.filter(([, found]) => Object.values(found).some(({length}) => length > 0)),
    ),
  };
}

/** The verdict on each engine. Normalising costs as much as rendering: no HTML is normalised twice. */
function judge(engines: readonly MeasuredEngine[], {source, html}: Example): Verdict[] {
  const known = new Map<string, Verdict>([[html, 'same']]);
  let wanted: string | undefined;
  return engines.map(({render}) => {
    let written: string;
    try {
      written = render(source);
    } catch {
      return 'refused';
    }
    let verdict = known.get(written);
    if (verdict === undefined) {
      wanted ??= normalizeHtml(html);
      verdict = compareNormalized(wanted, normalizeHtml(written));
      known.set(written, verdict);
    }
    return verdict;
  });
}

function compareNormalized(wanted: string, written: string): Exclude<Verdict, 'refused'> {
  if (wanted === written) {
    return 'same';
  }
  return withOneWriting(wanted) === withOneWriting(written) ? 'equivalent' : 'different';
}

/**
 * Normalised HTML with one of the two ways to write alignment and struck text: cmark-gfm itself aligns
 * by `style` when told to (CMARK_OPT_TABLE_PREFER_STYLE_ATTRIBUTES), and browsers show `<s>` as `<del>`.
 */
function withOneWriting(html: string): string {
  return html
    .replaceAll(/(<t[hd]) style="text-align:\s*(left|center|right);?"/g, '$1 align="$2"')
    .replaceAll(/<(\/?)s>/g, '<$1del>');
}
