/** Pixels of the pictures that examples and the playground may show, by their path on the site. */
export const pictures = {
  '/img/logo.svg': {width: 32, height: 32},
  '/img/logo-dark.svg': {width: 32, height: 32},
};
