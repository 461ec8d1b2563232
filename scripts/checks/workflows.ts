/** The part of a GitHub workflow that is checked. */
export interface Workflow {
  readonly on: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly name?: string;
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly 'timeout-minutes'?: number;
  readonly steps?: readonly {readonly run?: string}[];
}

/** Pull requests show the name of a job, so it states what is true when the job passes. */
const sentence = /^[A-Z]\S*(?: \S+){2,}[^\s.!]$/;

/** The event that gives untrusted code the repository's secrets and write permissions. */
const unsafeEvent = 'pull_request_target';

const npmScript = /\bnpm run (?<name>[\w:-]+)(?: -- (?<words>.*))?/g;

/**
 * Checks this project's rules for workflows, beyond actionlint's: names are sentences, jobs have time limits, no event gives untrusted
 * code secrets, and npm scripts exist.
 *
 * @param scripts the names of the scripts of `package.json`
 * @returns one message for each mistake, which names the job
 */
export function checkWorkflowJobs({on, jobs}: Workflow, scripts: readonly string[]): string[] {
  const events = typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(on ?? {});
  const unsafe = events.includes(unsafeEvent)
    ? [`It runs on ${unsafeEvent}. Build on pull_request, and publish on workflow_run.`]
    : [];
  const wrong = Object.entries(jobs).flatMap(([id, job]) => [
    ...(sentence.test(job.name ?? '')
      ? []
      : [
          `The job "${id}" is named "${job.name ?? ''}". Name it with a sentence that is true when it passes.`,
        ]),
    ...(job['timeout-minutes'] === undefined
      ? [`The job "${id}" has no time limit. Add timeout-minutes.`]
      : []),
    ...scriptsOf(job)
      .filter(({name}) => !scripts.includes(name))
      .map(({name}) => `The job "${id}" runs "npm run ${name}", which package.json does not have.`),
  ]);
  return [...unsafe, ...wrong];
}

/**
 * Checks that the gate waits for every other job, even after a failure, and that the jobs together run every step of `npm run check`.
 *
 * @param gate the id of the job that a merge requires
 * @param steps the names of the steps
 * @param onRequest the names of checks that a job may run besides
 */
export function checkGate(
  {jobs}: Workflow,
  gate: string,
  steps: readonly string[],
  onRequest: readonly string[] = [],
): string[] {
  const {needs = [], if: condition} = jobs[gate] ?? {};
  const needed = typeof needs === 'string' ? [needs] : needs;
  const run = Object.values(jobs)
    .flatMap(scriptsOf)
    .filter(({name}) => name === 'check')
    .flatMap(({words}) => stepsOf(words));
  return [
    ...Object.keys(jobs)
      .filter((id) => id !== gate && !needed.includes(id))
      .map((id) => `The gate "${gate}" does not need the job "${id}". Add it to its needs.`),
    ...(/^\$\{\{ always\(\) \}\}$/.test(condition ?? '')
      ? []
      : [
          `The gate "${gate}" is skipped after a failed job, which counts as passed. Give it if: \${{ always() }}.`,
        ]),
    ...steps
      .filter((step) => !run.includes(step))
      .map((step) => `No job runs the step "${step}" of npm run check. Add it to one.`),
    ...run
      .filter((step) => !steps.includes(step) && !onRequest.includes(step))
      .map((step) => `A job runs the step "${step}", which npm run check does not have.`),
  ];
}

/** The words before the first flag. */
function stepsOf(words: readonly string[]): readonly string[] {
  const flag = words.findIndex((word) => word.startsWith('--'));
  return flag < 0 ? words : words.slice(0, flag);
}

/** The npm scripts that a job runs, with the words that it gives them; a word in quotes is one. */
function scriptsOf({
  steps = [],
}: Job): {readonly name: string; readonly words: readonly string[]}[] {
  return steps.flatMap(({run = ''}) =>
    [...run.matchAll(npmScript)].map(({groups}) => ({
      name: groups?.name ?? '',
      words: (groups?.words?.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replace(/^"|"$/g, '')),
    })),
  );
}
