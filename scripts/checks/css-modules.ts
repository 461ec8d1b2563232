import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {parse} from 'postcss';

/** A class that a module of styles lacks, or that no component reads. */
export interface StyleFault {
  readonly file: string;
  readonly message: string;
}

/**
 * Compares the classes that components read from their modules of styles with those of the modules. TypeScript takes any name.
 *
 * @param components the paths of the components, relative to the current folder
 */
export function checkCssModules(components: readonly string[]): StyleFault[] {
  const read = new Map<string, {readonly names: Set<string>; isComputed: boolean}>();
  const faults: StyleFault[] = [];
  for (const file of components) {
    const source = readFileSync(file, 'utf8');
    const code = source.replace(importPattern, '');
    for (const [, local = '', path = ''] of source.matchAll(importPattern)) {
      const sheet = join(dirname(file), path);
      if (!existsSync(sheet)) {
        faults.push({file, message: `imports ${path}, which does not exist.`});
        continue;
      }
      const known = classesIn(readFileSync(sheet, 'utf8'));
      const members = [...code.matchAll(memberPattern(local))].map(([, name = '']) => name);
      for (const name of new Set(members.filter((each) => !known.has(each)))) {
        faults.push({file, message: `reads .${name}, which ${path} does not define.`});
      }
      const before = read.get(sheet) ?? {names: new Set(), isComputed: false};
      members.forEach((name) => before.names.add(name));
      before.isComputed ||= new RegExp(String.raw`\b${local}\b(?!\.\w)`).test(code);
      read.set(sheet, before);
    }
  }
  for (const [sheet, {names, isComputed}] of read) {
    const unread = [...classesIn(readFileSync(sheet, 'utf8'))].filter((name) => !names.has(name));
    if (!isComputed && unread.length > 0) {
      faults.push({
        file: sheet,
        message: `defines ${unread.map((name) => `.${name}`).join(', ')}, which no component reads.`,
      });
    }
  }
  return faults;
}

const importPattern = /import (\w+) from '(\.[^']*\.module\.css)';/g;

const memberPattern = (local: string) => new RegExp(String.raw`\b${local}\.(\w+)`, 'g');

/** The local classes of a module. Those in `:global(…)` belong to other parts. */
function classesIn(css: string): ReadonlySet<string> {
  const found = new Set<string>();
  parse(css).walkRules(({selector}) => {
    const local = selector.replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '');
    for (const [, name = ''] of local.matchAll(/\.([A-Za-z_][\w-]*)/g)) {
      found.add(name);
    }
  });
  return found;
}
