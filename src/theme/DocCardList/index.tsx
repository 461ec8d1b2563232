import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  filterDocCardListItems,
  useCurrentSidebarSiblings,
} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import Heading from '@theme/Heading';
import type {Props} from '@theme/DocCardList';
import {contentLanguage} from '@site/site/locale';
import styles from './styles.module.css';

type EntryProps = {
  readonly item: PropSidebarItem;
};

/** A table of contents as in a book: each doc with its description, each category with its docs. */
export default function DocCardList({items}: Props): ReactNode {
  return items ? <Entries items={items} /> : <Siblings />;
}

function Siblings(): ReactNode {
  return <Entries items={useCurrentSidebarSiblings()} />;
}

function Entries({items}: {readonly items: readonly PropSidebarItem[]}): ReactNode {
  return (
    <ul lang={contentLanguage} className={styles.entries}>
      {filterDocCardListItems([...items]).map((item, index) => (
        <li key={index}>
          <Entry item={item} />
        </li>
      ))}
    </ul>
  );
}

function Entry({item}: EntryProps): ReactNode {
  if (item.type === 'html') {
    return null;
  }
  return (
    <article className={styles.entry}>
      <Heading as="h2" className={styles.title}>
        <Link to={item.href ?? ''}>{item.label}</Link>
      </Heading>
      <div className={styles.about}>
        {item.description && <p>{item.description}</p>}
        {item.type === 'category' && <Parts category={item} />}
      </div>
    </article>
  );
}

function Parts({category}: {readonly category: PropSidebarItemCategory}): ReactNode {
  return (
    <ul className={styles.parts}>
      {filterDocCardListItems(category.items).map(
        (item) =>
          item.type !== 'html' && (
            <li key={item.label}>
              <Link to={item.href ?? ''}>{item.label}</Link>
            </li>
          ),
      )}
    </ul>
  );
}
