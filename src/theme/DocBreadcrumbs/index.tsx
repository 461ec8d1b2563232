import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Home from '@theme/DocBreadcrumbs/Items/Home';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import {contentLanguage} from '@site/site/locale';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import styles from './styles.module.css';

/** The path from the home page to the current doc. */
export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  if (!breadcrumbs) {
    return null;
  }
  const links = breadcrumbs.map((item, index) => ({
    label: item.label,
    isHere: index === breadcrumbs.length - 1,
    href: item.type === 'category' && item.linkUnlisted ? undefined : item.href,
  }));
  return (
    <>
      <StructuredData breadcrumbs={breadcrumbs} />
      <nav
        lang={interfaceLanguage}
        className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.breadcrumbs)}
        aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs'})}
      >
        <ul className="breadcrumbs">
          <Home />
          {links.map(({label, href, isHere}) => (
            <li
              key={href ?? label}
              lang={contentLanguage}
              className={clsx('breadcrumbs__item', isHere && 'breadcrumbs__item--active')}
            >
              {href === undefined || isHere ? (
                <span className="breadcrumbs__link" aria-current={isHere ? 'page' : undefined}>
                  {label}
                </span>
              ) : (
                <Link className="breadcrumbs__link" to={href}>
                  {label}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
