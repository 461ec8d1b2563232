/** In the place of the theme's module that loads Prism. */
export {};
