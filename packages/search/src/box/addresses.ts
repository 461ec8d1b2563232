import type {Option} from './state.ts';

/**
 * The in-site path of all results of a query.
 *
 * @param path of the page of all results
 */
export function allResultsPath(path: string, query: string): string {
  return `${path}?q=${encodeURIComponent(query)}`;
}

/** The place of a result, in the form that the router takes. */
export function placeOf({page, section}: Option, baseUrl: string): Place {
  return {
    pathname: `${baseUrl}${page.path}`,
    hash: section.anchor && `#${section.anchor}`,
  };
}

interface Place {
  readonly pathname: string;
  /** With its `#`; empty for the beginning of the page. */
  readonly hash: string;
}
