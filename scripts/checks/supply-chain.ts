import {isAllowed, licenceOf} from '../../plugins/machines/licences/allowed';

/** The part of a `package-lock.json` (version 3) that is checked. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
}

/**
 * Finds packages of a lockfile without a hash, and licences that are not allowed. Also finds packages with a download address, because
 * others may not reach that registry.
 */
export function checkLockfile({packages}: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, locked]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    // The project itself, its packages, and the links to them.
    if (path === '' || !path.includes('node_modules/') || locked.link === true) {
      return [];
    }
    const licence = licenceOf(name, locked.license);
    return [
      ...(/^sha(?:256|384|512)-[\w+/]+=*$/.test(locked.integrity ?? '')
        ? []
        : [`${path}: no strong integrity.`]),
      ...(locked.resolved === undefined ? [] : [`${path}: an address, ${locked.resolved}.`]),
      ...(isAllowed(licence)
        ? []
        : [`${path}: the licence ${licence ?? '(none)'} is not allowed here.`]),
    ];
  });
}

/**
 * Finds packages of Docusaurus in other versions than the core's. They share contexts and generated files, and their errors name no version.
 */
export function checkDocusaurusVersions({packages}: Lockfile): string[] {
  const core = packages['node_modules/@docusaurus/core']?.version;
  const official =
    /(?:^|\/)node_modules\/(@docusaurus\/(?!react-loadable$|responsive-loader$)[\w-]+)$/;
  return Object.entries(packages).flatMap(([path, {version}]) => {
    const [, name] = official.exec(path) ?? [];
    return name === undefined || version === core
      ? []
      : [
          `${path} is ${version ?? '(no version)'}, but @docusaurus/core is ${core ?? 'missing'}. Give all packages of Docusaurus one version in package.json, and run npm install.`,
        ];
  });
}

const action = /^\s*-?\s*uses:\s*(\S+)(.*)$/gm;

/** Finds actions of a workflow that are not pinned to a commit with its version beside it, and a workflow that names no permissions. */
export function checkWorkflow(yaml: string): string[] {
  const unpinned = [...yaml.matchAll(action)]
    .filter(([, name = '', comment = '']) => {
      const isOwn = name.startsWith('./');
      return !isOwn && !(/@[\da-f]{40}$/.test(name) && /#\s*v?\d+(?:\.\d+)*/.test(comment));
    })
    .map(([, name = '']) => `${name} is not pinned to a commit with its version beside it.`);
  return [...unpinned, ...(/^permissions:/m.test(yaml) ? [] : ['It names no permissions.'])];
}
