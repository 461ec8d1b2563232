/**
 * Formulas in TeX, one a line. Names of several letters are `\text{…}`, so that a screen reader says them as one. A build replaces
 * this by a string with their MathML (plugins/pages/tex-literals); without a build, it is the TeX.
 */
export function tex(lines: TemplateStringsArray): string {
  return String.raw(lines);
}
