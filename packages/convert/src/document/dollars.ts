import {math} from 'micromark-extension-math';
import type {Code, Construct, Extension} from 'micromark-util-types';

const dollar = 36;

/**
 * Formulas between dollar signs, but no prices, by the rule of Pandoc (extension `tex_math_dollars`). Before white space, a single sign
 * does not open a formula. After white space or before a digit, it does not close one.
 */
export function formulas(): Extension {
  const {text, ...rest} = math();
  const construct = text?.[dollar];
  return construct && !Array.isArray(construct)
    ? {...rest, text: {[dollar]: withoutPrices(construct)}}
    : {...rest};
}

function withoutPrices(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const start = this.now();
      const close = (code: Code) => {
        const source = this.sliceSerialize({start, end: this.now()});
        const isPrice = !source.startsWith('$$') && (/^\$\s|\s\$$/.test(source) || isDigit(code));
        return isPrice ? nok(code) : ok(code);
      };
      return construct.tokenize.call(this, effects, close, nok);
    },
  };
}

function isDigit(code: Code): boolean {
  return code !== null && code >= 48 && code <= 57;
}
