/** The route of a page, or one around it, in the form of the client's router, with additional data from its plugin. */
export interface Link {
  readonly path: string;
  /** Distinguishes routes of the same path. */
  readonly hash: string;
  readonly exact?: boolean;
  /** The sidebar of a doc. */
  readonly sidebar?: string;
  /** Its component, its props and their context: modules, by their ids in the bundler. */
  readonly names: Tree<ModuleId>;
}

export type ModuleId = number | string;

export type Tree<Leaf> = Leaf | {readonly [name: string]: Tree<Leaf>} | readonly Tree<Leaf>[];

/** How a module is loaded. */
export interface Loading {
  /** The chunks to load first. */
  readonly chunks: readonly string[];
  /** The mode by which the bundler makes a namespace of it, if it is data instead of a module. */
  readonly mode?: number;
}

/** The facts that the application needs before it can show a page. They are in the page itself. */
export interface PageTable {
  /** The routes around the page and its own, from the outermost on. */
  readonly chain: readonly Link[];
  readonly modules: Readonly<Record<string, Loading>>;
  /** The scripts, below the base URL, of chunks that the bundler's runtime does not know, by the ids of the chunks. */
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
 * @returns `files` of the table; an empty object for a page without one, such as 404.html
 */
export function filesOf(html: string): PageTable['files'] {
  const [, json] = html.split(startTag, 2);
  return json === undefined
    ? {}
    : (JSON.parse(json.slice(0, json.indexOf('</script>'))) as PageTable).files;
}
