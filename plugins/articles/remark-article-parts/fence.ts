import {flavours, type Flavour} from '@markdown-zh/diagnosis/standard';

/** A fenced code block with a meaning: a live example, or a line of the cheat sheet. */
export type Fence =
  | {
      readonly kind: 'example';
      readonly flavour: Flavour;
      readonly showsHtml: boolean;
      readonly title?: string;
    }
  | {
      readonly kind: 'line';
      readonly flavour: Flavour;
      readonly origin: Origin;
      readonly title?: string;
    };

/** The origin of a line of the cheat sheet: CommonMark, the GFM specification, or single platforms. */
const origins = ['C', 'G', 'P'] as const;
type Origin = (typeof origins)[number];

type FenceResult =
  | {readonly ok: true; readonly fence: Fence | undefined}
  | {readonly ok: false; readonly reason: string};

const title = /(?:(?<!\s)\s+)?\btitle="([^"]*)"/;

/**
 * Reads what follows the opening fence of a Markdown code block:
 *
 *     ```markdown example [commonmark|gfm|math] [html] [title="…"]
 *     ```markdown line C|G|P [commonmark|gfm|math] [title="…"]
 *
 * The flavour is `gfm` when none is named. An ordinary code block gives no fence. An unknown word gives
 * a reason, and so does more than one flavour or origin.
 */
export function readFence(
  language: string | null | undefined,
  meta: string | null | undefined,
): FenceResult {
  if (!meta || (language !== 'markdown' && language !== 'md')) {
    return {ok: true, fence: undefined};
  }
  const named = title.exec(meta)?.[1];
  const [kind, ...words] = meta.replace(title, '').trim().split(/\s+/);
  if (kind !== 'example' && kind !== 'line') {
    return {ok: true, fence: undefined};
  }
  const known: readonly string[] =
    kind === 'example' ? [...flavours, 'html'] : [...flavours, ...origins];
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined) {
    return {
      ok: false,
      reason: `\`${unknown}\` means nothing after \`${kind}\`. Known: ${known.join(', ')}, title="…".`,
    };
  }
  for (const choices of [flavours, origins]) {
    const chosen = words.filter((word) => (choices as readonly string[]).includes(word));
    if (chosen.length > 1) {
      return {
        ok: false,
        reason: `Only one of ${choices.join(', ')} can stand after \`${kind}\`, not ${chosen.join(' and ')}.`,
      };
    }
  }
  const flavour = flavours.find((name) => words.includes(name)) ?? 'gfm';
  const origin = origins.find((name) => words.includes(name));
  const common = {flavour, ...(named !== undefined && {title: named})};
  if (kind === 'example') {
    return {ok: true, fence: {kind, ...common, showsHtml: words.includes('html')}};
  }
  return origin
    ? {ok: true, fence: {kind, ...common, origin}}
    : {
        ok: false,
        reason: 'A line of the cheat sheet names its origin: `line C`, `line G` or `line P`.',
      };
}
