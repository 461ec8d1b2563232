/**
 * Quoted text that consists of names alone, as scripts write classes, ids and elements: `"menu__link
 * menu__link--active"`.
 */
const quoted = /["'`](?=([\w\- ]+)["'`])/g;
/**
 * Beginnings of names that an expression completes: "alert--" in `alert alert--${kind}`, or before a plus.
 * The pattern looks for the end first, so that it does not try each letter of a name without such an end.
 */
const begun = /-(?=\$\{|["'] ?\+|["']\.concat\()(?<=([A-Za-z][\w-]{0,200}-))/g;
/** The text between the expressions of a template: `menu--${size}`. */
const inTemplates = /[`}](?=([\w\- ]+)(?:`|\$\{))/g;
/** A key without quotes: `{dropdown: isOpen}`. */
const keys = /[{,]\s*([A-Za-z_]\w*)(?=\s*:)/g;
/** Classes, ids and elements in HTML that scripts carry as text. */
const attributes = /\b(?:class|id)=\\?["']([\w\- ]+)/g;
const elements = /<([a-z][a-z0-9-]*)/g;

/** The names that scripts use. */
interface NamesInUse {
  /** Whether the scripts can give a page this class, id or element. */
  readonly canShow: (name: string) => boolean;
  /** Whether the scripts name this custom property. */
  readonly hasProperty: (property: string) => boolean;
}

/**
 * Finds the names in scripts. It reads scripts one by one, because together they are as large as the site.
 *
 * @param scripts before minification
 */
export function namesUsedIn(scripts: Iterable<string>): NamesInUse {
  const names = new Set<string>();
  const beginnings = new Set<string>();
  const properties = new Set<string>();
  for (const code of scripts) {
    usedNames(code).forEach((name) => names.add(name));
    namePrefixes(code).forEach((name) => beginnings.add(name));
    code.match(/--[a-z][\w-]*/g)?.forEach((property) => properties.add(property));
  }
  const all = [...beginnings];
  return {
    canShow: (name) => names.has(name) || all.some((beginning) => name.startsWith(beginning)),
    hasProperty: (property) => properties.has(property),
  };
}

/** The prefixes of names whose ends scripts compute: `alert--`. */
export function namePrefixes(code: string): Set<string> {
  return new Set([...code.matchAll(begun)].map(([, name = '']) => name));
}

/**
 * The names of classes, ids and elements that scripts can give to a page: more than are used, never fewer.
 * Text of articles does not count, unless it consists of such names alone.
 *
 * @param code scripts before minification
 */
export function usedNames(code: string): Set<string> {
  const names = new Set<string>();
  for (const pattern of [quoted, inTemplates, keys, attributes, elements]) {
    for (const [, found = ''] of code.matchAll(pattern)) {
      found.split(' ').forEach((name) => names.add(name));
    }
  }
  names.delete('');
  return names;
}
