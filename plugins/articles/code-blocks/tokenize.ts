import {createRequire} from 'node:module';
import {normalizeTokens, Prism, type PrismTheme} from 'prism-react-renderer';

/** A piece of code within one line. */
export interface Piece {
  readonly text: string;
  /** The token kinds that colour it, the decisive one last; empty for the colour of plain code. */
  readonly kinds: readonly string[];
}

type Styles = PrismTheme['styles'][number]['style'];

/** Highlights code with the grammars of prism-react-renderer and `prismjs`. */
export class Highlighter {
  readonly #styles: ReadonlyMap<string, Styles>;

  /**
   * @param theme which kinds of token have a style; a style for some languages only is not supported, and throws
   * @param languages names of Prism's components beyond those that prism-react-renderer carries, each behind those it
   *   extends; an unknown one throws
   */
  constructor(theme: PrismTheme, languages: readonly string[]) {
    if (theme.styles.some((rule) => rule.languages)) {
      throw new Error(
        'A style of the code theme applies to some languages only, which is not supported.',
      );
    }
    this.#styles = new Map(
      theme.styles.flatMap(({types, style}) => types.map((type) => [type, style] as const)),
    );
    load(languages);
  }

  /**
   * @param language a name or alias in lower case; code in one that Prism does not know stays plain
   * @returns pieces by line; joined by line breaks they are the code again
   */
  lines(code: string, language: string): readonly (readonly Piece[])[] {
    const grammar = Object.hasOwn(Prism.languages, language)
      ? Prism.languages[language]
      : undefined;
    // `Prism.languages` also has functions: `extend`, `insertBefore`.
    if (typeof grammar !== 'object') {
      return code.split('\n').map((text) => [{text, kinds: []}]);
    }
    const input = {code, grammar, language, tokens: [] as ReturnType<typeof Prism.tokenize>};
    Prism.hooks.run('before-tokenize', input);
    input.tokens = Prism.tokenize(code, grammar);
    Prism.hooks.run('after-tokenize', input);
    return normalizeTokens(input.tokens).map((tokens) =>
      tokens
        .map(({types, content, empty}) => ({
          text: empty ? '' : content,
          kinds: this.#decisive(types),
        }))
        .reduce<readonly Piece[]>(merge, []),
    );
  }

  /** The kinds of a token, outermost first, without those whose style a later kind replaces. */
  #decisive(types: readonly string[]): readonly string[] {
    const seen = new Set<string>();
    return types.toReversed().reduce<readonly string[]>((kinds, type) => {
      const properties = Object.keys(this.#styles.get(type) ?? {});
      const adds = properties.some((property) => !seen.has(property));
      properties.forEach((property) => seen.add(property));
      return adds ? [type, ...kinds] : kinds;
    }, []);
  }
}

function merge(pieces: readonly Piece[], piece: Piece): readonly Piece[] {
  const last = pieces.at(-1);
  return last?.kinds.join(' ') === piece.kinds.join(' ')
    ? [...pieces.slice(0, -1), {...last, text: last.text + piece.text}]
    : [...pieces, piece];
}

/** Loads `prismjs` components, which extend the global Prism. The global exists only while they load. */
function load(languages: readonly string[]): void {
  const require = createRequire(import.meta.url);
  Object.assign(globalThis, {Prism});
  try {
    for (const language of languages) {
      require(`prismjs/components/prism-${language}`);
    }
  } finally {
    Reflect.deleteProperty(globalThis, 'Prism');
  }
}
