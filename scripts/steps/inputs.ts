/** Whether the result of a step can depend on a file, which is given as its path from the project's root. */
export type Inputs = (file: string) => boolean;

/** Every file, so that a new folder belongs to a step before anybody thinks of it. */
export const everything: Inputs = () => true;

/** Files of these endings. */
export function endingIn(...endings: readonly string[]): Inputs {
  return (file) => endings.some((ending) => file.endsWith(ending));
}

/** Files below these folders, and these files. */
export function below(...paths: readonly string[]): Inputs {
  return (file) => paths.some((path) => file === path || file.startsWith(`${path}/`));
}

export function anyOf(...inputs: readonly Inputs[]): Inputs {
  return (file) => inputs.some((each) => each(file));
}

/** The first, without the others. */
export function except(inputs: Inputs, ...excluded: readonly Inputs[]): Inputs {
  return (file) => inputs(file) && !excluded.some((each) => each(file));
}

/** The versions and entries of all packages, and Git's list of ignored files: every step depends on them. */
export const versions: Inputs = (file) =>
  /(?:^|\/)package\.json$|^(?:package-lock\.json|\.gitignore)$/.test(file);

/** Code of every kind, and the settings of its tools. */
export const code: Inputs = (file) => /\.(?:[cm]?[jt]sx?|jsonc?)$/.test(file);

/** Tests, and files that only tests read. */
export const tests: Inputs = (file) =>
  /^tests\/|\.(?:test|spec|cases|fixture)\.tsx?$|\/fixtures\//.test(file);

/** The articles. */
export const articles: Inputs = below('docs', 'learn', 'blog', 'icms');

/** Files that only pages show, and only browser tests look at. */
export const views: Inputs = (file) =>
  /^(?:src\/(?:calculators|components|theme)|packages\/(?:lessons|playground|search|ui)\/src)\/.*\.(?:tsx|css)$|^tests\/browser\//.test(
    file,
  );

/** Files that only people, GitHub and editors read. */
export const documents: Inputs = (file) =>
  /^(?:\.github|\.vscode|\.ci)\/|^(?:[^/]+\.md|LICENSE)$|^(?!docs|learn|blog|icms).*\/README\.md$/.test(
    file,
  );

/** Settings of tools that read code and write none. */
const linters: Inputs = (file) =>
  /^(?:\.oxlintrc|eslint|stylelint|knip|vitest|playwright|\.prettier|\.markdownlint|\.editorconfig)/.test(
    file,
  );

/** All that a build of the site can depend on. */
export const site: Inputs = except(
  everything,
  tests,
  documents,
  linters,
  below('scripts', 'bench'),
);

/** Code of the site that decides what its build without `packages/speed` is. */
export const speed: Inputs = except(
  anyOf(
    below(
      'packages/speed',
      'packages/build-tools',
      'plugins',
      'site/speed.ts',
      'docusaurus.config.ts',
    ),
    below('src/theme', 'src/client'),
  ),
  tests,
  documents,
);
