import type {Section} from '../index/types.ts';
import {cleanText} from './clean-text.ts';

/** Takes a page's text in order, and cuts it into sections. */
export interface SectionWriter {
  /** Adds text to the current block, with its white space unchanged until the block ends. */
  readonly write: (text: string) => void;
  /** Ends the current block, if any. The next text starts another. */
  readonly endBlock: () => void;
  /** Ends the current block, and adds a code block to the section. */
  readonly addCode: (code: string) => void;
  readonly begin: (heading: string, anchor: string) => void;
  /** All sections, without an empty one before the first heading. */
  readonly finish: () => readonly Section[];
}

interface Draft {
  readonly heading: string;
  readonly anchor: string;
  readonly blocks: string[];
  readonly code: string[];
}

/** A writer whose first section is the text before the first heading. */
export function createSectionWriter(): SectionWriter {
  let words = '';
  let draft: Draft = {heading: '', anchor: '', blocks: [], code: []};
  const drafts = [draft];

  function endBlock(): void {
    const text = words === '' ? '' : cleanText(words);
    words = '';
    if (text !== '') {
      draft.blocks.push(text);
    }
  }

  return {
    write(text) {
      words += text;
    },
    endBlock,
    addCode(code) {
      endBlock();
      const text = code.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd();
      if (text !== '') {
        draft.code.push(text);
      }
    },
    begin(heading, anchor) {
      endBlock();
      draft = {heading, anchor, blocks: [], code: []};
      drafts.push(draft);
    },
    finish() {
      endBlock();
      return drafts
        .map(({heading, anchor, blocks, code}) => ({
          heading,
          anchor,
          text: blocks.join('\n'),
          code: code.join('\n\n'),
        }))
        .filter(({heading, text, code}) => `${heading}${text}${code}` !== '');
    },
  };
}
