/**
 * Where all docs of a section stand on one page, for printing.
 *
 * @param permalink of the section's own page, with the base URL
 * @returns its address, with a slash at the end; none for the root of all docs, which is no section
 */
export function sectionPrint(permalink: string): string | undefined {
  return permalink.includes('/category/') ? `${permalink.replace(/\/$/, '')}/print/` : undefined;
}
