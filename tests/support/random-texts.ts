// Texts for tests. A seed always gives the same texts.

/** A random integer from 0 up to, but not including, a limit. */
type Random = (limit: number) => number;

/** The generator mulberry32: 32 bits of state, enough for tests. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

function pick(random: Random, choices: readonly string[]): string {
  return choices[random(choices.length)] ?? '';
}

const snippets = [
  // GFM
  '| a | b |\n| - | :-: |\n| c | d |',
  'a | b\n- | -\n`|` | \\|',
  'text\n| a |\n| - |',
  '> a\n> | b |\nc',
  '> | b |\n> | - |\nc',
  '- [ ] to do\n- [x] done\n  - [ ] in',
  '~~old~~ and ~one~',
  'see https://example.com/a_b. www.example.com (http://x.y) a@b.co',
  'text[^1] and[^note]\n\n[^1]: first\n[^note]: second\n\n    more\n\n        code',
  '[^1]: again\nlazy',
  '[^a]: x\n[b]: y\n    <pre>\n\nc',
  '> [!NOTE]\n> text [ref]\n> [inner]: y',
  // Definitions, and text that only looks like one
  '[ref]: https://example.com "title"\n[中文]: <x>',
  '[ref] [中文][] [text][ref] ![picture][ref] [REF]',
  "[a]: b\n'title\nmore'",
  '[a]: b\n[c]: d\ntext\n---\n[e]: f',
  '[foo]\n\n[foo]: /url\n|-|',
  'text [^a b] [^a\\]b]\n\n[^a b]: z',
  '[x]: y\n    [^z]: w\n\n[^z] [x]',
  'ẞ [ẞ] [ss] [İ]\n\n[SS]: x\n[i̇]: y',
  '> [foo\n> bar]\n\n[foo bar]: x',
  '> [\n> 1]\n\n[\nfoo]',
  // Containers
  '1. a\n\n   b\n10. c\n2) d',
  '- a\n - b\n  - c\n   - d\n    - e',
  '-\n  a\n\n- b\n\n\n- c',
  '   - a\n\n    - b\n    c',
  '\tindented\n\n-   \n  text',
  // Blocks that end late
  '<div>\ntext\n\nmore\n</div>',
  '<!-- a\n\nb -->c',
  '<?php\n\n?>',
  '<script>\n\na\n</script>b',
  '<a>\ntext',
  '```js\ncode\n\nmore\n```',
  '~~~~\n```\n~~~',
  '    indented\n\n    more',
  '***\n---\n___',
  '# h #\nSetext\n===\nTwo\n---',
  // Characters
  'a\0b\t\tc',
  '\uFEFFtext',
  '这是一个**段落**，带有 `code`、[链接](https://example.com) 和 *强调*。**真，**她',
];

const joints = ['\n', '\n', '\n\n', '\n\n', '\n\n\n', '', '\n  \n', '\n\t\n', '\n    '];

/** A text of some pieces, taken from these texts (such as the specification's examples) and from our own snippets. */
export function randomText(
  random: Random,
  pieces: number,
  texts: readonly (readonly string[])[],
): string {
  const sources = [...texts, snippets];
  const text = Array.from(
    {length: pieces},
    () => pick(random, sources[random(sources.length)] ?? []) + pick(random, joints),
  ).join('');
  const lineEndings = [['\n'], ['\n'], ['\n'], ['\r\n'], ['\r'], ['\n', '\r\n', '\r']];
  const endings = lineEndings[random(6)] ?? [];
  const start = random(10) === 0 ? '\uFEFF' : '';
  return start + text.replaceAll('\n', () => pick(random, endings));
}

const characters = (
  '` ``` ~~~ > - # | [ ] [^1] : ]: [a] < = === --- * ** \\ \' " ( ) <!-- --> <div> </div> a 中 ' +
  '[/url] [Foo] ^ ! & |-| _ https:// \0 \uFEFF'
)
  .split(' ')
  .concat(['- ', '# ', '> ', '1. ', '    ', '  ', ' ', '\t', '\n', '\n', '\n\n', '\r', '\r\n'])
  .concat(['[ref]: x', '[^1]: y', '\n[foo]: /url\n', '\n| - |\n']);

/** The text after one edit: an insertion (sometimes of one of these texts), a deletion, or both. */
export function edited(random: Random, text: string, texts: readonly string[]): string {
  const anywhere = random(text.length + 1);
  const lineEnding = text.indexOf('\n', anywhere);
  const at = random(2) === 0 && lineEnding >= 0 ? lineEnding + random(2) : anywhere;
  const kind = random(10);
  const removed = random(6) === 0 ? random(200) : random(6);
  return (
    text.slice(0, at) +
    (kind < 7 ? insertion(random, texts) : '') +
    text.slice(at + (kind < 4 ? 0 : removed))
  );
}

function insertion(random: Random, texts: readonly string[]): string {
  switch (random(12)) {
    case 0:
      return pick(random, texts);
    case 1:
      return pick(random, snippets);
    case 2:
      return Array.from({length: 3}, () => pick(random, characters)).join('');
    default:
      return pick(random, characters);
  }
}
