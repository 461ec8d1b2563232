import {parse, type ChildNode, type Rule} from 'postcss';
import {longhandsOf} from './longhands';

/**
 * Leaves out declarations that never count: a later rule with the same selectors sets all that they set, both hold without a
 * condition, and neither is more important than the other. Such are most of Infima's values for what this site
 * sets otherwise.
 */
export function dropOverridden(sheet: string): string {
  const root = parse(sheet);
  /** By selector, what later rules set. */
  const set = new Map<string, Set<string>>();
  for (const rule of root.nodes.filter(isRule).reverse()) {
    const selectors = rule.selectors.map(inOneForm);
    const own: string[] = [];
    rule.each((node) => {
      if (node.type !== 'decl') {
        return;
      }
      const keys = longhandsOf(node.prop).map((name) => `${name}${node.important ? '!' : ''}`);
      if (selectors.every((selector) => keys.every((key) => set.get(selector)?.has(key)))) {
        node.remove();
      } else {
        own.push(...keys);
      }
    });
    for (const selector of selectors) {
      set.set(selector, new Set([...(set.get(selector) ?? []), ...own]));
    }
    if (rule.nodes.length === 0) {
      rule.remove();
    }
  }
  return root.toString();
}

/** A selector as others write it: `a::after` for `a:after`, which CSS 2 had. */
function inOneForm(selector: string): string {
  return selector.replace(/(?<!:):(?=(?:before|after)\b)/g, '::');
}

function isRule(node: ChildNode): node is Rule {
  return node.type === 'rule';
}
