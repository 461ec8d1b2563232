/** The styles of a page that stands alone: light or dark as the reader's system is, black on white in print. */
export const styleSheet = `
:root { --paper: #fff; --ink: #1f2328; --soft: #57606a; --line: #d0d7de; --ground: #f3f4f6; --link: #0550ae; --red: #b3261e; --blue: #0550ae; --green: #116329; --purple: #6639ba; color-scheme: light; }
@media screen and (prefers-color-scheme: dark) {
  :root { --paper: #16181d; --ink: #e6e8eb; --soft: #a5adb8; --line: #3d444d; --ground: #22262d; --link: #7ab7ff; --red: #ff9d96; --blue: #8cc2ff; --green: #8fdb9b; --purple: #d0b0ff; color-scheme: dark; }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.75 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; overflow-wrap: break-word; }
main { box-sizing: border-box; max-width: 46rem; margin: 0 auto; padding: 2rem 1rem; }
h1, h2, h3, h4, h5, h6 { margin: 1.6em 0 0.6em; line-height: 1.35; }
h1:first-child { margin-top: 0; }
a { color: var(--link); }
code, pre, kbd, samp { font-family: Consolas, Menlo, "DejaVu Sans Mono", monospace; font-size: 0.9em; }
:not(pre) > code { padding: 0.1em 0.3em; border-radius: 4px; background: var(--ground); }
kbd { padding: 0.1em 0.4em; border: 1px solid var(--line); border-radius: 4px; }
pre { padding: 0.75rem 1rem; overflow: auto; border-radius: 6px; background: var(--ground); line-height: 1.5; tab-size: 4; }
pre code { font-size: inherit; }
blockquote { margin: 1em 0; padding-left: 1rem; border-left: 4px solid var(--line); color: var(--soft); }
table { display: block; max-width: 100%; overflow: auto; border-collapse: collapse; }
th, td { padding: 0.35rem 0.75rem; border: 1px solid var(--line); }
th { background: var(--ground); }
th:not([align]), td:not([align]) { text-align: left; }
hr { border: 0; border-top: 1px solid var(--line); }
img { max-width: 100%; height: auto; }
math[display="block"] { margin: 1em 0; overflow-x: auto; overflow-y: hidden; }
.task-list-item { list-style: none; }
.task-list-item input { margin: 0 0.4rem 0 -1.4rem; }
.footnotes { margin-top: 2rem; border-top: 1px solid var(--line); color: var(--soft); font-size: 0.875rem; }
.sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.picture { padding: 0 0.25rem; border: 1px dashed currentColor; color: var(--soft); }
.comment, .prolog, .doctype, .cdata { color: var(--soft); }
.keyword, .atrule, .important, .operator, .deleted { color: var(--red); }
.string, .char, .attr-value, .regex, .url, .inserted { color: var(--green); }
.number, .boolean, .constant, .property, .attr-name, .variable, .symbol { color: var(--blue); }
.function, .class-name, .tag, .selector, .builtin { color: var(--purple); }
@page { margin: 2cm; }
@media print {
  main { max-width: none; padding: 0; }
  h1, h2, h3, h4, h5, h6 { break-after: avoid; }
  pre { white-space: pre-wrap; }
  table { display: table; overflow: visible; }
  pre, tr, img, figure { break-inside: avoid; }
  a[href^="http"]::after { content: " (" attr(href) ")"; color: var(--soft); font-size: 0.85em; word-break: break-all; }
}
`;
