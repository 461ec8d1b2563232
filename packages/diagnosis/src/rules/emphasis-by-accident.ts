import {emphasis} from '../sections.ts';
import {nodesOf} from '../text/nodes.ts';
import {span} from '../text/spans.ts';
import type {RuleMatch, Rule} from '../rule.ts';

const operand = /[\dA-Za-z]/;
/** Emphasis inside a word: `un*frigging*believable`. */
const word = /^[A-Za-z]{2}\*[A-Za-z]{2,}\*[A-Za-z]{2}$/;
/** Between stars of patterns: `*.txt 或 a*`. */
const file = /^\.\w/;

/** `3*5*2`: stars that were meant as they are, between letters and digits on both sides. */
export const emphasisByAccident: Rule = {
  id: 'emphasis-by-accident',
  title: '星号被当成了强调',
  explanation:
    '两个星号之间的文字会变成斜体，星号消失，在字母和数字中间也一样：星号要原样显示，就在前面写反斜线，或放进行内代码。',
  section: emphasis,
  severity: 'problem',
  yieldsTo: ['math-emphasis'],
  find: ({source, tree}) =>
    nodesOf(tree, 'emphasis').flatMap((node): RuleMatch[] => {
      const {from, to} = span(node) ?? {from: 0, to: 0};
      const isStar = source[from] === '*' && source[from + 1] !== '*' && source[to - 2] !== '*';
      const isOpen = isOperand(source[from - 1]) && isOperand(source[from + 1]);
      const isClose = isOperand(source[to - 2]) && isOperand(source[to]);
      const isPattern = file.test(source.slice(from + 1));
      return isStar &&
        !word.test(source.slice(from - 2, to + 2)) &&
        (isOpen || isPattern) &&
        isClose
        ? [
            {
              from,
              to,
              fix: {
                label: '在星号前面写反斜线',
                edits: [from, to - 1].map((place) => ({from: place, to: place, insert: '\\'})),
              },
            },
          ]
        : [];
    }),
};

function isOperand(character: string | undefined): boolean {
  return character !== undefined && operand.test(character);
}
