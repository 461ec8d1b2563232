import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/**
 * The styles of results: plain typography in the site's colours, which the page sends as variables. The frame loads no style
 * sheet of the site, so its policy can forbid everything else. The page itself uses src/components/Playground/result.css, for the first result.
 */
export const frameStyles = `
:root { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }
body { margin: 0; }
a { color: var(--ifm-color-primary, LinkText); text-underline-offset: 0.2em; }
a:not([href]) { text-decoration: underline; }
em { font-style: normal; text-emphasis: filled dot; text-emphasis-position: under right; }
code, pre, kbd, samp { font-family: var(--ifm-font-family-monospace, monospace); font-size: 0.9em; }
:not(pre) > code { padding: 0.1em 0.3em; border: 1px solid var(--site-line, currentColor); border-radius: 4px; }
pre { padding: 0.75rem; overflow: auto; border-radius: 6px; background: var(--site-paper-raised, transparent); }
pre code { font-size: inherit; }
blockquote { margin-inline: 0; padding-inline-start: 1rem; border-inline-start: 4px solid var(--site-line, currentColor); color: var(--site-ink-soft, inherit); }
table { display: block; max-inline-size: 100%; overflow: auto; border-collapse: collapse; }
th, td { padding: 0.35rem 0.75rem; border: 1px solid var(--site-line, currentColor); }
hr { border: 0; border-block-start: 1px solid var(--site-line, currentColor); }
img { max-inline-size: 100%; }
del { color: var(--site-ink-soft, inherit); }
.task-list-item { list-style: none; }
.task-list-item > input, .task-list-item > p > input { margin-inline: -1.4rem 0.4rem; }
[data-picture] { padding-inline: 0.25rem; border: 1px dashed currentColor; color: var(--site-ink-soft, inherit); }
.sr-only { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.footnotes { font-size: 0.875rem; border-block-start: 1px solid var(--site-line, currentColor); padding-block-start: 1rem; }
.marked { outline: 2px solid var(--ifm-color-primary, Highlight); outline-offset: 2px; border-radius: 2px; }
.differs { margin-inline: -0.75rem; padding-inline: calc(0.75rem - 4px) 0.75rem; border-inline-start: 4px solid var(--site-seal, currentColor); background: var(--site-paper-raised, transparent); }
:focus-visible { outline: 2px solid var(--ifm-color-primary, Highlight); }
${readFileSync(join(__dirname, '../../../src/components/Playground/result.css'), 'utf8')}`;
