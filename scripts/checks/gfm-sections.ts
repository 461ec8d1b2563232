import type {SpecificationSection} from './specification-coverage';

/**
 * The sections of GitHub Flavored Markdown Spec 0.29-gfm (2019-04-06), which is in no npm package:
 * numbers and titles, from https://github.github.com/gfm/ (CC-BY-SA 4.0).
 */
export const gfmSections: readonly SpecificationSection[] = `
1 Introduction
1.1 What is GitHub Flavored Markdown?
1.2 What is Markdown?
1.3 Why is a spec needed?
1.4 About this document
2 Preliminaries
2.1 Characters and lines
2.2 Tabs
2.3 Insecure characters
3 Blocks and inlines
3.1 Precedence
3.2 Container blocks and leaf blocks
4 Leaf blocks
4.1 Thematic breaks
4.2 ATX headings
4.3 Setext headings
4.4 Indented code blocks
4.5 Fenced code blocks
4.6 HTML blocks
4.7 Link reference definitions
4.8 Paragraphs
4.9 Blank lines
4.10 Tables (extension)
5 Container blocks
5.1 Block quotes
5.2 List items
5.2.1 Motivation
5.3 Task list items (extension)
5.4 Lists
6 Inlines
6.1 Backslash escapes
6.2 Entity and numeric character references
6.3 Code spans
6.4 Emphasis and strong emphasis
6.5 Strikethrough (extension)
6.6 Links
6.7 Images
6.8 Autolinks
6.9 Autolinks (extension)
6.10 Raw HTML
6.11 Disallowed Raw HTML (extension)
6.12 Hard line breaks
6.13 Soft line breaks
6.14 Textual content
7 Appendix: A parsing strategy
7.1 Overview
7.2 Phase 1: block structure
7.3 Phase 2: inline structure
7.3.1 An algorithm for parsing nested emphasis and links
`
  .trim()
  .split('\n')
  .map((line) => ({
    number: line.slice(0, line.indexOf(' ')),
    title: line.slice(line.indexOf(' ') + 1),
  }));
