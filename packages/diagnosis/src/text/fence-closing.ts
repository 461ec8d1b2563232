import type {BlockLine} from './block-lines.ts';
import {deeperThan, isBareFence, type Fence} from './fences.ts';

interface WrongClosing {
  readonly line: BlockLine;
  /** The fault: the characters or their number, the indentation, or text after the fence. */
  readonly kind: 'characters' | 'indentation' | 'text';
}

/** Fences of characters that an input method types instead of backticks and tildes. */
const wide = /^(?:[｀´＇]{2,4}|·{3}|・{3}|'{3}|’{3}|‘{3}|～{3})$/;
const shortOrOther = /^(?:`{2,}(?!`)|~~)[^`]*$/;

/**
 * The first line of an unclosed fence that is meant to close it, but fails by CommonMark 0.31.2, section 4.5.
 * Such a fence is too short, of another character, indented too far, or followed by text.
 */
export function wrongClosing(fence: Fence): WrongClosing | undefined {
  const {run, column, content} = fence;
  const hasText = (text: string) => text.startsWith(run) && /^[`~]+[ \t]*[^`~\s][^`]*$/.test(text);
  const candidates = [
    {kind: 'characters', line: unpaired(content, (text) => wide.test(text))},
    {kind: 'characters', line: unpaired(content, (text) => isOther(text, run))},
    {kind: 'indentation', line: content.find(({text}) => isBareFence(text, run))},
    {
      kind: 'text',
      line: content.find(({text}) => hasText(text.trim()) && deeperThan(column, text) <= 3),
    },
  ] as const;
  return candidates
    .flatMap(({kind, line}) => (line ? [{kind, line}] : []))
    .sort((a, b) => a.line.from - b.line.from)[0];
}

/** Whether a line is a fence that cannot close `run`: shorter, or of the other character. */
function isOther(text: string, run: string): boolean {
  const [fence = ''] = /^(?:`+|~+)/.exec(text) ?? [];
  const isSame = fence.startsWith(run.charAt(0));
  const least = isSame && run.length === 3 ? 2 : 3;
  return (
    shortOrOther.test(text) && fence.length >= least && !(isSame && fence.length >= run.length)
  );
}

/** The fence that neither opens nor closes one of the blocks that the code shows. */
function unpaired(
  content: readonly BlockLine[],
  isFence: (text: string) => boolean,
): BlockLine | undefined {
  let open: BlockLine | undefined;
  for (const line of content) {
    const text = line.text.trim();
    if (isFence(text)) {
      open = open && isBare(text) ? undefined : (open ?? line);
    }
  }
  return open && isBare(open.text) ? open : undefined;
}

function isBare(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}

const textual = /^(?:te?xt|plain(?:text)?|md|markdown|mdx|tex|latex|rst|adoc|html)\b/i;

/** Whether a line of code is a Chinese sentence below a blank line, in a language other than prose. */
export function isProse({column, content, info}: Fence, {text}: BlockLine, index: number): boolean {
  return (
    /^\s*\p{Script=Han}.{6,}[。！？]\s*$/u.test(text) &&
    deeperThan(column, text) <= 0 &&
    content[index - 1]?.text.trim() === '' &&
    info !== '' &&
    !textual.test(info)
  );
}
