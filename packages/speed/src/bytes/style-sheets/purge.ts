import {defaultSchema} from 'hast-util-sanitize';
import {parse} from 'postcss';
import parseSelector, {type Node, type Selector} from 'postcss-selector-parser';

/** Elements that Markdown can create and no script names. */
const markdownElements = new Set(defaultSchema.tagNames);

/** Selectors of which one, or with `:not` none, must match, so their content can be ignored. */
const either = /^:(?:is|where|has)$/;

/**
 * Removes selectors that no script of the site can match, and rules without a selector. It ignores attributes and states, because
 * readers and browsers change them. PurgeCSS treats `:is(:hover, .card)` and `:lang(zh)` like classes and elements, and drops
 * them.
 *
 * @param sheet a style sheet
 * @param canShow whether a page can have this class, id or element
 */
export function purgeSheet(sheet: string, canShow: (name: string) => boolean): string {
  const root = parse(sheet);
  root.walkRules((rule) => {
    if (!isFrame(rule.parent)) {
      const kept = rule.selectors.filter((selector) => canMatch(selector, canShow));
      if (kept.length === 0) {
        rule.remove();
      } else if (kept.length < rule.selectors.length) {
        rule.selectors = kept;
      }
    }
  });
  return root.toString();
}

function canMatch(selector: string, canShow: (name: string) => boolean): boolean {
  const canMatchAll = ({nodes}: Selector): boolean => nodes.every(canBe);
  const canBe = (node: Node): boolean => {
    switch (node.type) {
      case 'class':
      case 'id':
        return canShow(node.value);
      case 'tag':
        return canShow(node.value) || markdownElements.has(node.value);
      case 'pseudo':
        return !either.test(node.value) || node.nodes.some(canMatchAll);
      default:
        return true;
    }
  };
  return parseSelector().astSync(selector).nodes.some(canMatchAll);
}

/** Whether this is a list of animation frames, whose `to` and `50%` are not selectors. */
function isFrame(parent: unknown): boolean {
  return ((parent as {name?: string} | undefined)?.name ?? '').endsWith('keyframes');
}
