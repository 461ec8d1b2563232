import {parse, type Container, type Declaration, type Root, type Rule} from 'postcss';
import parseValue, {type Node} from 'postcss-value-parser';

/** The selector of a definition that applies everywhere. */
const everywhere = ':root';

/**
 * Inlines the values of constants, and removes their definitions. A constant is a custom property that only `:root` defines,
 * outside of conditions, with a value that refers only to constants. Such a value is the same on every element, so the page looks
 * the same. As in the cascade, the last definition counts; earlier ones are removed from `:root`.
 *
 * @param sheets first the one that every page loads, then those that some pages load
 * @param isUsed whether a script reads or sets this property: it stays
 * @returns the style sheets, in the same order
 */
export function inlineConstants(
  sheets: readonly string[],
  isUsed: (property: string) => boolean,
): string[] {
  const roots = sheets.map((sheet) => parse(sheet));
  const isEverywhere = (definition: Declaration) =>
    definition.root() === roots[0] && isUnconditional(definition);
  const definitions = readDefinitions(roots);
  const valueOf = resolver(
    definitions,
    (property, all) => all.every(isEverywhere) && !isUsed(property),
  );
  for (const root of roots) {
    root.walkDecls((declaration) => {
      if (declaration.value.includes('var(')) {
        declaration.value = substitute(declaration.value, valueOf);
      }
    });
  }
  for (const [property, all] of definitions) {
    const holding = all.filter(isEverywhere);
    const kept = valueOf(property) === undefined ? holding.at(-1) : undefined;
    holding.filter((definition) => definition !== kept).forEach(removeWithParent);
  }
  return roots.map(String);
}

/** All definitions of each custom property, in order. */
function readDefinitions(roots: readonly Root[]): Map<string, Declaration[]> {
  const definitions = new Map<string, Declaration[]>();
  for (const root of roots) {
    root.walkDecls(/^--/, (definition) => {
      definitions.set(definition.prop, [...(definitions.get(definition.prop) ?? []), definition]);
    });
  }
  return definitions;
}

function isUnconditional({parent, important}: Declaration): boolean {
  const rule = parent as Rule | undefined;
  return rule?.selector === everywhere && rule.parent?.type === 'root' && !important;
}

/** The value of a constant, with its constants replaced; undefined for other properties. */
function resolver(
  definitions: ReadonlyMap<string, readonly Declaration[]>,
  isConstant: (property: string, definitions: readonly Declaration[]) => boolean,
): (property: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  const valueOf = (property: string): string | undefined => {
    if (!known.has(property)) {
      known.set(property, undefined); // a property that refers to itself has no value
      const all = definitions.get(property) ?? [];
      const last = all.at(-1);
      if (last && isConstant(property, all)) {
        const value = substitute(last.value, valueOf);
        known.set(property, value.includes('var(') ? undefined : value);
      }
    }
    return known.get(property);
  };
  return valueOf;
}

/** A value with `var(--a)` replaced by the value of `--a`, where it has one. */
function substitute(value: string, valueOf: (property: string) => string | undefined): string {
  const replace = (node: Node): Node => {
    if (node.type !== 'function') {
      return node;
    }
    const known = node.value === 'var' ? valueOf(node.nodes[0]?.value ?? '') : undefined;
    return known === undefined
      ? {...node, nodes: node.nodes.map(replace)}
      : {...node, type: 'word', value: known};
  };
  return parseValue.stringify(parseValue(value).nodes.map(replace));
}

function removeWithParent(declaration: Declaration): void {
  const rule = declaration.parent as Container | undefined;
  declaration.remove();
  if (rule?.nodes?.length === 0) {
    rule.remove();
  }
}
