import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {isAddress, unless} from './values';

/** The elements that the W3C's feed validator accepts. It reports others as `SecurityRisk` or `NotHtml`. */
// prettier-ignore
const known = [
  'a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'cite', 'code', 'col', 'colgroup', 'dd', 'del', 'details', 'dfn', 'div', 'dl', 'dt',
  'em', 'figcaption', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img', 'ins', 'kbd', 'li', 'mark', 'ol', 'p', 'pre', 'q',
  's', 'samp', 'small', 'span', 'strong', 'sub', 'summary', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'u', 'ul', 'var',
];

/** Elements that run code, load files or take input, which no feed reader should allow. */
const risky = [
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'form',
  'input',
  'button',
  'select',
  'textarea',
  'link',
  'meta',
  'base',
];

/**
 * Checks the HTML of a feed's entry by the W3C feed validator's rules, and for readers without this site's style sheets and scripts.
 *
 * @returns names of the validator's messages, or of ours, each with what it is about
 */
export function checkFeedHtml(html: string): string[] {
  const issues: string[] = [];
  const tree = fromHtml(html, {
    fragment: true,
    onerror: ({ruleId = '', line}) => {
      issues.push(`InvalidHTML: ${ruleId} in line ${line ?? 0}`);
    },
  });
  visit(tree, 'element', (node) => {
    issues.push(...elementIssues(node), ...attributeIssues(node));
  });
  return [...issues, ...unless(toString(tree).trim() !== '', 'NotBlank', 'content')];
}

function elementIssues({tagName, properties}: Element): string[] {
  if (risky.includes(tagName)) {
    return [`SecurityRisk: <${tagName}>`];
  }
  return [
    ...unless(known.includes(tagName), 'NotHtml', `<${tagName}>`),
    ...unless(
      tagName !== 'img' || typeof properties.alt === 'string',
      'MissingAlt',
      String(properties.src),
    ),
  ];
}

function attributeIssues({tagName, properties}: Element): string[] {
  return Object.entries(properties).flatMap(([name, value]) => {
    if (/^on/i.test(name)) {
      return [`SecurityRiskAttr: ${name} of <${tagName}>`];
    }
    if (name === 'style') {
      return [`DangerousStyleAttr: ${String(value)}`];
    }
    if (['className', 'id', 'tabIndex'].includes(name) || /^(?:aria|data)[A-Z]/.test(name)) {
      return [`NeedsThisSite: ${name} of <${tagName}>`];
    }
    const isLink = name === 'href' || name === 'src';
    return isLink
      ? unless(
          isAddress(String(value)) || String(value).startsWith('mailto:'),
          'ContainsRelRef',
          String(value),
        )
      : [];
  });
}
