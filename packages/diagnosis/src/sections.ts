/** A section of a specification, as a rule cites it. */
export interface Section {
  readonly specification: string;
  /** The specification's number for it, or empty if its sections have no numbers. */
  readonly number: string;
  readonly title: string;
  readonly url: string;
}

/** A section of CommonMark 0.31.2. `anchor` is the fragment of its address. */
function commonMark(number: string, title: string, anchor: string): Section {
  const url = `https://spec.commonmark.org/0.31.2/#${anchor}`;
  return {specification: 'CommonMark 0.31.2', number, title, url};
}

/** A section of GitHub Flavored Markdown 0.29. */
function gfm(number: string, title: string, anchor: string): Section {
  return {
    specification: 'GFM 0.29',
    number,
    title,
    url: `https://github.github.com/gfm/#${anchor}`,
  };
}

/** A page of documentation, for syntax that no specification describes (footnotes, front matter). */
function documentation(specification: string, title: string, url: string): Section {
  return {specification, number: '', title, url};
}

export const backslashEscapes = commonMark('2.4', 'Backslash escapes', 'backslash-escapes');
export const characterReferences = commonMark(
  '2.5',
  'Entity and numeric character references',
  'entity-and-numeric-character-references',
);
export const thematicBreaks = commonMark('4.1', 'Thematic breaks', 'thematic-breaks');
export const atxHeadings = commonMark('4.2', 'ATX headings', 'atx-headings');
export const setextHeadings = commonMark('4.3', 'Setext headings', 'setext-headings');
export const indentedCode = commonMark('4.4', 'Indented code blocks', 'indented-code-blocks');
export const fencedCodeBlocks = commonMark('4.5', 'Fenced code blocks', 'fenced-code-blocks');
export const htmlBlocks = commonMark('4.6', 'HTML blocks', 'html-blocks');
export const definitions = commonMark(
  '4.7',
  'Link reference definitions',
  'link-reference-definitions',
);
export const blockQuotes = commonMark('5.1', 'Block quotes', 'block-quotes');
export const listItems = commonMark('5.2', 'List items', 'list-items');
export const codeSpans = commonMark('6.1', 'Code spans', 'code-spans');
export const emphasis = commonMark(
  '6.2',
  'Emphasis and strong emphasis',
  'emphasis-and-strong-emphasis',
);
export const links = commonMark('6.3', 'Links', 'links');
export const images = commonMark('6.4', 'Images', 'images');
export const autolinks = commonMark('6.5', 'Autolinks', 'autolinks');
export const rawHtml = commonMark('6.6', 'Raw HTML', 'raw-html');
export const hardLineBreaks = commonMark('6.7', 'Hard line breaks', 'hard-line-breaks');
export const softLineBreaks = commonMark('6.8', 'Soft line breaks', 'soft-line-breaks');

export const tables = gfm('4.10', 'Tables (extension)', 'tables-extension-');
export const taskListItems = gfm(
  '5.3',
  'Task list items (extension)',
  'task-list-items-extension-',
);
export const strikethrough = gfm('6.5', 'Strikethrough (extension)', 'strikethrough-extension-');
export const bareLinks = gfm('6.9', 'Autolinks (extension)', 'autolinks-extension-');
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
