import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import {pictureSize, pictureText, sharePicture} from '@site/site/share';

/** Default metadata of link previews; pages may override it. */
export default function SiteMetadata(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  const {pathname} = useLocation();
  const {file, name = siteConfig.title} = sharePicture(pathname.slice(siteConfig.baseUrl.length));
  // Docusaurus does not encode 语法; the sitemap and the feeds do, as URLs require. Only the home page's address ends in a slash: hosts redirect others to the address without it.
  const path = applyTrailingSlash(pathname, {...siteConfig, trailingSlash: false});
  const address = new URL(path, siteConfig.url).href;
  return (
    <>
      <OriginalSiteMetadata />
      <Head>
        <link rel="canonical" href={address} />
        <meta property="og:url" content={address} />
        <meta name="description" content={siteConfig.tagline} />
        <meta property="og:description" content={siteConfig.tagline} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={siteConfig.title} />
        <meta property="og:locale" content="en_US" />
        <meta property="og:image" content={withBaseUrl(encodeURI(file), {absolute: true})} />
        <meta property="og:image:width" content={String(pictureSize.width)} />
        <meta property="og:image:height" content={String(pictureSize.height)} />
        <meta property="og:image:alt" content={pictureText(name)} />
      </Head>
    </>
  );
}
