/** An empty module in place of the theme's module that loads Prism. */
export {};
