import {parse, type AtRule, type Rule} from 'postcss';

/**
 * Parts a style sheet in two.
 *
 * @param isMoved whether a selector is about what the other sheet is for
 * @returns without the rules of which all selectors are moved; and these, in their order, in the conditions in which they stood
 */
export function partSheet(
  sheet: string,
  isMoved: (selector: string) => boolean,
): readonly [kept: string, moved: string] {
  const only = (wanted: boolean): string => {
    const root = parse(sheet);
    root.walkRules((rule) => {
      if (rule.selectors.every(isMoved) !== wanted) {
        removeWithConditions(rule);
      }
    });
    if (wanted) {
      root.walkAtRules((rule) => {
        if (!rule.some(({type}) => type === 'rule' || type === 'atrule')) {
          rule.remove(); // a font, a page: nothing that is about elements
        }
      });
    }
    return root.toString();
  };
  return [only(false), only(true)];
}

function removeWithConditions(rule: Rule | AtRule): void {
  const {parent} = rule;
  rule.remove();
  if (parent?.type === 'atrule' && parent.nodes.length === 0) {
    removeWithConditions(parent);
  }
}
