/** A route of a page, or one around it, as the client's router takes it, with what else its plugin says of it. */
export interface Link {
  readonly path: string;
  /** Tells routes of the same path apart. */
  readonly hash: string;
  readonly exact?: boolean;
  /** Of a doc: what stands beside it. */
  readonly sidebar?: string;
  /** Its component, its props and their context: modules, by their ids in the bundler. */
  readonly names: Tree<ModuleId>;
}

export type ModuleId = number | string;

export type Tree<Leaf> = Leaf | {readonly [name: string]: Tree<Leaf>} | readonly Tree<Leaf>[];

/** How a module is loaded. */
export interface Loading {
  /** The chunks to be loaded before. */
  readonly chunks: readonly string[];
  /** What the bundler makes a namespace of it by, where it is none by itself: data. */
  readonly mode?: number;
}

/** The facts that the application needs before it can show a page. They are in the page itself. */
export interface PageTable {
  /** The routes around the page and its own, from the outermost on. */
  readonly chain: readonly Link[];
  readonly modules: Readonly<Record<string, Loading>>;
  /** By the id of a chunk that the bundler's runtime does not know: its script, below the base URL. */
  readonly files: Readonly<Record<string, string>>;
}

/** The element that has a page's table. */
export const tableId = 'page-files';

const startTag = `<script type=application/json id=${tableId}>`;

/** A page's table as an HTML element. Its content cannot end the element. */
export function elementOf(table: PageTable): string {
  const json = JSON.stringify(table).replaceAll('<', String.raw`\u003c`);
  return `${startTag}${json}</script>`;
}

/**
 * The scripts in a page's table.
 *
 * @param html a finished page
 * @returns `files` of the table; nothing where a page has none, as 404.html
 */
export function filesOf(html: string): PageTable['files'] {
  const [, json] = html.split(startTag, 2);
  return json === undefined
    ? {}
    : (JSON.parse(json.slice(0, json.indexOf('</script>'))) as PageTable).files;
}
