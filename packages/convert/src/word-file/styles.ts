import type {IStylesOptions} from 'docx';

/** Fonts of Windows, which WPS and Word for Mac have or replace. */
const songti = {ascii: 'Times New Roman', hAnsi: 'Times New Roman', eastAsia: '宋体'};
const yahei = {ascii: 'Arial', hAnsi: 'Arial', eastAsia: '微软雅黑'};
const consolas = {ascii: 'Consolas', hAnsi: 'Consolas', cs: 'Consolas', eastAsia: '宋体'};

/** Half points, of h1 to h6. */
const headingSizes = [36, 32, 28, 24, 22, 21] as const;

const headings = Object.fromEntries(
  headingSizes.map((size, index) => [
    `heading${String(index + 1)}`,
    {
      run: {font: yahei, size, bold: true, color: '1F2328'},
      paragraph: {
        outlineLevel: index,
        spacing: {before: 280 - index * 20, after: 120},
        keepNext: true,
        keepLines: true,
      },
    },
  ]),
);

const ground = {type: 'clear', fill: 'F3F4F6', color: 'auto'} as const;

/** The styles of the document. Chinese text has Chinese fonts, and is checked as Chinese. */
export const styles: IStylesOptions = {
  default: {
    document: {
      run: {font: songti, size: 21, language: {value: 'en-US', eastAsia: 'zh-CN'}},
      paragraph: {spacing: {after: 120, line: 312, lineRule: 'auto'}},
    },
    ...headings,
    listParagraph: {paragraph: {spacing: {after: 60}}},
    footnoteText: {run: {size: 18}, paragraph: {spacing: {after: 0}}},
  },
  paragraphStyles: [
    {
      id: 'CodeBlock',
      name: 'Code Block',
      basedOn: 'Normal',
      quickFormat: true,
      run: {font: consolas, size: 19, noProof: true},
      paragraph: {shading: ground, spacing: {before: 60, after: 160, line: 264, lineRule: 'auto'}},
    },
    {
      id: 'BlockQuote',
      name: 'Block Quote',
      basedOn: 'Normal',
      quickFormat: true,
      run: {color: '57606A'},
    },
    {
      id: 'TableText',
      name: 'Table Text',
      basedOn: 'Normal',
      quickFormat: true,
      paragraph: {spacing: {before: 40, after: 40, line: 276, lineRule: 'auto'}},
    },
  ],
  characterStyles: [
    {
      id: 'InlineCode',
      name: 'Inline Code',
      quickFormat: true,
      run: {font: consolas, noProof: true, shading: ground},
    },
  ],
};

/** The Word styles of HTML's elements; docx has those of headings, lists, links and notes. */
export const styleMap = {
  pre: 'CodeBlock',
  ':not(pre) > code, kbd, samp': 'InlineCode',
  'blockquote p': 'BlockQuote',
  'td, th, td p, th p': 'TableText',
};

/** CSS for the properties that Word's styles do not set. The styles above set the fonts of code. */
export const styleSheet = `
code, kbd, samp, pre, tt { font-family: inherit; }
blockquote { margin: 0 0 0 6pt; border-left: 2.25pt solid #afb8c1; padding-left: 8pt; }
th { background-color: #f3f4f6; }
th:not([align]) { text-align: left; }
summary { font-weight: bold; }
`;
