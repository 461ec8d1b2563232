import {cjkLetter} from '../text/characters.ts';
import {brokenEmphasis} from '../text/emphasis-faults.ts';
import type {Rule} from '../rule.ts';
import {emphasis} from '../sections.ts';

/** `**a，**b`: two pointers, or two arguments of Python. */
const argument = /^\w*[,，、/|]$/;

/** `**真，**她`: punctuation before the closing run, a letter after it. */
export const emphasisCloseAfterPunctuation: Rule = {
  id: 'emphasis-close-after-punctuation',
  title: '结尾的星号夹在标点和文字之间',
  explanation:
    '结尾的星号前面是标点、后面紧跟文字时，Markdown 认不出它是结尾（规范说它不是 right-flanking）：把标点移到星号外面，移不动的就在星号后面空一格。',
  section: emphasis,
  severity: 'problem',
  // MkDocs: Python-Markdown pairs stars beside any character (run with 3.4.1).
  renderedOn: ['mkdocs'],
  find: (text) =>
    brokenEmphasis(
      text,
      ({fault, mark, content, after = ''}) =>
        fault === 'close' && mark !== '~' && !(argument.test(content) && !cjkLetter.test(after)),
      '让结尾的星号挨着文字',
    ),
};
