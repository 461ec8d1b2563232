import {commonMark, documentation, gfm} from './index.ts';

export const fencedCodeBlocks = commonMark('4.5', 'Fenced code blocks', 'fenced-code-blocks');
export const htmlBlocks = commonMark('4.6', 'HTML blocks', 'html-blocks');

export const tables = gfm('4.10', 'Tables (extension)', 'tables-extension-');
export const disallowedRawHtml = gfm(
  '6.11',
  'Disallowed Raw HTML (extension)',
  'disallowed-raw-html-extension-',
);

const gitHubSyntax =
  'https://docs.github.com/en/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax';

export const footnotes = documentation('GitHub Docs', 'Footnotes', `${gitHubSyntax}#footnotes`);
export const alerts = documentation('GitHub Docs', 'Alerts', `${gitHubSyntax}#alerts`);
export const frontMatter = documentation(
  'Jekyll',
  'Front Matter',
  'https://jekyllrb.com/docs/front-matter/',
);
export const obsidianSyntax = documentation(
  'Obsidian Help',
  'Obsidian Flavored Markdown',
  'https://help.obsidian.md/obsidian-flavored-markdown',
);
export const tableOfContents = documentation(
  'GitLab Docs',
  'Table of contents',
  'https://docs.gitlab.com/user/markdown/#table-of-contents',
);

const gitHubAdvanced =
  'https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting';

export const formulas = documentation(
  'GitHub Docs',
  'Writing mathematical expressions',
  `${gitHubAdvanced}/writing-mathematical-expressions`,
);
export const diagrams = documentation(
  'GitHub Docs',
  'Creating diagrams',
  `${gitHubAdvanced}/creating-diagrams`,
);
export const emojiCodes = documentation(
  'GitHub Docs',
  'Using emojis',
  `${gitHubSyntax}#using-emojis`,
);
export const admonitions = documentation(
  'Docusaurus',
  'Admonitions',
  'https://docusaurus.io/docs/markdown-features/admonitions',
);
export const indentedAdmonitions = documentation(
  'Python-Markdown',
  'Admonition',
  'https://python-markdown.github.io/extensions/admonition/',
);
export const vueTemplates = documentation(
  'VitePress',
  'Using Vue in Markdown',
  'https://vitepress.dev/guide/using-vue#escaping',
);
export const mdxExpressions = documentation(
  'MDX',
  'What is MDX?',
  'https://mdxjs.com/docs/what-is-mdx/',
);
export const imageAttributes = documentation(
  'Pandoc User’s Guide',
  'Extension: link_attributes',
  'https://pandoc.org/MANUAL.html#extension-link_attributes',
);
export const sectionLinks = documentation(
  'GitHub Docs',
  'Section links',
  `${gitHubSyntax}#section-links`,
);
export const pandocScripts = documentation(
  'Pandoc User’s Guide',
  'Superscripts and subscripts',
  'https://pandoc.org/MANUAL.html#superscripts-and-subscripts',
);
