import {Parser} from 'htmlparser2';

/** The kinds of Docusaurus's pages that the index covers: no lists, archives or generated indexes. */
export type PageKind =
  {readonly name: 'doc'} | {readonly name: 'post'; readonly blog: string} | {readonly name: 'page'};

/** The facts in the head of a built page. */
interface PageHead {
  readonly kind: PageKind | undefined;
  /** Without the site's name. */
  readonly title: string;
  /** Whether the page asks robots not to index it, as unlisted pages do. */
  readonly isHidden: boolean;
}

/** Reads the head of a page. Docusaurus names plugin and kind in the class of the `html` element. */
export function readHead(html: string): PageHead {
  let classes: readonly string[] = [];
  let title = '';
  let isHidden = false;
  let isInTitle = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      isInTitle = name === 'title';
      if (name === 'html') {
        classes = (attributes.class ?? '').split(/\s+/);
      } else if (name === 'meta' && attributes.name === 'robots') {
        isHidden ||= /\bnoindex\b/.test(attributes.content ?? '');
      }
    },
    ontext(text) {
      title += isInTitle ? text : '';
    },
    onclosetag() {
      isInTitle = false;
    },
  });
  parser.end(html.slice(0, html.search(/<\/head>|<body/)));
  return {kind: kindOf(classes), title: title.replace(/ \| [^|]*$/, '').trim(), isHidden};
}

function kindOf(classes: readonly string[]): PageKind | undefined {
  if (classes.includes('plugin-docs')) {
    return classes.some((name) => name.startsWith('docs-doc-id-')) ? {name: 'doc'} : undefined;
  }
  if (classes.includes('plugin-blog')) {
    const blog = classes.find((name) => name.startsWith('plugin-id-'))?.slice('plugin-id-'.length);
    return classes.includes('blog-post-page') && blog ? {name: 'post', blog} : undefined;
  }
  return classes.includes('plugin-pages') ? {name: 'page'} : undefined;
}
