/** Maximum size of a clipboard's HTML to read, in UTF-16 code units. */
export const pasteLimit = 2_000_000;
