import {integer, pick} from '../../corpus/random';
import {anyBlock, segments, type Maker} from './material';
import {answersTo, pagesWhere} from './haystack';
import {normalize} from './normalize';

const latinWord = /[A-Za-z][\dA-Za-z]*(?:[-_.][\dA-Za-z]+)*/g;

/** A term of one or two Chinese words. */
export const hanTerm: Maker = (material, random) => {
  const words = segments(anyBlock(material, random));
  const from = integer(random, 0, Math.max(0, words.length - 1));
  const [first, second] = words.slice(from, from + 2);
  const isWord = (word: typeof first) => word?.isHan && word.text.length >= 2;
  const isPair = isWord(second) && random() < 0.6;
  const term = isWord(first) ? `${first?.text ?? ''}${isPair ? (second?.text ?? '') : ''}` : '';
  return term && term.length <= 6
    ? {query: term, needle: normalize(term), part: 'anywhere'}
    : undefined;
};

/** A Latin word or name. */
export const latinTerm: Maker = (material, random) => {
  const term = pick(random, anyBlock(material, random).match(latinWord) ?? []) ?? '';
  return term.length >= 3 ? {query: term, needle: normalize(term), part: 'anywhere'} : undefined;
};

/** A term, in Chinese or in Latin letters. */
export const term: Maker = (material, random) =>
  (random() < 0.5 ? hanTerm : latinTerm)(material, random);

/** The first letters of a Latin word. */
export const prefix: Maker = (material, random) => {
  const words = anyBlock(material, random).match(/(?<![\w-])[A-Za-z]{6,}/g) ?? [];
  const word = pick(random, words) ?? '';
  const query = word.slice(0, integer(random, 3, Math.max(3, word.length - 2)));
  return word ? {query, needle: normalize(query), part: 'anywhere'} : undefined;
};

const mixedText =
  /[A-Za-z][\w+#.-]*[\w+#] ?\p{Script=Han}{2,4}|\p{Script=Han}{2,4} ?[A-Za-z][\w+#.-]*[\w+#]/gu;

/** A Latin word beside Chinese characters, with or without a space between them, whichever the text has. */
export const mixed: Maker = (material, random) => {
  const text = pick(random, anyBlock(material, random).match(mixedText) ?? []);
  if (!text) {
    return undefined;
  }
  const needle = normalize(text);
  const joined = text.replace(' ', '');
  const spaced = joined.replace(
    /(?<=\p{Script=Han})(?=[A-Za-z])|(?<=[\w+#])(?=\p{Script=Han})/u,
    ' ',
  );
  return {query: random() < 0.5 ? joined : spaced, needle, part: 'anywhere'};
};

/** Six to twelve Chinese characters, from anywhere in a sentence. */
export const phrase: Maker = (material, random) => {
  const run = pick(random, anyBlock(material, random).match(/\p{Script=Han}{6,}/gu) ?? []) ?? '';
  const length = Math.min(run.length, integer(random, 6, 12));
  const from = integer(random, 0, run.length - length);
  const query = run.slice(from, from + length);
  return query ? {query, needle: normalize(query), part: 'anywhere'} : undefined;
};

/** A phrase without one of its middle words. */
export const phraseWithGap: Maker = (material, random) => {
  const words = segments(anyBlock(material, random));
  const from = integer(random, 0, Math.max(0, words.length - 1));
  const taken = words.slice(from, from + integer(random, 4, 6));
  const gap = integer(random, 1, Math.max(1, taken.length - 2));
  const join = (part: typeof taken) => part.map(({text}) => text).join('');
  const [before, after] = [join(taken.slice(0, gap)), join(taken.slice(gap + 1))];
  const isPhrase = taken.length >= 4 && taken.every(({isHan}) => isHan);
  if (!isPhrase || before.length < 2 || after.length < 2 || before.length + after.length < 6) {
    return undefined;
  }
  const needle = normalize(join(taken));
  const texts = material.texts.anywhere;
  // Pages with both pieces may also answer the query.
  const alike = pagesWhere(texts, (text) => text.includes(before) && text.includes(after));
  const answers = answersTo(material, needle, 'anywhere');
  const isClear = alike?.every((index) => answers?.includes(index));
  return isClear ? {query: before + after, needle, part: 'anywhere'} : undefined;
};

const symbol =
  /(?<![\w-])--[a-z][\w-]+|(?<![\w.])\.[A-Z]{2,}\b|(?<!\w)[A-Z][\w-]*(?:\+\+|#)|(?<!\w)[@$:][a-z][\w-]{2,}|<[a-z][\w-]*>|\b[a-z]\w*\(\)|\b\w+\/\d\b/g;

/** A name with signs: `C++`, `.NET`, `--flag`, `@media`, `<canvas>`, `open()`. */
export const symbols: Maker = (material, random) => {
  const query = pick(random, anyBlock(material, random).match(symbol) ?? []);
  return query ? {query, needle: normalize(query), part: 'anywhere'} : undefined;
};
