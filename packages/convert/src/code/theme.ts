import {themes, type PrismTheme} from 'prism-react-renderer';

/** Replacements for colours of Palenight whose contrast is below WCAG's 4.5:1. */
const readable: Readonly<Record<string, string>> = {
  'rgb(105, 112, 152)': '#a3abd1',
  'rgb(255, 85, 114)': '#ff8a9e',
  'rgb(255, 88, 116)': '#ff8a9e',
};

/** Palenight, Docusaurus's default dark theme, for both colour modes. */
export const codeTheme: PrismTheme = {
  ...themes.palenight,
  styles: themes.palenight.styles.map(({style, ...rule}) => ({
    ...rule,
    style: {...style, ...(style.color && {color: readable[style.color] ?? style.color})},
  })),
};
