import {parse, type ChildNode, type Rule} from 'postcss';

/**
 * Leaves out declarations that never count: a later rule with the same selectors sets the same property, both hold without a
 * condition, and neither is more important than the other. Such are most of Infima's values for what this site
 * sets otherwise.
 */
export function dropOverridden(sheet: string): string {
  const root = parse(sheet);
  /** By selector, what later rules set. */
  const set = new Map<string, Set<string>>();
  for (const rule of root.nodes.filter(isRule).reverse()) {
    const own: string[] = [];
    rule.each((node) => {
      if (node.type !== 'decl') {
        return;
      }
      const key = `${node.prop}${node.important ? '!' : ''}`;
      if (rule.selectors.every((selector) => set.get(selector)?.has(key))) {
        node.remove();
      } else {
        own.push(key);
      }
    });
    for (const selector of rule.selectors) {
      set.set(selector, new Set([...(set.get(selector) ?? []), ...own]));
    }
    if (rule.nodes.length === 0) {
      rule.remove();
    }
  }
  return root.toString();
}

function isRule(node: ChildNode): node is Rule {
  return node.type === 'rule';
}
