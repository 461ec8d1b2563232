import {cjkLetter} from '../text/characters.ts';
import {matchesInInlines} from '../text/inline-containers.ts';
import {hiddenNames} from '../text/emphasis-faults.ts';
import {repairEmphasis} from '../text/repair-emphasis.ts';
import type {Rule} from '../rule.ts';
import {emphasis} from '../sections.ts';

/** Two stars at each end, at least two of the four full-width. A lone star is a note mark or a product. */
const pair =
  /(?<![*＊])(＊＊|\*\*)(?![\s*＊，。、；：？！）」])([^*＊\r\n]*[^\s*＊])(＊＊|\*\*)(?![*＊])/gu;

/** `＊＊粗体＊＊`: full-width stars. */
export const emphasisFullwidthAsterisk: Rule = {
  id: 'emphasis-fullwidth-asterisk',
  title: '星号是全角的',
  explanation: '强调的分隔串只能由半角的 `*` 或 `_` 组成，全角的 `＊` 是普通文字：换成半角星号。',
  section: emphasis,
  severity: 'problem',
  find: (text) =>
    matchesInInlines(text, pair).flatMap(({match, from, to, container}) => {
      const [, opening = '', content = '', closing = ''] = match;
      const isHalfWidth = opening === '**' && closing === '**';
      const isHidden = cjkLetter.test(text.source.charAt(from - 1)) && hiddenNames.test(content);
      if (isHalfWidth || isHidden || !/[\p{L}\p{N}]/u.test(content)) {
        return [];
      }
      const runs = {open: {from, to: from + 2}, close: {from: to - 2, to}};
      const edits = repairEmphasis(text.source, runs, '**', container.links);
      return [{from, to, fix: {label: '换成半角星号', edits}}];
    }),
};
