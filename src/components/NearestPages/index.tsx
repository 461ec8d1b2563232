import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {contentLanguage} from '@site/site/locale';
import {searchPath} from '@site/site/search';
import styles from './styles.module.css';

/** Pages with a similar address. Only this component loads the code that compares them. */
function useNearest(): readonly string[] {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const [found, setFound] = useState<{readonly pathname: string; readonly paths: string[]}>();
  const {baseUrl} = siteConfig;

  useEffect(() => {
    const find = async () => {
      const [{nearestPaths, pathsIn}, sitemap] = await Promise.all([
        import('./model'),
        fetch(`${baseUrl}sitemap.xml`),
      ]);
      const known = pathsIn(await sitemap.text()).filter(
        (path) => path !== baseUrl && path !== baseUrl + searchPath,
      );
      setFound({pathname, paths: nearestPaths(decode(pathname), known)});
    };
    find().catch(() => {
      // No suggestions: the page is complete without them.
    });
  }, [pathname, baseUrl]);
  return found?.pathname === pathname ? found.paths : [];
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

export default function NearestPages(): ReactNode {
  const paths = useNearest();
  return (
    paths.length > 0 && (
      <div role="status" className={styles.nearest}>
        <Translate id="site.NearestPages.question">Did you mean</Translate>
        <ul>
          {paths.map((path) => (
            <li key={path}>
              <Link to={path} lang={contentLanguage}>
                {path}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}
