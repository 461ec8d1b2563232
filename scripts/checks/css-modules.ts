import {posix} from 'node:path';
import {parse} from 'postcss';
import type {WordedFinding} from '@markdown-zh/content-check';

/**
 * Compares the classes that components read from their CSS modules with those that the modules define. TypeScript takes any name.
 *
 * @param files the text of each component and each module, by its path with forward slashes
 */
export function checkCssModules(files: ReadonlyMap<string, string>): WordedFinding[] {
  const uses = [...files].flatMap(([file, source]) => usesIn(file, source));
  return [
    ...uses.flatMap(({file, line, sheet, names}) => {
      const css = files.get(sheet);
      if (css === undefined) {
        return [issue(file, line, `There is no ${sheet}. Correct the import.`)];
      }
      const known = classesIn(css);
      return [...names]
        .filter((name) => !known.has(name))
        .map((name) =>
          issue(file, line, `${sheet} has no class .${name}. Define it, or take it out here.`),
        );
    }),
    ...[...files].flatMap(([sheet, css]) => {
      const readers = uses.filter((use) => use.sheet === sheet);
      if (!sheet.endsWith('.module.css') || readers.some(({isComputed}) => isComputed)) {
        return [];
      }
      return [...classesIn(css)]
        .filter(([name]) => !readers.some(({names}) => names.has(name)))
        .map(([name, line]) => issue(sheet, line, `No component reads .${name}. Delete it.`));
    }),
  ];
}

interface Use {
  readonly file: string;
  readonly line: number;
  readonly sheet: string;
  readonly names: ReadonlySet<string>;
  /** Whether the component reads names that only a run knows. */
  readonly isComputed: boolean;
}

const importPattern = /import (\w+) from '(\.[^']*\.module\.css)';/g;

function usesIn(file: string, source: string): Use[] {
  const code = source.replace(importPattern, '');
  return [...source.matchAll(importPattern)].map(([text, local = '', path = '']) => {
    const members = code.matchAll(new RegExp(String.raw`\b${local}\.(\w+)`, 'g'));
    return {
      file,
      line: source.slice(0, source.indexOf(text)).split('\n').length,
      sheet: posix.join(posix.dirname(file), path),
      names: new Set(Array.from(members, ([, name = '']) => name)),
      isComputed: new RegExp(String.raw`\b${local}\b(?!\.\w)`).test(code),
    };
  });
}

/** The module's own classes, each with its line. Those in `:global(…)` belong to other parts. */
function classesIn(css: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  parse(css).walkRules(({selector, source}) => {
    const own = selector.replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '');
    for (const [, name = ''] of own.matchAll(/\.([A-Za-z_][\w-]*)/g)) {
      found.set(name, source?.start?.line ?? 1);
    }
  });
  return found;
}

function issue(file: string, line: number, message: string): WordedFinding {
  return {file, line, column: 1, rule: 'css-module', message};
}
