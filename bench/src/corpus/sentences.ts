import {integer, pick, type Random} from './random';
import {adverbs, aspects, places, results, symbols, units, verbs} from './words';

/** The words of a topic, the most frequent first, and the words that a page repeats. */
export interface Vocabulary {
  readonly topic: string;
  readonly terms: readonly string[];
  readonly latin: readonly string[];
  readonly own: readonly string[];
}

/** One of the words; the n-th is drawn about 1/n times as often as the first (Zipf's law). */
export function pickByZipf(random: Random, words: readonly string[]): string {
  // The inverse of the continuous distribution.
  const rank = (words.length + 1) ** random() - 1;
  return words[Math.min(words.length - 1, Math.floor(rank))] ?? '';
}

const templates: readonly string[] = [
  '{t}在{p}中{a}会{r}，需要先{v}{t}。',
  '{l} 的{t}{a}不超过 {n} {u}，否则{t}可能{r}。',
  '要{v}{t}，先确认{l}版本不低于 {x}。',
  '如果{t}已经{v}，就不必再{v}{t}；反之会{r}。',
  '与{t}相比，{t}更适合{p}，代价是{s}较差。',
  '文档把{t}叫作「{t}」，{l} 里的名称却是 {l}。',
  '我们在{p}里测到 {n} {u}，比{l}标称的 {n} {u} 低。',
  '{v}之后，{t}与{t}之间的顺序由{l}决定，而不是由{t}决定。',
  '这里说的{s}，指的是{t}在{p}里的表现。',
  '从 {l} {x} 开始，{t}{a}由 {l} 接管。',
  '不要在{p}里直接{v}{t}，那样{t}会{r}。',
  '只要{t}仍然有效，{l}就会继续{v}，直到 {n} {u} 之后超时。',
  '{t}的{s}取决于三件事：{t}、{t}，以及{p}的条件。',
  '注意，{l}默认不会{v}{t}，要自己打开。',
  '用 {y} 写的程序也能{v}{t}，只是{s}略有不同。',
  '排查时先看{t}，再看{t}，最后{v}{l}。',
];

/** A sentence of the topic, with its full stop. */
export function sentence(random: Random, vocabulary: Vocabulary): string {
  const template = pick(random, templates) ?? '';
  return template.replace(/\{(\w)\}/g, (_, slot: string) => fill(slot, random, vocabulary));
}

function fill(slot: string, random: Random, {terms, latin, own}: Vocabulary): string {
  switch (slot) {
    case 't':
      return random() < 0.3 ? (pick(random, own.slice(0, -1)) ?? '') : pickByZipf(random, terms);
    case 'l':
      return random() < 0.3 ? (own.at(-1) ?? '') : pickByZipf(random, latin);
    case 'n':
      return String(integer(random, 1, 999));
    case 'x':
      return versionOf(random);
    case 'y':
      return pickByZipf(random, symbols);
    default:
      return pick(random, lists[slot] ?? []) ?? '';
  }
}

const lists: Readonly<Record<string, readonly string[]>> = {
  p: places,
  a: adverbs,
  r: results,
  v: verbs,
  s: aspects,
  u: units,
};

function versionOf(random: Random): string {
  return `${integer(random, 0, 12)}.${integer(random, 0, 30)}.${integer(random, 0, 9)}`;
}

/** A title; titles may repeat. */
export function titleOf(random: Random, {terms, latin}: Vocabulary): string {
  const term = pick(random, terms) ?? '';
  const name = pickByZipf(random, latin);
  const forms = [
    `${term}的${pick(random, aspects) ?? ''}`,
    `使用 ${name} ${pick(random, verbs) ?? ''}${term}`,
    `${name} 与${term}`,
    `${pick(random, verbs) ?? ''}${term}`,
    `在${pick(random, places) ?? ''}里${pick(random, verbs) ?? ''}${term}`,
    `${name} ${versionOf(random)} 更新说明`,
  ];
  return pick(random, forms) ?? term;
}

/** A heading that is rare on other pages. */
export function uniqueHeading(random: Random, {terms, latin, own}: Vocabulary): string {
  const term =
    random() < 0.4 ? (pick(random, own.slice(0, -1)) ?? '') : (pick(random, terms) ?? '');
  const forms = [
    `${pick(random, verbs) ?? ''}${term}`,
    `${term}为什么会${pick(random, results) ?? ''}`,
    `${term}与 ${pickByZipf(random, latin)}`,
    `${term}的${pick(random, aspects) ?? ''}`,
    `${pickByZipf(random, latin)} 的${pick(random, aspects) ?? ''}`,
  ];
  return pick(random, forms) ?? term;
}

/** An option of a command, such as `--kelvine-stora`. */
export function flag(random: Random): string {
  const words = 'max min no with enable strict dry log cache force output batch'.split(' ');
  const things = 'retry size color frame index baud path level depth trace window lock'.split(' ');
  const extra = random() < 0.5 ? `-${pick(random, things) ?? ''}` : '';
  return `--${pick(random, words) ?? ''}-${pick(random, things) ?? ''}${extra}`;
}

/** A few lines of code. */
export function code(random: Random, {latin, own}: Vocabulary): string {
  const name = (own.at(-1) ?? pickByZipf(random, latin)).replace(/\W/g, '').toLowerCase();
  const other = pickByZipf(random, latin).replace(/\W/g, '').toLowerCase();
  return [
    `import ${name} from '${other}';`,
    `const handle = ${name}.open(${integer(random, 1, 999)}, {${other}: true});`,
    `handle.write_${other}(0x${integer(random, 16, 4095).toString(16)});`,
    `$ ${name} ${flag(random)} ${integer(random, 1, 99)}`,
  ].join('\n');
}
