import globalData from '@generated/globalData.json';
import type {Link} from '../table.ts';

interface Docs {
  readonly versions: readonly {
    readonly path: string;
    readonly docs: {readonly id: string; readonly path: string; readonly sidebar?: string}[];
  }[];
}

/**
 * Adds a doc to the global data, which does not contain it (global-data-loader.mjs), because the navbar marks the item of the
 * current doc's sidebar.
 *
 * @param chain the routes around a page and its own; those of another plugin's page have no effect
 */
export function addDoc(chain: readonly Link[]): void {
  const instances = (globalData['docusaurus-plugin-content-docs'] ?? {}) as Record<string, Docs>;
  const versions = Object.values(instances).flatMap((instance) => instance.versions);
  const version = versions.find(({path}) => chain.slice(0, -1).some((link) => link.path === path));
  const {path, sidebar} = chain.at(-1) ?? {};
  if (version && path && sidebar && version.docs.every((doc) => doc.path !== path)) {
    version.docs.push({id: path, path, sidebar});
  }
}
