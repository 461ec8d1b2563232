import {links} from '../sections.ts';
import {isFile} from '../text/link-syntax.ts';
import type {Fix, Rule} from '../rule.ts';
import {quote, spacedLinks, type SpacedLink} from '../text/spaced-links.ts';

/** No fix for an address whose last words might be its title. */
function fixOf({destination, start, title}: SpacedLink): Fix | undefined {
  const to = start + destination.length;
  if (destination.startsWith('#')) {
    const insert = destination.replace(/[ \t]+/g, '-');
    return {label: '把空格换成短横线', edits: [{from: start, to, insert}]};
  }
  const isAddress = /^(?:https?|ftp):|^www\./i.test(destination);
  if (isAddress && !isFile(destination) && !title) {
    return undefined;
  }
  const edits = [{from: start, to, insert: `<${destination}>`}];
  if (title) {
    const end = title.start + title.text.length;
    edits.push({from: title.start, to: end, insert: quote(title.text)});
  }
  return {label: '把地址放进尖括号', edits};
}

/** `[文字](my file.md)`: a space in the destination. */
export const linkDestinationSpace: Rule = {
  id: 'link-destination-space',
  title: '链接的地址里有空格',
  explanation:
    '行内链接的地址里不能有空格，除非整个放进尖括号 `<…>`；锚点里的空格在生成锚点时换成了短横线，要写短横线。',
  section: links,
  severity: 'problem',
  // MkDocs: Python-Markdown allows spaces in a destination (run with 3.4.1).
  renderedOn: ['mkdocs'],
  yieldsTo: ['image-size'],
  find: (text) =>
    spacedLinks(text)
      .filter(({destination}) => /[ \t]/.test(destination))
      .map((link) => {
        const fix = fixOf(link);
        return {from: link.from, to: link.to, ...(fix && {fix})};
      }),
};
