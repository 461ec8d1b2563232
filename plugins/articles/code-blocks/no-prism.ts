/** An empty module in place of the theme's highlighter. */
export {};
