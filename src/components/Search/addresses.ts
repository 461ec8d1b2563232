import {searchPath} from '../../../site/search';
import type {Option} from './state';

/** An in-site path, below the base URL, of the page that shows all results. */
export function allResultsPath(query: string): string {
  return `/${searchPath}?q=${encodeURIComponent(query)}`;
}

/** Where a result is, as the router takes it. */
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
