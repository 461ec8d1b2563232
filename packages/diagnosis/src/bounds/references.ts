import {definition, labelEnd} from 'micromark-core-commonmark';
import type {Construct, Extension, TokenizeContext} from 'micromark-util-types';
import type {Allowance} from './limits.ts';

/** The identifiers of a text's definitions, with their sizes in characters. micromark asks only for `includes` and `push`. */
class Definitions extends Array<string> {
  readonly #sizes = new Map<string, number>();
  #pushed = '';
  #found = '';

  override includes(identifier: string): boolean {
    const isDefined = this.#sizes.has(identifier);
    if (isDefined) {
      this.#found = identifier;
    }
    return isDefined;
  }

  override push(identifier: string): number {
    this.#pushed = this.#sizes.has(identifier) ? '' : identifier;
    return super.push(identifier);
  }

  /** Sets the size of the definition that came last, unless an earlier one has its identifier: that one counts. */
  measure(size: number): void {
    if (this.#pushed !== '') {
      this.#sizes.set(this.#pushed, size);
    }
  }

  /** The size of the definition that `includes` found last. */
  get foundSize(): number {
    return this.#sizes.get(this.#found) ?? 0;
  }
}

function definitionsOf({parser}: TokenizeContext): Definitions {
  if (!(parser.defined instanceof Definitions)) {
    parser.defined = new Definitions();
  }
  return parser.defined as Definitions;
}

/**
 * A micromark extension that limits the growth of a text by its references: a definition of 25 KB with 5,000 references would become
 * 80 MB. References beyond the limit stay text, as in cmark.
 */
export function boundedReferences({takeExpansion}: Allowance): Extension {
  const boundedDefinition: Construct = {
    ...definition,
    name: 'boundedDefinition',
    tokenize(effects, ok, nok) {
      const definitions = definitionsOf(this);
      return definition.tokenize.call(
        this,
        effects,
        (code) => {
          const token = this.events.at(-1)?.[1];
          definitions.measure(token ? token.end.offset - token.start.offset : 0);
          return ok(code);
        },
        nok,
      );
    },
  };
  const boundedLabelEnd: Construct = {
    ...labelEnd,
    name: 'boundedLabelEnd',
    tokenize(effects, ok, nok) {
      const definitions = definitionsOf(this);
      return labelEnd.tokenize.call(
        this,
        effects,
        (code) => {
          const isResource = this.events.at(-1)?.[1].type === 'resource';
          return isResource || takeExpansion(definitions.foundSize) ? ok(code) : nok(code);
        },
        nok,
      );
    },
  };
  return {
    contentInitial: {91: boundedDefinition},
    text: {93: boundedLabelEnd},
    disable: {null: ['definition', 'labelEnd']},
  };
}
