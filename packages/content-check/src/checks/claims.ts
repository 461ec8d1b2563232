import {message, type Message} from '../messages/message.ts';
import type {Article} from './article.ts';
import type {Finding} from './issue.ts';
import {positionAt} from './position.ts';
import {placeholder, readProse} from './prose.ts';
import {isWholeWords} from './whole-words.ts';

/** Words that mark a claim as unverified. */
const hearsay =
  /据说|据称|据传|听说(?!读写|能力|课)|网传|有传闻|未经证实|未经核实|尚未核实|尚未证实|(?:有|尚|仍)?待(?:核实|查证|确认)|(?:尚|还|并|仍)?未(?:验证|测试)/g;

/** Words that mark unfinished text. */
const unfinished =
  /\b(?:TODO|FIXME|TBD|TKTK|Lorem ipsum)\b|待补充|待完善|未完待续|待续|敬请期待|此处省略|占位符文字/g;

const sentenceEnds = ['。', '！', '？', '\n'];

/**
 * An unverified claim must carry 「未核实」, 「未实测」 or a footnote, and no article may announce unfinished parts. Text in 「」 is a
 * quotation and is skipped.
 */
export function checkClaims(article: Article): Finding[] {
  const {file, source} = article;
  return readProse(article).flatMap(({text, offsets}) => {
    const shown = text.replace(/「[^「」]*」/g, (quoted) =>
      /未核实|未实测/.test(quoted) ? quoted : placeholder.repeat(quoted.length),
    );
    const report = (index: number, rule: string, reported: Message): Finding => ({
      ...{file, ...positionAt(source, offsets[index] ?? 0), rule},
      message: reported,
    });
    const find = (words: RegExp) =>
      [...shown.matchAll(words)].filter(({0: {length}, index}) =>
        isWholeWords(shown, index, index + length),
      );
    const unmarked = find(hearsay)
      .filter(({index}) => {
        const from = Math.max(...sentenceEnds.map((end) => shown.lastIndexOf(end, index))) + 1;
        const length = shown.slice(index).search(/[。！？\n]/);
        const to = length < 0 ? shown.length : index + length;
        const hasSource = source
          .slice(offsets[from] ?? 0, (offsets[to - 1] ?? source.length) + 12)
          .includes('[^');
        return !/未核实|未实测/.test(shown.slice(from, to)) && !hasSource;
      })
      .map(({0: words, index}) => report(index, 'claim', message('unverified-claim', {words})));
    const open = find(unfinished).map(({0: words, index}) =>
      report(index, 'unfinished', message('unfinished-text', {words})),
    );
    return [...unmarked, ...open];
  });
}
