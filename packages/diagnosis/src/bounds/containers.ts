import {blockQuote, list} from 'micromark-core-commonmark';
import type {Construct} from 'micromark-util-types';
import {limits} from './limits.ts';

/**
 * Makes micromark read a quotation or a list that begins farther to the right as text. Its constructs call themselves for their next
 * lines, so an extension cannot replace them. Remove it when micromark has a limit of its own.
 */
for (const construct of [blockQuote, list] as Construct[]) {
  const {tokenize} = construct;
  construct.tokenize = function limited(effects, ok, nok) {
    return this.now().column > limits.column ? nok : tokenize.call(this, effects, ok, nok);
  };
}
