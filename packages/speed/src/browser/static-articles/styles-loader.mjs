// eslint-disable-next-line regexp/no-super-linear-backtracking, local/no-quadratic-scan -- modules of the site and its packages
const imported = /^import\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;

/** @typedef {{componentModules: readonly string[]}} Options */

/**
 * The bundler's loader of `<component>?styles`: the style sheets that the component and its parts import, and no code.
 *
 * @this {{getOptions: () => Options}}
 * @param {string} code the component's source
 */
export default function stylesLoader(code) {
  return stylesOf(code, this.getOptions().componentModules).join('\n');
}

/**
 * @param {string} code the source of a module
 * @param {readonly string[]} componentModules how names of modules of components begin
 * @returns {readonly string[]} its imports: of style sheets as they are, of components for their sheets alone
 */
export function stylesOf(code, componentModules) {
  const parts = ['./', '../', '@theme/', ...componentModules];
  return [...code.matchAll(imported)]
    .map(([, module = '']) => module)
    .flatMap((module) => {
      if (module.endsWith('.css')) {
        return [`import '${module}';`];
      }
      return parts.some((part) => module.startsWith(part)) && /(?:\/[^./]+|\.[jt]sx)$/.test(module)
        ? [`import '${module}?styles';`]
        : [];
    });
}
