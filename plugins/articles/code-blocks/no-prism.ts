/** Highlights nothing: in the place of a module of the theme that loads a highlighter. */
export {};
