import {createRequire} from 'node:module';
import {normalizeTokens, Prism, type PrismTheme} from 'prism-react-renderer';
import {languageIds, neededBy} from '../../../site/code-languages';

/** A piece of code within one line. */
export interface Piece {
  readonly text: string;
  /** The token kinds that colour it, the decisive one last; empty for the colour of plain code. */
  readonly kinds: readonly string[];
}

type Styles = PrismTheme['styles'][number]['style'];

/** Highlights code with the grammars of prism-react-renderer, and with those of `prismjs` once code is in their languages. */
export class Highlighter {
  readonly #styles: ReadonlyMap<string, Styles>;

  /** @param theme which kinds of token have a style; a style for some languages only is not supported, and throws */
  constructor(theme: PrismTheme) {
    if (theme.styles.some((rule) => rule.languages)) {
      throw new Error(
        'A style of the code theme applies to some languages only, which is not supported.',
      );
    }
    this.#styles = new Map(
      theme.styles.flatMap(({types, style}) => types.map((type) => [type, style] as const)),
    );
  }

  /**
   * @param language a name or alias in lower case; code in one that Prism does not know stays plain
   * @returns pieces by line; joined by line breaks they are the code again
   */
  lines(code: string, language: string): readonly (readonly Piece[])[] {
    const id = languageIds.get(language);
    if (id === undefined) {
      return code.split('\n').map((text) => [{text, kinds: []}]);
    }
    return normalizeTokens(withPrism(() => tokenize(code, id))).map((tokens) =>
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

function tokenize(code: string, language: string) {
  load(language);
  const grammar = Prism.languages[language] ?? {};
  const input = {code, grammar, language, tokens: [] as ReturnType<typeof Prism.tokenize>};
  Prism.hooks.run('before-tokenize', input);
  input.tokens = Prism.tokenize(code, grammar);
  Prism.hooks.run('after-tokenize', input);
  return input.tokens;
}

const require = createRequire(import.meta.url);

/** Loads the component of `prismjs` for a language, after those that it needs, unless Prism has it. */
function load(id: string): void {
  if (!Object.hasOwn(Prism.languages, id)) {
    neededBy(id).forEach(load);
    require(`prismjs/components/prism-${id}`);
  }
}

/** Calls a function that uses components of `prismjs`: they read and extend the global Prism, which exists only meanwhile. */
function withPrism<Result>(use: () => Result): Result {
  Object.assign(globalThis, {Prism});
  try {
    return use();
  } finally {
    Reflect.deleteProperty(globalThis, 'Prism');
  }
}
