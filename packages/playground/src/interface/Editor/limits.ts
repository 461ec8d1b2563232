import type {BlockParser, InlineParser, MarkdownExtension} from '@lezer/markdown';

/** Longest line and longest paragraph to parse for markup, in UTF-16 code units. */
export const lengthLimit = 5000;

/** Maximum nesting depth of blocks; a list and its item count as two. */
export const depthLimit = 100;

/** Skips markup in a long or deeply nested line: for tables and tags, many spaces take quadratic time. */
const shortLines: BlockParser = {
  name: 'LimitedLine',
  before: 'LinkReference', // the first of all
  parse: (context, line) => {
    if (context.depth <= depthLimit && line.text.length <= lengthLimit) {
      return false;
    }
    context.nextLine();
    return true;
  },
  endLeaf: (context) => context.peekLine().length > lengthLimit,
};

/** Ends a possible definition that is too long: with every line, the parser reads it again from the start. */
const shortDefinitions: BlockParser = {
  name: 'LimitedDefinition',
  before: 'LinkReference',
  leaf: (_, {content}) =>
    content.startsWith('[')
      ? {
          nextLine: (context, _line, leaf) => {
            const {start, content: read} = leaf;
            if (read.length <= lengthLimit) {
              return false;
            }
            context.addLeafElement(leaf, context.elt('Paragraph', start, start + read.length));
            return true;
          },
          finish: () => false,
        }
      : null,
};

/** Skips markup in a long paragraph: nested or unclosed markup takes quadratic time. */
const shortParagraphs: InlineParser = {
  name: 'LimitedText',
  before: 'Escape', // the first of all
  parse: (context) => (context.end - context.offset > lengthLimit ? context.end : -1),
};

/**
 * Limits for the parser of the highlighting, which runs recursively on the main thread. Without limits, a line of 60,000
 * characters could block the page for seconds, and a few thousand nested block quotes overflow the highlighter's stack.
 * Must precede other extensions, because it prevents their checks.
 */
export const limits: MarkdownExtension = {
  parseBlock: [shortLines, shortDefinitions],
  parseInline: [shortParagraphs],
};
