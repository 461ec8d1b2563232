import {parseArgs} from 'node:util';
import {versions} from './inputs';
import {checksOnRequest, type ChangedFiles, type Step} from './list';

/** The request of a command line: a run of steps, a check with its own arguments, or help. */
export type Request =
  | {
      readonly kind: 'run';
      readonly steps: readonly Step[];
      /** Whether the outer ring also runs. */
      readonly all: boolean;
      /** Whether kept passes are repeated. */
      readonly noCache: boolean;
      /** The commit with which the files are compared, if only what a change affects runs. */
      readonly since: string | undefined;
    }
  | {readonly kind: 'check'; readonly command: string; readonly args: readonly string[]}
  | {readonly kind: 'help'};

/** The names of steps as people use them: a group stands for its steps. */
export function namesOf(steps: readonly Pick<Step, 'name' | 'group'>[]): string[] {
  return [...new Set(steps.map(({name, group}) => group ?? name))];
}

/**
 * Reads the words of a command line.
 *
 * @throws {Error} at an unknown name or flag; the message names it
 */
export function parseRequest(words: readonly string[], steps: readonly Step[]): Request {
  const [first = '', ...args] = words;
  const command = Object.hasOwn(checksOnRequest, first) ? checksOnRequest[first] : undefined;
  if (command !== undefined) {
    return {kind: 'check', command, args};
  }
  const {values, positionals} = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      all: {type: 'boolean', default: false},
      'no-cache': {type: 'boolean', default: false},
      changed: {type: 'boolean', default: false},
      since: {type: 'string'},
      write: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    return {kind: 'help'};
  }
  return {
    kind: 'run',
    steps: values.write ? written(stepsNamed(positionals, steps)) : stepsNamed(positionals, steps),
    all: values.all,
    noCache: values['no-cache'],
    since: values.since ?? (values.changed ? 'HEAD' : undefined),
  };
}

/** The steps of these names, or of these groups; all steps without a name. */
function stepsNamed(names: readonly string[], steps: readonly Step[]): readonly Step[] {
  const unknown = names.filter(
    (each) => !steps.some(({name, group}) => name === each || group === each),
  );
  if (unknown.length > 0) {
    const list = unknown.map((name) => `"${name}"`).join(', ');
    throw new Error(`There is no step ${list}. Choose from the list below.`);
  }
  return names.length === 0
    ? steps
    : steps.filter(({name, group = name}) => names.includes(name) || names.includes(group));
}

/** Steps that write what they compare with. */
function written(steps: readonly Step[]): Step[] {
  const others = steps.filter(({writes}) => writes !== true);
  if (others.length > 0) {
    const list = others.map(({name}) => `"${name}"`).join(', ');
    throw new Error(`--write does not go with ${list}.`);
  }
  return steps.map((step) => ({...step, command: `${step.command} --write`}));
}

/** The steps that a change affects and the steps that they need, each with the command for the change alone. */
export function affectedBy(change: ChangedFiles, steps: readonly Step[]): Step[] {
  const affected = steps.filter(({inputs}) =>
    change.files.some((file) => versions(file) || inputs(file)),
  );
  const needed = new Set(affected.flatMap(({needs = []}) => needs));
  return steps
    .filter((step) => affected.includes(step) || needed.has(step.name))
    .map((step) => ({...step, command: step.narrow?.(change) ?? step.command}));
}
