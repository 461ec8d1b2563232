import {themes, type PrismTheme} from 'prism-react-renderer';

/**
 * Components of Prism for languages that articles may highlight beyond those that prism-react-renderer carries by itself
 * (JavaScript, JSX, TSX, TypeScript, Swift, Kotlin, C, C++, Rust, Go, Python, JSON, YAML, Markdown,
 * CSS, HTML, GraphQL, SQL …). Order matters to Prism: a language stands after those it extends.
 */
export const additionalLanguages = [
  'bash',
  'cmake',
  'diff',
  'docker',
  'ini',
  'java',
  'makefile',
  'nginx',
  'powershell',
  'toml',
];

/** Colours of Palenight that miss WCAG's 4.5:1 on its background, and what stands there instead. */
const readable: Readonly<Record<string, string>> = {
  'rgb(105, 112, 152)': '#a3abd1',
  'rgb(255, 85, 114)': '#ff8a9e',
  'rgb(255, 88, 116)': '#ff8a9e',
};

/** Palenight, the dark theme that is Docusaurus's default, in both colour modes. */
export const codeTheme: PrismTheme = {
  ...themes.palenight,
  styles: themes.palenight.styles.map(({style, ...rule}) => ({
    ...rule,
    style: {...style, ...(style.color && {color: readable[style.color] ?? style.color})},
  })),
};
