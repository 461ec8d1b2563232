import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {contentLicence} from '@site/site/identity';
import {contentLanguage} from '@site/site/locale';
import {sharePicture} from '@site/site/share';
import type {Site} from '@site/src/lib/structured-data/facts';

interface SiteFacts {
  readonly site: Site;
  /** The absolute address of a path of this site, with or without the base URL. */
  readonly address: (path: string) => string;
  /** The absolute address of a page's share picture: its own, or the one that the build renders. */
  readonly picture: (permalink: string, own: string | undefined) => string;
}

/** Facts of the site for structured data, with absolute addresses. */
export default function useSiteFacts(): SiteFacts {
  const {siteConfig} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  const address = (path: string) => withBaseUrl(path, {absolute: true});
  return {
    site: {
      url: siteConfig.url + siteConfig.baseUrl,
      name: siteConfig.title,
      description: siteConfig.tagline,
      language: contentLanguage,
      licence: contentLicence,
      logo: address('img/logo.svg'),
    },
    address,
    picture: (permalink, own) =>
      address(own ?? encodeURI(sharePicture(permalink.slice(siteConfig.baseUrl.length)).file)),
  };
}
