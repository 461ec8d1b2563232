import {parse as parseToml} from 'smol-toml';
import {parse as parseYaml} from 'yaml';
import type {OldFolder} from './generator.ts';

/** The settings in the first of these files that exists and can be read; empty if there is none. */
export function readSettings(
  folder: OldFolder,
  files: readonly string[],
): Readonly<Record<string, unknown>> {
  for (const file of files) {
    const text = folder.read(file);
    if (text !== undefined) {
      try {
        const data: unknown = file.endsWith('.toml')
          ? parseToml(text)
          : parseYaml(text, {uniqueKeys: false, logLevel: 'error'});
        return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
      } catch {
        return {};
      }
    }
  }
  return {};
}

/** A setting that is text; otherwise the default. */
export function textSetting(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value !== '' ? value : otherwise;
}

/** Whether a file is Markdown. */
export const isMarkdown = (path: string): boolean => /\.(?:md|markdown|mdx)$/i.test(path);

/** A path below a folder, without the folder. */
export function below(folder: string, path: string): string {
  return folder === '' ? path : path.slice(folder.length + 1);
}

export const isBelow = (folder: string, path: string): boolean =>
  folder === '' || path.startsWith(`${folder}/`);
