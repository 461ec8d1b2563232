import {rawHtml} from '../sections.ts';
import {nodesOf} from '../text/nodes.ts';
import {span} from '../text/spans.ts';
import type {Platform} from '../platform.ts';
import type {RuleMatch, Rule} from '../rule.ts';

const tag =
  /<!--[^]*?(?:-->|$)|<(\/?)([a-z][a-z\d]*)((?:\s(?:[^<>"']|"[^"]*"|'[^']*')*)?)(\/?>)?/gi;

/** Elements whose missing end changes how the rest of the page looks. */
const visible = /^(?:details|summary|font|center|u|s|del|ins|mark|small|big|sub|sup|kbd)$/;

/** Elements without content, which never have an end tag. */
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

/** Vue and MDX want an end tag for each other element. */
const strict: readonly Platform[] = ['vitepress', 'docusaurus'];

/** `<font color="red">` without `</font>`: the rest of the page belongs to it. */
export const htmlUnclosedTag: Rule = {
  id: 'html-unclosed-tag',
  title: 'HTML 标签没有结束',
  explanation:
    '没有结束标签的元素一直到页面结束才结束，后面的文字都在里面；VitePress（Vue）和 Docusaurus（MDX）直接报错：补上 `</标签>`。',
  section: rawHtml,
  severity: 'hint',
  find: ({source, tree, platform}) => {
    const open = new Map<string, RuleMatch[]>();
    for (const node of nodesOf(tree, 'html')) {
      const place = span(node);
      const html = place ? source.slice(place.from, place.to) : '';
      for (const {0: all, 1: slash, 2: written = '', 3: rest = '', 4: end, index} of html.matchAll(
        tag,
      )) {
        const name = written.toLowerCase();
        const counts =
          visible.test(name) || (platform && strict.includes(platform) && !empty.test(name));
        const from = (place?.from ?? 0) + index;
        const waiting = open.get(name) ?? [];
        if (end === undefined) {
          continue;
        }
        if (slash) {
          waiting.pop();
        } else if (name !== '' && counts && !`${rest}${end}`.endsWith('/>')) {
          waiting.push({from, to: from + all.length});
        }
        open.set(name, waiting);
      }
    }
    return [...open.values()].flat().sort((a, b) => a.from - b.from);
  },
};
