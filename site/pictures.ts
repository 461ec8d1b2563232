/** Sizes in pixels of the pictures that examples and the playground may show, by path. */
export const pictures = {
  '/img/logo.svg': {width: 32, height: 32},
  '/img/logo-dark.svg': {width: 32, height: 32},
  '/img/favicon.svg': {width: 32, height: 32},
};
