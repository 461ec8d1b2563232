import {existsSync, readdirSync} from 'node:fs';
import {basename, dirname, extname, resolve} from 'node:path';
import type {Platform} from '../platform.ts';

/** Names of files and folders that identify a project's platform. */
const signs: readonly (readonly [Platform, RegExp])[] = [
  ['docusaurus', /^docusaurus\.config\.[cm]?[jt]s$/],
  ['vitepress', /^\.vitepress$/],
  ['mkdocs', /^mkdocs\.ya?ml$/],
  ['obsidian', /^\.obsidian$/],
  ['hugo', /^hugo\.(?:toml|ya?ml|json)$/],
  ['hexo', /^scaffolds$/],
];

/** Pages about the project, which its host shows. */
const aboutProject = /^(?:readme|changelog|contributing|license|security|code_of_conduct)\b/i;

/**
 * Returns a function that finds the platform of a file by the project around it, up to the root of its repository. It returns undefined
 * without a sign of a platform, and reads each folder once.
 */
export function projectPlatforms(): (file: string) => Platform | undefined {
  const known = new Map<string, Platform | undefined>();
  const platformOf = (folder: string): Platform | undefined => {
    if (!known.has(folder)) {
      const names = namesIn(folder);
      const own = signs.find(([, sign]) => names.some((name) => sign.test(name)))?.[0];
      const above = dirname(folder);
      const isTop = names.includes('.git') || above === folder;
      known.set(folder, own ?? (isTop ? undefined : platformOf(above)));
    }
    return known.get(folder);
  };
  return (file) =>
    extname(file) === '.mdx'
      ? 'docusaurus'
      : aboutProject.test(basename(file))
        ? undefined
        : platformOf(dirname(resolve(file)));
}

function namesIn(folder: string): readonly string[] {
  try {
    return existsSync(folder) ? readdirSync(folder) : [];
  } catch {
    return []; // no permission: no signs
  }
}
