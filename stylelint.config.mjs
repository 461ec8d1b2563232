/** Logical properties, variables for colours, no `!important`: see CONTRIBUTING.md, "CSS". */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    'selector-class-pattern': '^[a-z][a-zA-Z0-9_-]*$',
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    'declaration-no-important': true,
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla'],
    'property-disallowed-list': [
      'left',
      'right',
      'margin-left',
      'margin-right',
      'padding-left',
      'padding-right',
      'width',
      'height',
      'max-width',
      'min-width',
      'max-height',
      'min-height',
    ],
  },
  overrides: [
    {
      // Made from the code theme: see plugins/articles/code-blocks.
      files: ['src/css/code-colours.css'],
      rules: {'color-no-hex': null, 'color-hex-length': null},
    },
    {
      files: ['src/css/tokens.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'value-keyword-case': null,
      },
    },
  ],
};
