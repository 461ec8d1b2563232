import {mdxExpressions} from '../sections.ts';
import {nodesOf} from '../text/nodes.ts';
import {span} from '../text/spans.ts';
import type {RuleMatch, ParsedText, Rule} from '../rule.ts';

const open = /<(?:br|hr|img|input|source|wbr|col|embed)\b(?:[^<>"']|"[^"]*"|'[^']*')*>?/gi;

/** HTML that is not valid JSX: `<br>`, `<https://…>`. The rule applies only where MDX is known to read the text. */
export const mdxHtml: Rule = {
  id: 'mdx-html',
  title: 'MDX 不认这样写的标签',
  explanation:
    'Docusaurus 把 `.md` 当作 MDX，标签都要结束，尖括号里也不能是网址：`<br>` 写成 `<br />`，`<https://…>` 写成普通的链接。',
  section: mdxExpressions,
  severity: 'problem',
  platforms: ['docusaurus'],
  find: (text) =>
    text.platform === 'docusaurus'
      ? [...voidTags(text), ...autolinks(text)].sort((a, b) => a.from - b.from)
      : [],
};

function voidTags({source, tree}: ParsedText): RuleMatch[] {
  return nodesOf(tree, 'html').flatMap((node) => {
    const place = span(node);
    const html = place ? source.slice(place.from, place.to) : '';
    return [...html.replace(/<!--[^]*?(?:-->|$)/g, ({length}) => ' '.repeat(length)).matchAll(open)]
      .filter(([tag]) => tag.endsWith('>') && !tag.endsWith('/>'))
      .map(({0: tag, index}) => {
        const from = (place?.from ?? 0) + index;
        const to = from + tag.length;
        const edits = [{from: to - 1, to, insert: tag.endsWith(' >') ? '/>' : ' />'}];
        return {from, to, fix: {label: '写上结束的斜线', edits}};
      });
  });
}

function autolinks({source, tree}: ParsedText): RuleMatch[] {
  return nodesOf(tree, 'link').flatMap((node) => {
    const place = span(node);
    if (!place || source[place.from] !== '<') {
      return [];
    }
    const text = source.slice(place.from + 1, place.to - 1);
    const insert = `[${text}](${node.url})`;
    return [{...place, fix: {label: '改成链接', edits: [{...place, insert}]}}];
  });
}
