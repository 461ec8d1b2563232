/** A measured step of a build in Docusaurus's performance log (`DOCUSAURUS_PERF_LOGGER=true`), which leaves out steps below 5 ms. */
interface Step {
  /** The step's name, after those of the steps that it is a part of. */
  readonly path: readonly string[];
  readonly ms: number;
}

/** The steps that the log names, in the order of their ends; none for the output of a build without the log. */
export function readPerfLog(output: string): Step[] {
  const line =
    /^\[PERF\](?:\[KO\])? (?<path>.+?) - (?<time>[\d.]+) (?<unit>ms|seconds!)(?: - |$)/gm;
  return [...output.matchAll(line)].map(({groups}) => ({
    path: (groups?.path ?? '').split(' > '),
    ms: Number(groups?.time) * (groups?.unit === 'ms' ? 1 : 1000),
  }));
}

/** The phases of a build by Docusaurus's names, which follow one another. */
const phases = [
  'Get locales to build', // loads the configuration, and all that it imports
  'Load context',
  'Init plugins',
  'Load plugins content',
  'allContentLoaded()',
  'Create site files',
  'Creating rspack bundler configs',
  'Bundling with rspack',
  'SSG',
  'postBuild()',
  'Broken links checker',
] as const;

/**
 * Milliseconds of each phase, in their order, and of the rest, which is above all the start of Node and of Docusaurus. A phase that the log
 * does not name took less than 5 ms, and counts as 0.
 *
 * @param total milliseconds of the whole build
 */
export function phaseTimes(steps: readonly Step[], total: number): Map<string, number> {
  const times = new Map<string, number>(
    phases.map((phase) => [phase, steps.find(({path}) => path.at(-1) === phase)?.ms ?? 0]),
  );
  const known = [...times.values()].reduce((sum, ms) => sum + ms, 0);
  return times.set('rest', total - known);
}

/**
 * Milliseconds of each plugin's `postBuild`, the slowest first. Docusaurus's log has only their sum; the configuration of `alone` adds them.
 */
export function postBuildTimes(steps: readonly Step[]): [plugin: string, ms: number][] {
  const prefix = 'postBuild() - ';
  return steps
    .flatMap(({path: [name = ''], ms}): [string, number][] =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), ms]] : [],
    )
    .sort(([, a], [, b]) => b - a);
}
