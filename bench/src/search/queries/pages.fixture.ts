import type {Page} from '@markdown-zh/search/build';

/** A page for tests; each section is its heading, text and code. */
export function page(
  title: string,
  ...sections: readonly (readonly [heading: string, text: string, code: string])[]
): Page {
  return {
    title,
    path: title,
    breadcrumb: [],
    sections: sections.map(([heading, text, code]) => ({heading, anchor: heading, text, code})),
  };
}
