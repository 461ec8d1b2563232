/** For unit tests, in place of the module that Docusaurus generates: a site at the root. */
export default {type: 'localStorage', namespace: ''};
