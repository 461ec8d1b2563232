import {boundedSyntax} from '@markdown-zh/diagnosis/bounds';
import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {mathFromMarkdown} from 'mdast-util-math';
import {gfm} from 'micromark-extension-gfm';
import {math} from 'micromark-extension-math';

const plain = {extensions: boundedSyntax([gfm()]), mdastExtensions: [gfmFromMarkdown()]};
const withFormulas = {
  extensions: boundedSyntax([gfm(), math()]),
  mdastExtensions: [...plain.mdastExtensions, mathFromMarkdown()],
};

/** Parses a learner's text: CommonMark with GFM, and with formulas where a lesson teaches them. */
export function parse(source: string, hasFormulas = false): Root {
  return fromMarkdown(source, hasFormulas ? withFormulas : plain);
}
