import type {Nodes} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {rawHtml} from '../sections.ts';
import {span} from '../text/spans.ts';
import type {RuleMatch, ParsedText, Rule} from '../rule.ts';

/** A tag whose attributes have no values: `<String>`, `<your name>`. */
const bareTag = /^<([A-Za-z][A-Za-z\d]*)(?: +[A-Za-z_:][\w.:-]*)* *>$/;

/**
 * The names of HTML elements (WHATWG HTML Standard, section 4 and, for obsolete ones, 16), and of SVG and
 * MathML elements that occur in text.
 */
const htmlElements: ReadonlySet<string> = new Set(
  `a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink
  blockquote body br button canvas caption center cite code col colgroup command content data datalist dd
  del details dfn dialog dir div dl dt element em embed fencedframe fieldset figcaption figure font footer
  form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins isindex
  kbd keygen label legend li link listing main map mark marquee menu menuitem meta meter multicol nav
  nextid nobr noembed noframes noscript object ol optgroup option output p param picture plaintext portal
  pre progress q rb rbc rp rt rtc ruby s samp script search section select selectedcontent shadow slot
  small source spacer span strike strong style sub summary sup svg table tbody td template textarea tfoot
  th thead time title tr track tt u ul var video wbr xmp
  circle defs ellipse g line lineargradient path polygon polyline radialgradient rect stop symbol text
  tspan use
  math mfrac mi mn mo mroot mrow msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover`.split(
    /\s+/,
  ),
);

/** A bare link includes the backslash after it. */
const address = /https?:\/\/|www\./i;

/** The blocks that hold inlines. */
const isBlock = ({type}: Nodes) =>
  type === 'paragraph' || type === 'heading' || type === 'tableCell';

function find({source, tree}: ParsedText): RuleMatch[] {
  const found: (RuleMatch & {readonly name: string; readonly block: Nodes})[] = [];
  const closed = new Map<Nodes, Set<string>>();
  visitParents(tree, 'html', (node, ancestors) => {
    const block = ancestors.find(isBlock);
    const place = span(node);
    if (!block || !place) {
      return;
    }
    const closing = /^<\/([^\s>]+)/.exec(node.value)?.[1];
    if (closing !== undefined) {
      closed.set(block, (closed.get(block) ?? new Set()).add(closing));
    }
    const name = bareTag.exec(node.value)?.[1];
    if (name && !htmlElements.has(name.toLowerCase()) && source[place.from - 1] !== '>') {
      const edits = [{from: place.from, to: place.from, insert: '\\'}];
      const before = source.slice(Math.max(0, place.from - 200), place.from);
      const canEscape = !address.test(before.slice(before.search(/(?<!\S)\S*$/)));
      const fix = canEscape && {fix: {label: '在 < 前面加反斜杠', edits}};
      found.push({...place, name, block, ...fix});
    }
  });
  return found
    .filter(({name, block}) => !closed.get(block)?.has(name))
    .map(({name, block, ...finding}) => finding);
}

/** `List<String>`: a word in angle brackets that is not an HTML element disappears. */
export const htmlInlineSwallowed: Rule = {
  id: 'html-inline-swallowed',
  title: '尖括号里的字消失了',
  explanation:
    '`<` 后面紧跟字母、又有 `>` 结束，就是原始 HTML 的标签，浏览器不显示它：在 `<` 前面加反斜杠，或者放进行内代码。',
  section: rawHtml,
  severity: 'problem',
  find,
};
