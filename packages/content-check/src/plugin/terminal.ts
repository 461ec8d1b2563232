import type {WriteStream} from 'node:tty';
import {styleText} from 'node:util';
import {wordsOf} from '../checks/issue.ts';
import type {Compiler} from '@markdown-zh/build-tools/bundler';
import type {Notice} from './report.ts';

type Colour = Parameters<typeof styleText>[0];

const signs = {
  well: {word: 'SUCCESS', colour: 'green'},
  issues: {word: 'WARNING', colour: 'yellow'},
  failure: {word: 'ERROR', colour: 'red'},
} as const;

/** Shows notices in a terminal, without disturbing the bundler's output. */
interface Terminal {
  /** Listens to a bundler that watches files. */
  readonly apply: (compiler: Pick<Compiler, 'hooks'>) => void;
  /** Shows a notice after the compilation, because the progress bar would paint over it. */
  readonly show: (notice: Notice) => void;
}

/** Colours text. The caller checks whether its terminal has colours. */
function paint(colour: Colour, text: string): string {
  return styleText(colour, text, {validateStream: false});
}

/** The lines of a notice, each with a line end. Places have the form that the command prints. */
export function formatNotice(
  {level, headline, issues, more, command, total}: Notice,
  dye: typeof paint,
): string {
  const {word, colour} = signs[level];
  return [
    `${dye(colour, `[${word}]`)} Content: ${headline}`,
    ...issues.map((issue) => {
      const {file, line, column, rule, severity} = issue;
      return `${dye('cyan', `${file}:${line}:${column}`)} ${dye('dim', `${severity ? `${severity} ` : ''}${rule}:`)} ${wordsOf(issue)}`;
    }),
    ...(more > 0 ? [`and ${more} more: ${command}`] : []),
    ...(total === undefined ? [] : [total]),
    '',
  ].join('\n');
}

export function createTerminal(
  output: Pick<WriteStream, 'write'> & Partial<Pick<WriteStream, 'hasColors'>>,
): Terminal {
  const hasColours = output.hasColors?.() === true;
  let waiting: Notice[] = [];
  let isCompiling = false;
  const showWaiting = () => {
    if (isCompiling) {
      return;
    }
    for (const notice of waiting) {
      output.write(formatNotice(notice, hasColours ? paint : (_, text) => text));
    }
    waiting = [];
  };
  const rest = () => {
    isCompiling = false;
    setImmediate(showWaiting); // after the bundler's last output
  };
  return {
    apply: ({hooks}) => {
      hooks.watchRun.tap('content-issues', () => {
        isCompiling = true;
      });
      hooks.done.tap('content-issues', rest);
      hooks.failed.tap('content-issues', rest);
    },
    show: (notice) => {
      waiting.push(notice);
      showWaiting();
    },
  };
}
