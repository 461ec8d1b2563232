/** The list of all docs, which is the page's own where no script opens the menu that holds it on a phone. */
export const docsMenuId = 'docs-menu';
