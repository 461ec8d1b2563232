import {inlineContainers} from '../text/inline-containers.ts';
import {bareLinks} from '../sections.ts';
import type {Edit} from '../edits.ts';
import type {RuleMatch, Rule} from '../rule.ts';
import {trailing} from '../text/characters.ts';

/** Marks that never follow an ASCII character in an address. */
const afterAscii = /(?<=[!-~])[，。、；：？！“”‘’（）《》〈〉「」『』【】〔〕…—～]/u;

/** An address with Han characters contains a title; these marks surely end it. */
const afterHan = /(?<=[^!-~])[。；」』》】〉〕”]/u;

/** Where an address should have ended; undefined if all of it may be an address. */
function endOf(address: string): number | undefined {
  const unopened = (/^[^（）]*）/.exec(address)?.[0].length ?? 0) - 1;
  const ends = [address.search(afterAscii), address.search(afterHan), unopened];
  const end = Math.min(...ends.filter((place) => place >= 0));
  return end === Infinity ? undefined : end;
}

function repair(address: string, from: number): Edit[] {
  const end = endOf(address);
  const whole = address.slice(0, end);
  const url = whole.slice(0, whole.length - trailing(whole, /[?!.,:*_~]/).length);
  const isHost = /^www\./i.test(url);
  if (end === undefined || (isHost && /[()[\]]/.test(url))) {
    return [];
  }
  return [{from, to: from + url.length, insert: isHost ? `[${url}](http://${url})` : `<${url}>`}];
}

/** One finding for a bare link, which may have swallowed further addresses. */
function findingIn(source: string, from: number, to: number): RuleMatch[] {
  const address = source.slice(from, to);
  const isOfLink = /[\]】］][(（]$/.test(source.slice(Math.max(0, from - 2), from));
  if (isOfLink || endOf(address) === undefined) {
    return [];
  }
  let offset = from;
  const edits = address.split(/(?<=[^!-~])(?=https?:\/\/)/iu).flatMap((part) => {
    const repaired = repair(part, offset);
    offset += part.length;
    return repaired;
  });
  return [{from, to, ...(edits.length > 0 && {fix: {label: '给网址写上边界', edits}})}];
}

/** `见 https://example.com。下一句`: GFM's bare links continue until white space or `<`. */
export const autolinkSwallowsText: Rule = {
  id: 'autolink-swallows-text',
  title: '网址吞掉了后面的字',
  explanation:
    '裸网址一直到空白或 `<` 为止，只从末尾去掉几个半角标点，全角标点和后面的汉字都算进网址：用尖括号或方括号给它写上边界。',
  section: bareLinks,
  severity: 'problem',
  yieldsTo: ['autolink-fullwidth-brackets'],
  find: (text) =>
    inlineContainers(text).flatMap((container) =>
      container.bareLinks.flatMap(({from, to}) => findingIn(text.source, from, to)),
    ),
};
