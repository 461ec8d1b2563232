import {memo, useEffect, useState, type ReactNode} from 'react';
import preload from '@docusaurus/core/lib/client/preload.js';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalDocSidebarItem from '@theme-init/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItem';
import type {PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {partOf} from '../sidebar-parts.ts';

/** Each page in a closed category loads the category's items; the placeholder links to one. */
function DocSidebarItem(props: Props): ReactNode {
  const {item} = props;
  if (item.type === 'link' && partOf(item)) {
    return <Unloaded {...props} item={item} />;
  }
  const [first] = item.type === 'category' ? item.items : [];
  if (first?.type === 'link' && partOf(first)) {
    // Prefetched like other links (B6). Otherwise the items load when the category opens.
    const ahead = (): void => {
      Promise.resolve(window.docusaurus.preload(first.href)).catch(() => undefined);
    };
    const handlers = {onPointerEnter: ahead, onFocus: ahead};
    return <OriginalDocSidebarItem {...props} {...handlers} />;
  }
  return <OriginalDocSidebarItem {...props} />;
}

/** Most items of a sidebar are the same on the next page. */
export default memo(DocSidebarItem, isSameItem);

/**
 * Whether an item looks as before. A navigation changes only the address, which matters only to the items on
 * the way to the previous and to the new page.
 */
function isSameItem(before: Props, after: Props): boolean {
  const {activePath: left, ...others} = before;
  const {activePath: shown, ...now} = after;
  return (
    areEqual(others, now) &&
    (left === shown || ![left, shown].some((path) => isActiveSidebarItem(after.item, path)))
  );
}

function areEqual(some: Readonly<Record<string, unknown>>, others: typeof some): boolean {
  const names = Object.keys({...some, ...others});
  return names.every((name) => Object.is(some[name], others[name]));
}

/** The first link of an open category, until the others replace it. */
function Unloaded(props: Props & {readonly item: PropSidebarItemLink}): ReactNode {
  const {item} = props;
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    preload(item.href).catch(() => {
      setFailed(true);
    });
  }, [item]);
  return (
    <>
      <OriginalDocSidebarItem {...props} />
      <li lang={localeConfigs[currentLocale]?.htmlLang} className="menu__list-item">
        <span className="menu__link" role="status">
          {failed ? (
            <Translate id="site.DocSidebarItem.failed">
              More pages did not load. Open this one to load them.
            </Translate>
          ) : (
            <Translate id="site.DocSidebarItem.loading">Loading more pages…</Translate>
          )}
        </span>
      </li>
    </>
  );
}
