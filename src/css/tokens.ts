import postcss, {type Rule} from 'postcss';

export type Mode = 'light' | 'dark';

const hexadecimal = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const reference = /^var\((--[\w-]+)\)$/;

/**
 * Reads the colours of `tokens.css` on screen in a mode: the last value of each variable, with references resolved.
 *
 * @param css the style sheet's text; throws postcss's CssSyntaxError if it is invalid
 * @returns hexadecimal colours by the name of their variable; other values are omitted
 */
export function readTokens(css: string, mode: Mode): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  postcss.parse(css).walkDecls(/^--/, ({prop, value, parent}) => {
    if (parent?.type === 'rule' && applies(parent, mode)) {
      values.set(prop, value);
    }
  });
  const resolve = (value: string | undefined): string | undefined => {
    const [, name] = reference.exec(value ?? '') ?? [];
    return name ? resolve(values.get(name)) : value;
  };
  return new Map(
    [...values].flatMap(([name, value]) => {
      const colour = resolve(value);
      return colour && hexadecimal.test(colour) ? [[name, colour] as const] : [];
    }),
  );
}

/** The paper colour of each mode, for `theme-color`. */
export function papers(css: string): Readonly<Record<Mode, string>> {
  const paper = (mode: Mode) => readTokens(css, mode).get('--site-paper') ?? '';
  return {light: paper('light'), dark: paper('dark')};
}

function applies({selectors, parent}: Rule, mode: Mode): boolean {
  const isPrint = parent?.type === 'atrule' && 'params' in parent && parent.params === 'print';
  const isOfMode = (selector: string) =>
    selector === ':root' ||
    (mode === 'dark' && /^html\[data-theme=['"]?dark['"]?\]$/.test(selector));
  return !isPrint && selectors.some(isOfMode);
}
