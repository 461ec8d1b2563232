import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';

/** A sidebar in parts. */
interface SplitSidebar {
  /** The part on every page of the sidebar, in which a closed category has one link that names its part. */
  readonly shown: PropSidebarItem[];
  /** The items of each closed category, by the name of the part. */
  readonly parts: ReadonlyMap<string, PropSidebarItem[]>;
  /** By address: the parts that contain the page, which its sidebar shows. */
  readonly partsOf: ReadonlyMap<string, readonly string[]>;
}

/**
 * Splits the items of initially closed categories from a sidebar. Only pages in such a category show them, and readers who open
 * it. A category stays whole if it has one item, or no doc whose page could bring its items.
 *
 * @param name begins the names of the sidebar's parts
 */
export function splitSidebar(sidebar: readonly PropSidebarItem[], name: string): SplitSidebar {
  const parts = new Map<string, PropSidebarItem[]>();
  const partsOf = new Map<string, readonly string[]>();
  const note = (address: string | undefined, way: readonly string[]): void => {
    if (address && way.length) {
      partsOf.set(address, [...new Set([...(partsOf.get(address) ?? []), ...way])]);
    }
  };
  const split = (
    items: readonly PropSidebarItem[],
    prefix: string,
    way: readonly string[],
  ): PropSidebarItem[] =>
    items.map((item, index) => {
      if (item.type !== 'category') {
        note(item.type === 'link' ? item.href : undefined, way);
        return leanItem(item);
      }
      const part = `${prefix}-${index}`;
      const first =
        item.collapsible && item.collapsed && item.items.length > 1 ? firstDoc(item) : undefined;
      const wayInside = first ? [...way, part] : way;
      note(item.href, wayInside);
      const inside = split(item.items, part, wayInside);
      if (!first) {
        return leanItem({...item, items: inside});
      }
      parts.set(part, inside);
      const {href, label} = first;
      return leanItem({...item, items: [{type: 'link', href, label, customProps: {part}}]});
    });
  return {shown: split(sidebar, name, []), parts, partsOf};
}

/**
 * The breadcrumbs of a category with its own page, and the list of that page: its items with descriptions,
 * and their items. `undefined` if the sidebar has no such category.
 *
 * @param about gives a doc's description, by its id
 */
export function listOf(
  sidebar: readonly PropSidebarItem[],
  address: string,
  about: (docId: string) => string | undefined,
): PropSidebarItem[] | undefined {
  for (const item of sidebar) {
    if (item.type === 'category') {
      const items =
        item.href === address
          ? item.items.map((entry) => entryOf(entry, about))
          : listOf(item.items, address, about);
      if (items) {
        return [leanItem({...item, items})];
      }
    }
  }
  return undefined;
}

function entryOf(
  item: PropSidebarItem,
  about: (docId: string) => string | undefined,
): PropSidebarItem {
  switch (item.type) {
    case 'link': {
      const {docId, ...entry} = item; // the theme would look up the doc, whose data this page lacks
      const description = item.description ?? about(docId ?? '');
      return {...leanItem(entry), ...(description && {description})};
    }
    case 'category': {
      const {description} = item;
      return {
        ...leanItem({...item, items: item.items.map(shallow)}),
        ...(description && {description}),
      };
    }
    case 'html':
      return item;
  }
}

/** Leaves a category at most one link, so that the theme still counts it as one that leads somewhere. */
function shallow(item: PropSidebarItem): PropSidebarItem {
  const first = item.type === 'category' ? firstDoc(item) : undefined;
  return leanItem(item.type === 'category' ? {...item, items: first ? [first] : []} : item);
}

/** Removes items that a sidebar does not show. */
function leanItem<Item extends PropSidebarItem>(item: Item): Item {
  if (item.type === 'html') {
    return item;
  }
  const {description: _description, ...rest} = item;
  return ('unlisted' in rest && !rest.unlisted
    ? (({unlisted: _unlisted, ...listed}) => listed)(rest)
    : rest) as unknown as Item;
}

/** The first listed doc in a category. */
function firstDoc({items}: PropSidebarItemCategory): PropSidebarItemLink | undefined {
  for (const item of items) {
    const doc = item.type === 'category' ? firstDoc(item) : item;
    if (doc?.type === 'link' && doc.docId && !doc.unlisted) {
      return doc;
    }
  }
  return undefined;
}
