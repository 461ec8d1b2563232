/** Part of a text that is not prose, as `[start, end)`. */
export interface CodeWord {
  readonly start: number;
  readonly end: number;
  /** A name of a file, to which Han characters before it may belong: `截图a.png`. */
  readonly isFileName: boolean;
}

const endings =
  'avi|bat|bin|bmp|c|cc|cfg|conf|cpp|cs|css|csv|dll|docx?|exe|gif|go|gz|h|hpp|html?|ini|ipynb|java|jpe?g|json|jsx|kt|lock|log|lua|m4a|md|mdx|mkv|mov|mp3|mp4|pdf|php|png|pptx?|ps1|py|rar|rb|rs|sh|so|sql|svg|tar|tex|toml|ts|tsx|txt|vue|wav|webp|xlsx?|xml|ya?ml|zip';

/** Characters at which a path in Chinese text ends. */
const ends = '\\s，。；、：！？（）「」『』《》“”"\'<>|';

const kinds = [
  `[A-Za-z][A-Za-z\\d+.-]{0,30}://[^${ends}]+`,
  '[\\w.+-]{1,64}@[\\w-]+(?:[./][\\w-]+)+',
  // Folders of Windows may have spaces in their names.
  `(?<![A-Za-z])[A-Za-z]:\\\\(?:[^\\\\${ends}]+(?: [^\\\\${ends}]+)*\\\\)*[^${ends}]*`,
  `(?:\\.{1,2}|~)[\\\\/][^${ends}]*`,
  '(?<![\\w\\\\/])[\\\\/](?=[\\w.@])[\\w.@%+~*$:\\\\/-]*',
  `[\\w\\p{Script=Han}.-]{1,60}(?:[\\\\/][\\w\\p{Script=Han}.-]{1,60}){1,9}\\.(?:${endings})\\b`,
  '[\\w.@-]{1,60}(?:[\\\\/][\\w.@%+~*-]+)+',
  '[~^]?\\bv?\\d{1,9}(?:\\.\\d{1,9}){2,9}[\\w.+-]{0,60}(?<!\\.)|\\bv\\d{1,9}(?:\\.\\d{1,9}){0,9}\\b',
  '(?<=[\\w)\\]])\\.{2,}(?=[\\w(])|(?<!\\.)\\.{2,}(?=[\\w\\\\/[{$])',
  `(?<file>[\\w\uFF10-\uFF5A-]{1,60}(?:\\.[\\w-]{1,60}){0,9}\\.(?:${endings})\\b|\\*\\.\\w+)`,
  '(?<![\\w.])\\.[A-Za-z][\\w.-]*',
  `(?<![\\w-])--?[A-Za-z][\\w-]*(?:=[^${ends}]*)?`,
  '[A-Za-z_]\\w{0,60}(?:\\.[A-Za-z_]\\w*)+',
].join('|');

const codeWord = new RegExp(kinds, 'gu');

/** A number with a unit per another: `50Mbit/s`. */
const rate = /^\d[\d.,]*[A-Za-zµμΩ]+\/[a-z]+$/u;

/**
 * Finds addresses, paths, names of files, versions, options and members in a text without markup: `../a`, `v1.2.0`, `...args`, `--fix`. Typography
 * and spelling have no say in them.
 */
export function codeWordsIn(text: string): CodeWord[] {
  return [...text.matchAll(codeWord)]
    .filter(([word]) => !rate.test(word))
    .map(({0: word, index, groups}) => ({
      start: index,
      end: index + word.length,
      isFileName: groups?.file !== undefined,
    }));
}
