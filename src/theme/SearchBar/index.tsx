import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalSearchBar from '@theme-original/SearchBar';
import Search from '@site/src/components/Search';

/** The one place of the search: this site's own, or DocSearch where Algolia's three keys are set. */
export default function SearchBar(): ReactNode {
  const {algolia} = useDocusaurusContext().siteConfig.themeConfig;
  return algolia ? <OriginalSearchBar /> : <Search />;
}
