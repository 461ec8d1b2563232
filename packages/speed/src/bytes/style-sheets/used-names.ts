/** Quoted text of nothing but names, as scripts write classes, ids and elements: `"menu__link menu__link--active"`. */
const quoted = /["'`](?=([\w\- ]+)["'`])/g;
/**
 * What expressions go on: "alert--" in `alert alert--${kind}`, or before a plus. Its end is looked for first: a name that begins nowhere
 * near one is not tried from each of its letters.
 */
const begun = /-(?=\$\{|["'] ?\+|["']\.concat\()(?<=([A-Za-z][\w-]*-))/g;
/** What stands between the expressions of a template: `menu--${size}`. */
const inTemplates = /[`}](?=([\w\- ]+)(?:`|\$\{))/g;
/** A key without quotes: `{dropdown: isOpen}`. */
const keys = /[{,]\s*([A-Za-z_]\w*)(?=\s*:)/g;
/** Classes, ids and elements in HTML that scripts carry as text. */
const attributes = /\b(?:class|id)=\\?["']([\w\- ]+)/g;
const elements = /<([a-z][a-z0-9-]*)/g;

/** What scripts ask of style sheets. */
interface NamesInUse {
  /** Whether the scripts can give a page this class, id or element. */
  readonly canShow: (name: string) => boolean;
  /** Whether the scripts name this custom property. */
  readonly hasProperty: (property: string) => boolean;
}

/**
 * Finds the names in scripts. It reads scripts one by one, because together they are as large as the site.
 *
 * @param scripts as they are before they are minified
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
 * The names of classes, ids and elements that scripts can give to a page: more than are used, never fewer. Text of articles
 * does not count, unless it is nothing but such names.
 *
 * @param code scripts, as they are before they are minified
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
