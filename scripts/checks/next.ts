/** The versions of a package on npm, and the one with the tag `canary`. */
export interface Published {
  readonly versions: readonly string[];
  readonly canary?: string | undefined;
}

/** The part of a `package.json` that is changed. */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, unknown>>;
}

/** A value, or a sentence with the problem and its remedy. */
export type Result<Value> =
  {readonly ok: true; readonly value: Value} | {readonly ok: false; readonly problem: string};

const kinds = ['dependencies', 'devDependencies', 'peerDependencies'] as const;
const canaryPattern = /^\d+\.\d+\.\d+-canary-\d+$/;

function isDocusaurus(name: string): boolean {
  return name.startsWith('@docusaurus/');
}

/** The packages of Docusaurus that some of these declare, in the order of their names. */
export function declaredPackages(manifests: readonly Manifest[]): string[] {
  const names = manifests.flatMap((manifest) =>
    kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {}).filter(isDocusaurus)),
  );
  return [...new Set(names)].sort();
}

/** Positive where the first version is newer than the second one: `4.0.0-canary-6808`, or without a canary's number. */
function compareVersions(first: string, second: string): number {
  const [a = [], b = []] = [first, second].map((version) => version.match(/\d+/g)?.map(Number));
  return a.map((part, index) => part - (b[index] ?? 0)).find((part) => part !== 0) ?? 0;
}

/**
 * The canary to try, which is newer than the project's version. It is the one that npm's tag `canary` names, or if a package lacks it, the
 * newest canary of all packages.
 *
 * @param published what npm knows of each package
 * @param own the version of Docusaurus that the project has
 */
export function chooseCanary(
  published: ReadonlyMap<string, Published>,
  own: string,
): Result<string> {
  const packages = [...published];
  // A canary comes before the release of its own number.
  const isNext = (version: string) =>
    canaryPattern.test(version) && compareVersions(version.replace(/-.*/, ''), own) > 0;
  const isComplete = (version: string) =>
    packages.every(([, {versions}]) => versions.includes(version));
  const tagged = packages.flatMap(([, {canary}]) => canary ?? []).filter(isNext);
  const all = packages.flatMap(([, {versions}]) => versions.filter(isNext)).sort(compareVersions);
  const chosen = tagged.find(isComplete) ?? all.findLast(isComplete);
  if (chosen !== undefined) {
    return {ok: true, value: chosen};
  }
  const newest = all.at(-1);
  if (newest === undefined) {
    return {
      ok: false,
      problem: `npm has no canary of Docusaurus that is newer than ${own}, which this project has. Try again when one is published, or try a registry that has canaries.`,
    };
  }
  const lacking = packages.filter(([, {versions}]) => !versions.includes(newest));
  return {
    ok: false,
    problem: `No canary of Docusaurus has all packages: ${newest} lacks ${lacking.map(([name]) => name).join(', ')}. Try again later, or remove from package.json what Docusaurus no longer publishes.`,
  };
}

/**
 * The oldest Node that a package runs on.
 *
 * @param range what its `package.json` says of Node, as `>=24.14`
 */
export function oldestNode(range: string): Result<readonly [major: number, minor: number]> {
  const [, major, minor = '0'] = /^>=\s*(\d+)(?:\.(\d+))?(?:\.\d+)?$/.exec(range) ?? [];
  return major === undefined
    ? {
        ok: false,
        problem: `Docusaurus asks for Node "${range}", which is no range such as >=24.14. Teach oldestNode in scripts/checks/next.ts to read it.`,
      }
    : {ok: true, value: [Number(major), Number(minor)]};
}

/**
 * A `package.json` in which each package of Docusaurus has this version.
 *
 * @param overridden packages that others may not bring in another version, in the `package.json` of the project's root
 */
export function withVersion<M extends Manifest>(
  manifest: M,
  version: string,
  overridden: readonly string[] = [],
): M {
  const changed = Object.fromEntries(
    kinds.flatMap((kind) => {
      const packages = manifest[kind];
      return packages === undefined
        ? []
        : [[kind, mapValues(packages, (name, range) => (isDocusaurus(name) ? version : range))]];
    }),
  );
  const forced = Object.fromEntries(overridden.map((name) => [name, version]));
  return {
    ...manifest,
    ...changed,
    ...(overridden.length > 0 && {overrides: {...manifest.overrides, ...forced}}),
  };
}

function mapValues(
  values: Readonly<Record<string, string>>,
  change: (key: string, value: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, change(key, value)]),
  );
}

/**
 * A table of the levers, a line each: its name, the versions that it was tested with, and whether the installed ones are among them.
 *
 * @param levers each with its packages, and the beginnings of the versions that it was tested with
 * @param tested the names of those that stay on
 * @param version of Docusaurus, for the head
 */
export function leverLines(
  levers: Readonly<Record<string, {readonly tested: Readonly<Record<string, readonly string[]>>}>>,
  tested: ReadonlySet<string>,
  version: string,
): string[][] {
  return [
    ['lever', 'tested with', `on ${version}`],
    ...Object.entries(levers).map(([name, lever]) => [
      name,
      Object.entries(lever.tested)
        .map(([of, versions]) => `${of} ${versions.map((each) => `${each}x`).join(' or ')}`)
        .join(', '),
      tested.has(name) ? 'tested' : 'untested: off, with a warning',
    ]),
  ];
}
