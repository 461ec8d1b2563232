import {toHtml} from 'hast-util-to-html';
import type {Section} from './sections';

/** A doc on the page. */
export interface Doc {
  readonly title: string;
  /** The prefix of its ids on the page. */
  readonly prefix: string;
  readonly body: string;
}

interface Frame {
  readonly siteTitle: string;
  readonly delimiter: string;
  readonly language: string;
  /** Absolute address of the section's own page, for search engines. */
  readonly canonical: string;
  /** The policy, and the elements that link this build's style sheets and icons. */
  readonly links: readonly string[];
}

/** A page with all docs of a section, without scripts. */
export function renderPrintPage(section: Section, docs: readonly Doc[], frame: Frame): string {
  const {title, description, permalink} = section;
  const contents = docs.map(
    (doc) => `<li><a href="#${escape(doc.prefix)}">${escape(doc.title)}</a></li>`,
  );
  const bodies = docs.map(
    ({prefix, body}) => `<section id="${escape(prefix)}" class="printed-doc">\n${body}\n</section>`,
  );
  return `<!DOCTYPE html>
<html lang="${frame.language}" data-theme="light">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(`${title} ${frame.delimiter} ${frame.siteTitle}`)}</title>
<meta name="description" content="${escape(description)}">
<link rel="canonical" href="${escape(frame.canonical)}">
${frame.links.join('\n')}
</head>
<body>
<main class="container margin-vert--lg markdown">
<p class="printed-back" lang="en"><a href="${escape(encodeURI(permalink))}">Back</a></p>
<h1>${escape(title)}</h1>
<p>${escape(description)}</p>
<ol>
${contents.join('\n')}
</ol>
${bodies.join('\n')}
</main>
</body>
</html>
`;
}

function escape(text: string): string {
  return toHtml({type: 'text', value: text}).replaceAll('"', '&quot;');
}
