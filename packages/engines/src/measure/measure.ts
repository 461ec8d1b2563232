import {normalizeHtml} from '../normalize-html.ts';
import {mapSets, type BySet, type Example, type ExampleSets, type Section} from '../example.ts';

/** The verdict on an engine's output for an example. */
type Verdict =
  /** The required HTML, after normalisation. */
  | 'same'
  /** Other HTML that looks the same; see `withOneWriting`. */
  | 'equivalent'
  | 'different'
  /** The engine throws. */
  | 'refused';

/** The numbers of a section's examples for which an engine deviates. */
export type Deviations = Readonly<Record<Exclude<Verdict, 'same'>, readonly number[]>>;

export interface SectionResult extends Omit<Section, 'examples'> {
  readonly total: number;
  /** By configuration; those without a deviation are left out. */
  readonly deviations: Readonly<Partial<Record<string, Deviations>>>;
}

export type Results = BySet<readonly SectionResult[]>;

export interface MeasuredEngine {
  readonly id: string;
  readonly render: (source: string) => string;
}

/** Runs every engine on every example, and lists the deviations. */
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

/** The verdict on each engine. Each HTML is normalised once, because that takes as long as rendering. */
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
 * Normalised HTML in one form, where two are equal: cmark-gfm also aligns by `style` with an option
 * (CMARK_OPT_TABLE_PREFER_STYLE_ATTRIBUTES), and browsers show `<s>` like `<del>`.
 */
function withOneWriting(html: string): string {
  return html
    .replaceAll(/(<t[hd]) style="text-align:\s*(left|center|right);?"/g, '$1 align="$2"')
    .replaceAll(/<(\/?)s>/g, '<$1del>');
}
