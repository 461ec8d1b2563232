import type {ReactNode} from 'react';
import OriginalSearchBar from '@theme-original/SearchBar';

/**
 * The one search box. `docusaurus.config.ts` installs either the Algolia theme (all three keys set)
 * or the local search; whichever it is supplies the original.
 */
export default function SearchBar(): ReactNode {
  return <OriginalSearchBar />;
}
