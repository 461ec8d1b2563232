import type {Marked} from '../index/types.ts';

/** Characters of context on either side, which distinguish a match from others on the page. */
const contextLength = 12;

/** Chinese has no spaces between its own characters, so a space there joins two blocks. */
const blockBorder = /[\n…]|(?<=[\p{Script=Han}，。！？：；、）」』])\s(?=[\p{Script=Han}（「『])/u;

/**
 * A text directive (https://wicg.github.io/scroll-to-text-fragment/) for the first match of an excerpt, to
 * append to a fragment: `:~:text=prefix-,match,-suffix`. Empty without a match. The context stays within the
 * block, and begins and ends with whole words, as browsers require.
 */
export function textDirective(excerpt: readonly Marked[]): string {
  const first = excerpt.findIndex(({isMatch}) => isMatch);
  const match = excerpt[first]?.text.trim() ?? '';
  if (match === '' || match.includes('\n')) {
    return '';
  }
  const before = plainText(excerpt.slice(0, first)) + (match[0] ?? '');
  const behind = (match.at(-1) ?? '') + plainText(excerpt.slice(first + 1));
  const prefix = lastWords(before.split(blockBorder).at(-1)?.slice(0, -1) ?? '').trim();
  const suffix = firstWords(behind.split(blockBorder)[0]?.slice(1) ?? '').trim();
  return `:~:text=${[prefix && `${encode(prefix)}-`, encode(match), suffix && `-${encode(suffix)}`]
    .filter(Boolean)
    .join(',')}`;
}

function plainText(marked: readonly Marked[]): string {
  return marked.map(({text}) => text).join('');
}

/** Also escapes hyphens, which like commas have a meaning in a directive. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('-', '%2D');
}

function firstWords(text: string): string {
  let words = '';
  for (const word of wordsIn(text)) {
    if (words.length + word.length > contextLength) {
      break;
    }
    words += word;
  }
  return words;
}

function lastWords(text: string): string {
  let words = '';
  for (const word of wordsIn(text).reverse()) {
    if (words.length + word.length > contextLength) {
      break;
    }
    words = word + words;
  }
  return words;
}

/** One for all results: to create one takes as long as to use it many times. */
let segmenter: Intl.Segmenter | undefined;

function wordsIn(text: string): string[] {
  // eslint-disable-next-line compat/compat -- browsers that know text fragments have it
  segmenter ??= new Intl.Segmenter('zh', {granularity: 'word'});
  return Array.from(segmenter.segment(text), ({segment}) => segment);
}
