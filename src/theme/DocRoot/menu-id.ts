/** Id of the list of all docs. Without scripts, a phone shows it in the page instead of a menu. */
export const docsMenuId = 'docs-menu';
