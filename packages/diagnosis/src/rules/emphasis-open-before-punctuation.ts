import {cjkLetter} from '../text/characters.ts';
import {brokenEmphasis, type BrokenPair} from '../text/emphasis-faults.ts';
import type {Rule} from '../rule.ts';
import {emphasis} from '../sections.ts';

const wrapped = /^[\p{Ps}\p{Pi}"'].*[\p{Pe}\p{Pf}"']$/su;

/** Distinguishes emphasis from powers (`2**(3)**4`) and note marks (`价格**（含税）和运费**（另计）`). */
function isMeant({content, before = '', after = ''}: BrokenPair): boolean {
  return wrapped.test(content)
    ? cjkLetter.test(before + content + after)
    : cjkLetter.test(before) && !(/^[(（]/.test(content) && /^[(（]/.test(after));
}

/** `他说**「好」**吧`: punctuation after the opening run, a letter before it. */
export const emphasisOpenBeforePunctuation: Rule = {
  id: 'emphasis-open-before-punctuation',
  title: '开头的星号夹在文字和标点之间',
  explanation:
    '开头的星号后面是标点、前面紧挨文字时，Markdown 认不出它是开头（规范说它不是 left-flanking）：把引号或括号移到星号外面，移不动的就在星号前面空一格。',
  section: emphasis,
  severity: 'problem',
  // MkDocs: Python-Markdown pairs stars beside any character (run with 3.4.1).
  renderedOn: ['mkdocs'],
  find: (text) =>
    brokenEmphasis(
      text,
      (pair) => pair.fault === 'open' && pair.mark !== '~' && isMeant(pair),
      '让开头的星号挨着文字',
    ),
};
