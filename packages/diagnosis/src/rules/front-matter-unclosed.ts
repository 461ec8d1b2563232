import {endingBefore} from '../text/block-edits.ts';
import {
  frontMatterOf,
  hasCommonKey,
  isYaml,
  isYamlLine,
  opensFrontMatter,
} from '../text/front-matter.ts';
import {linesOf} from '../text/spans.ts';
import type {RuleMatch, Rule} from '../rule.ts';
import {frontMatter} from '../sections.ts';

/** A line meant as `---`, but too short or with other dashes. */
const wrongFence = /^(?:--?|[—–－]+|-[—–－-]+)[ \t]*$/;

/** Front matter without its closing line. */
export const frontMatterUnclosed: Rule = {
  id: 'front-matter-unclosed',
  title: '元数据没有结束',
  explanation:
    '元数据的开头和结尾各是一行三个半角的 `---`，没有结尾的一行，这些键就成了正文：补上它。',
  section: frontMatter,
  severity: 'problem',
  find: ({source}) => (opensFrontMatter(source) && !frontMatterOf(source) ? finding(source) : []),
};

function finding(source: string): RuleMatch[] {
  const [opening, ...rest] = linesOf(source.slice(0, 20_000));
  const end = rest.findIndex(
    ({text}) => text.trim() === '' || !isYamlLine(text) || wrongFence.test(text),
  );
  const keys = rest.slice(0, Math.max(0, end));
  const [last, next] = [keys.at(-1), rest[end]];
  const isMeant = isYaml(keys) && hasCommonKey(keys);
  const hasText = rest.slice(end).some(({text}) => text.trim() !== '');
  if (!opening || !last || !next || !isMeant || !hasText) {
    return [];
  }
  const edit = wrongFence.test(next.text)
    ? {from: next.from, to: next.to, insert: '---'}
    : {from: last.to, to: last.to, insert: `${endingBefore(source, last.from)}---`};
  return [{from: opening.from, to: last.to, fix: {label: '补上结尾的 ---', edits: [edit]}}];
}
