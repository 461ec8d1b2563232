import type {BlockParser, InlineParser, MarkdownExtension} from '@lezer/markdown';

/** Longest line and longest paragraph, in UTF-16 code units, in which markup is looked for. */
export const lengthLimit = 5000;

/** How many blocks may contain each other; a list and its item are two. */
export const depthLimit = 100;

/** Leaves a long or deep line without markup: for tables and tags, many spaces take quadratic time. */
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

/** Ends what is too long for a definition: with every line, the parser reads it from its beginning again. */
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

/** Leaves a long paragraph without markup: what nests in it, or never ends, takes quadratic time. */
const shortParagraphs: InlineParser = {
  name: 'LimitedText',
  before: 'Escape', // the first of all
  parse: (context) => (context.end - context.offset > lengthLimit ? context.end : -1),
};

/**
 * Limits of what is parsed for its colours. That happens on the page's own thread, and recursively: without
 * limits, a line of 60,000 characters could stop the page for seconds, and a few thousand block quotes in each
 * other overflow the highlighter's stack. To come before other extensions, whose checks it prevents.
 */
export const limits: MarkdownExtension = {
  parseBlock: [shortLines, shortDefinitions],
  parseInline: [shortParagraphs],
};
