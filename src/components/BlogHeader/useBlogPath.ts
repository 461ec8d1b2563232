import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {blogRoutes} from '@site/site/blogs';

/** The path of the blog that the page belongs to, with the base URL. */
export function useBlogPath(): string {
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const isHere = (path: string) => `${pathname}/`.startsWith(`${path}/`);
  return (
    Object.values(blogRoutes)
      .map((route) => withBaseUrl(route))
      .find(isHere) ?? ''
  );
}
