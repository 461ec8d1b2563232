/** The part of a `package.json` that says whether npm may publish it, and from where. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
  readonly repository?: {readonly type: string; readonly url: string; readonly directory?: string};
  readonly publishConfig?: {readonly access?: string; readonly provenance?: boolean};
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A package of this repository. */
export interface OwnPackage {
  /** Its folder, from the project's root. */
  readonly folder: string;
  readonly manifest: Manifest;
  readonly readme: string;
}

interface Facts {
  readonly scope: string;
  /** Whether the owner has registered the scope on npm. */
  readonly isRegistered: boolean;
  readonly repository: string;
}

/**
 * Checks that no package, and no README, relies on a name that somebody else can register on npm. While the scope belongs to nobody, packages
 * are private, and READMEs install packed files. Afterwards packages name their repository, and npm publishes them with their provenance
 * (https://docs.npmjs.com/generating-provenance-statements).
 *
 * @returns one message for each mistake, with its file and remedy
 */
export function checkPackages(packages: readonly OwnPackage[], facts: Facts): string[] {
  const bins = packages.flatMap(({manifest}) => Object.keys(manifest.bin ?? {}));
  return packages.flatMap((each) => [
    ...(facts.isRegistered ? checkPublished(each, facts) : checkPrivate(each, packages, facts)),
    ...checkPrograms(each, bins),
  ]);
}

function checkPrivate(
  {folder, manifest, readme}: OwnPackage,
  packages: readonly OwnPackage[],
  {scope}: Facts,
): string[] {
  const installs = [...readme.matchAll(/\bnpm (?:install|i|add|ci|exec)\b.*|\bnpx .*/g)].map(
    ([line]) => line,
  );
  const packed = installs.filter((line) => line.includes('.tgz')).flatMap(packedIn);
  const missing =
    packed.length === 0
      ? []
      : withDependencies(manifest, packages).filter((name) => !packed.includes(name));
  return [
    ...(manifest.private === true
      ? []
      : [
          `${folder}/package.json: ${scope} is not registered on npm, so anybody may take the name. Add "private": true.`,
        ]),
    ...installs
      .filter((line) => line.includes(`${scope}/`))
      .map(
        (line) =>
          `${folder}/README.md: "${line}" takes a package of ${scope} from npm, where the name is free. Install the packed file.`,
      ),
    ...missing.map(
      (name) =>
        `${folder}/README.md installs without the packed file of ${name}, which npm then takes from its registry. Add it.`,
    ),
  ];
}

function checkPublished(
  {folder, manifest, readme}: OwnPackage,
  {scope, repository}: Facts,
): string[] {
  const expected = {
    repository: {type: 'git', url: `git+${repository}.git`, directory: folder},
    publishConfig: {access: 'public', provenance: true},
  };
  const wrong = (['repository', 'publishConfig'] as const).filter(
    (key) => JSON.stringify(manifest[key]) !== JSON.stringify(expected[key]),
  );
  return [
    ...(manifest.private === true
      ? [`${folder}/package.json: ${scope} is registered on npm. Remove "private".`]
      : []),
    ...wrong.map(
      (key) => `${folder}/package.json: write "${key}": ${JSON.stringify(expected[key])}.`,
    ),
    ...(readme.includes('.tgz')
      ? [`${folder}/README.md installs a packed file. Write npm install ${manifest.name}.`]
      : []),
  ];
}

/** `npx NAME` takes a package of that name from npm if none is installed, and these names are free. */
function checkPrograms({folder, readme}: OwnPackage, bins: readonly string[]): string[] {
  const calls = [...readme.matchAll(/\bnpx +([\w-]+)/g)].map(([, name = '']) => name);
  return calls
    .filter((name) => bins.includes(name))
    .map((name) => `${folder}/README.md runs npx ${name}. Write npx --no ${name}.`);
}

/** The names in `./markdown-zh-{a,b}-0.1.0.tgz`, as `@markdown-zh/a` and `@markdown-zh/b`. */
function packedIn(line: string): string[] {
  return [
    ...line.matchAll(/\/([a-z]+(?:-[a-z]+)?)-(?:\{([\w,-]+)\}|([\w-]+))-\d+\.\d+\.\d+\.tgz/g),
  ].flatMap(([, scope = '', several, one]) =>
    (several ?? one ?? '').split(',').map((name) => `@${scope}/${name}`),
  );
}

/** The names of a package and of all packages of this repository that it needs. */
function withDependencies(
  {name, dependencies = {}}: Manifest,
  all: readonly OwnPackage[],
): string[] {
  const needed = all.filter(({manifest}) => manifest.name in dependencies);
  return [...new Set([name, ...needed.flatMap(({manifest}) => withDependencies(manifest, all))])];
}
