import GithubSlugger from 'github-slugger';
import type {Page, Section} from '@markdown-zh/search/build';

/** Collects the pieces of a document in order, and returns its page. */
export interface PageBuilder {
  /** Begins a section; `anchor` where the document gives one itself. */
  readonly heading: (text: string, anchor?: string) => void;
  readonly text: (text: string) => void;
  readonly code: (text: string) => void;
  /** The page. If `title` is empty or equal to the first heading, that heading is the title and begins no section. */
  readonly finish: (title: string, path: string) => Page;
}

/** A new, empty builder. */
export function createPageBuilder(): PageBuilder {
  const slugger = new GithubSlugger();
  const sections: {heading: string; anchor: string; text: string[]; code: string[]}[] = [];
  const current = () => {
    const last = sections.at(-1) ?? {heading: '', anchor: '', text: [], code: []};
    if (sections.length === 0) {
      sections.push(last);
    }
    return last;
  };
  return {
    heading: (text, anchor) => {
      const heading = spaced(text);
      if (heading) {
        sections.push({heading, anchor: anchor ?? slugger.slug(heading), text: [], code: []});
      }
    },
    text: (text) => {
      const line = spaced(text);
      if (line) {
        current().text.push(line);
      }
    },
    code: (text) => {
      if (text.trim()) {
        current().code.push(text.trim());
      }
    },
    finish: (given, path) => {
      const first = sections.findIndex(({heading}) => heading);
      const found = sections[first]?.heading;
      const title = spaced(given) || found || path;
      const joined = sections.map(({heading, anchor, text, code}, index): Section => ({
        ...(index === first && heading === title ? {heading: '', anchor: ''} : {heading, anchor}),
        text: text.join('\n'),
        code: code.join('\n'),
      }));
      const isWorthIt = ({heading, text, code}: Section) => Boolean(heading || text || code);
      return {
        title,
        path,
        breadcrumb: path.split('/').slice(0, -1),
        sections: joined.filter(isWorthIt),
      };
    },
  };
}

/** White space as a browser shows it. */
function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
