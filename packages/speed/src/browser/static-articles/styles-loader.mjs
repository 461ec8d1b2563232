const imported = /^import\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;

/**
 * The bundler's loader of `<component>?styles`: the style sheets that the component and its parts import, and no code.
 *
 * @param {string} code the component's source
 */
export default function stylesLoader(code) {
  return stylesOf(code).join('\n');
}

/**
 * @param {string} code the source of a module
 * @returns {readonly string[]} its imports: of style sheets as they are, of the site's and the theme's modules for their sheets alone
 */
export function stylesOf(code) {
  return [...code.matchAll(imported)]
    .map(([, module = '']) => module)
    .flatMap((module) => {
      if (module.endsWith('.css')) {
        return [`import '${module}';`];
      }
      return /^(?:\.|@site\/src\/(?:calculators|components)\/|@theme\b)/.test(module) &&
        !/\.\w+$/.test(module)
        ? [`import '${module}?styles';`]
        : [];
    });
}
