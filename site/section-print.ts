/**
 * The address of the printable page with all docs of a section.
 *
 * @param permalink of the section's own page, with the base URL; the root of all docs is the largest section
 * @returns its address, with a slash at the end
 */
export function sectionPrint(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}/print/`;
}
