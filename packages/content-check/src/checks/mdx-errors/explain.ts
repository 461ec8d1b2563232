import {explainCode, explainEnd} from './code.ts';
import {explainCharacter, explainTags} from './tags.ts';
import type {Explanation, MdxFailure, Place, Words} from './words.ts';

/**
 * Explains a message of MDX's parser to an author: the place where the fault begins, what the parser read there, and the remedy.
 *
 * @param source the whole article
 * @returns the parser's own message if it is unknown here
 */
export function explainFailure(failure: MdxFailure, source: string): Explanation {
  const line = failure.line ?? 1;
  const column = failure.column ?? 1;
  const place = {failure, line, column, source};
  const words = explainers[failure.ruleId ?? '']?.(place) ?? explainOthers(place);
  return {line, column, ...words};
}

/** By `ruleId` of the parser. */
const explainers: Readonly<Record<string, (place: Place) => Words | undefined>> = {
  'end-tag-mismatch': explainTags,
  'unexpected-character': explainCharacter,
  'unexpected-eof': explainEnd,
  acorn: explainCode,
};

function explainOthers({failure: {ruleId, reason}}: Place): Words {
  if (ruleId === 'unexpected-closing-slash') {
    return {
      read: 'This closing tag has no opening tag.',
      remedy: 'Remove it, or write the tag that it closes before it.',
    };
  }
  if (ruleId === 'unexpected-lazy') {
    return {
      read: 'A tag or code in braces continues on a line outside the quotation or list item in which it began.',
      remedy:
        'Begin the line like the lines before it: with > in a quotation, with spaces in a list item.',
    };
  }
  if (ruleId === 'non-esm') {
    return {
      read: 'The text directly after an import or export is read as code.',
      remedy: 'Put an empty line before the text.',
    };
  }
  if (ruleId === 'non-spread' || ruleId === 'spread-extra') {
    return {
      read: 'Braces in a tag, without a name before them, are code such as {...props}.',
      remedy: 'Write name={value}, or remove the braces.',
    };
  }
  return {read: `${reason}.`, remedy: 'Correct the tag or the code, or put it into a code block.'};
}
