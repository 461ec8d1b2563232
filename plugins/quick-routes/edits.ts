import {join} from 'node:path';

/** A change of a module's text. */
export interface Edit {
  /** Stands in the module once. */
  readonly text: string;
  readonly by: string;
  /** What the new text calls: functions of a module, by its path. */
  readonly calls: readonly [name: string, module: string];
}

/** By the module's path below `node_modules`, in the versions that package-lock.json names. */
export const edits: Readonly<Record<string, Edit>> = {
  'react-router/esm/react-router.js': {
    text: 'function matchPath(pathname, options) {\n',
    by: 'function matchPath(pathname, options) {\n  if (cannotMatch(pathname, options)) return null;\n',
    calls: ['cannotMatch', join(__dirname, 'cannot-match.ts')],
  },
  '@docusaurus/theme-common/lib/utils/routesUtils.js': {
    text: 'return normalize(path1) === normalize(path2);',
    by: 'return remembered(normalize, path1) === remembered(normalize, path2);',
    calls: ['remembered', join(__dirname, 'remembered.ts')],
  },
};
