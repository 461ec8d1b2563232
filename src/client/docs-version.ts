import {Fragment, useCallback} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common/internal';

/*
 * What Docusaurus's docs know of a preferred version, where there is one version, which is preferred to none: it stands in the place of
 * their own module (plugins/lean-scripts).
 */

export const DocsPreferredVersionContextProvider = Fragment;

interface PreferredVersion {
  readonly preferredVersion: null;
  readonly savePreferredVersionName: (name: string) => void;
}

/** None; but a name is remembered, as Docusaurus does, for the day when there are two. */
export function useDocsPreferredVersion(pluginId = 'default'): PreferredVersion {
  const savePreferredVersionName = useCallback(
    (name: string) => {
      const key = `docs-preferred-version-${pluginId}`;
      createStorageSlot(key, {persistence: 'localStorage'}).set(name);
    },
    [pluginId],
  );
  return {preferredVersion: null, savePreferredVersionName};
}

export function useDocsPreferredVersionByPluginId(): Readonly<Record<string, null>> {
  return {};
}
