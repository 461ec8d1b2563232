import {explainCode, explainEnd} from './code.ts';
import {explainCharacter, explainTags} from './tags.ts';
import type {Explanation, MdxFailure, Place, Words} from './words.ts';

/**
 * Says in an author's words what MDX's parser says in its own: the place of the mark that began it, what was read there, and the remedy.
 *
 * @param source the whole text that was read
 * @returns the parser's own words where it says something that is not known here
 */
export function explainFailure(failure: MdxFailure, source: string): Explanation {
  const line = failure.line ?? 1;
  const column = failure.column ?? 1;
  const place = {failure, line, column, source};
  const words = explainers[failure.ruleId ?? '']?.(place) ?? explainOthers(place);
  return {line, column, ...words};
}

/** By the rules of the parser. */
const explainers: Readonly<Record<string, (place: Place) => Words | undefined>> = {
  'end-tag-mismatch': explainTags,
  'unexpected-character': explainCharacter,
  'unexpected-eof': explainEnd,
  acorn: explainCode,
};

function explainOthers({failure: {ruleId, reason}}: Place): Words {
  if (ruleId === 'unexpected-closing-slash') {
    return {
      read: 'A closing tag stands where no tag is open.',
      remedy: 'Remove it, or write the tag that it closes before it.',
    };
  }
  if (ruleId === 'unexpected-lazy') {
    return {
      read: 'A tag, or code in braces, goes on in a line that is no part of the quotation or list item in which it began.',
      remedy:
        'Begin the line as those before it: with > in a quotation, with spaces in a list item.',
    };
  }
  if (ruleId === 'non-esm') {
    return {
      read: 'Behind an import or export stands text without an empty line between them, which makes it code.',
      remedy: 'Put an empty line between them.',
    };
  }
  return {read: `${reason}.`, remedy: 'Correct the tag or the code, or put it into a code block.'};
}
