import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import specification from 'commonmark-spec';
import {normalizeHtml} from '@markdown-zh/diagnosis/normalize-html';
import {featureSources} from './features';
import {agreeingExamples, statements} from './statements';

/** What cmark-gfm made of every source that the site makes a statement about. */
interface Answers {
  /** As `cmark-gfm --version` says it. */
  readonly version: string;
  readonly extensions: readonly string[];
  /** Numbers of the examples of CommonMark that it does not give as wanted, without extensions. */
  readonly failedExamples: readonly number[];
  readonly html: Readonly<Record<string, string>>;
}

/** Where the answers lie, from the root of the project. */
export const answersFile = 'tests/engines/cmark-gfm/answers.json';

const extensions = ['table', 'strikethrough', 'autolink', 'tagfilter', 'tasklist', 'footnotes'];

export function readAnswers(): Answers {
  return JSON.parse(readFileSync(answersFile, 'utf8')) as Answers;
}

/** The version of the program that is installed, as in `0.29.0.gfm.6`; undefined without one. */
export function installedCmark(): string | undefined {
  const {stdout, error} = spawnSync('cmark-gfm', ['--version'], {encoding: 'utf8'});
  return error ? undefined : /cmark-gfm (\S+)/.exec(stdout)?.[1];
}

/** Asks the program that is installed; throws without one. */
export function measureAnswers(): Answers {
  const version = installedCmark();
  if (!version) {
    throw new Error('cmark-gfm is not installed. On Debian: apt-get install cmark-gfm');
  }
  const sources = [...statements, ...agreeingExamples].map(({source}) => source);
  return {
    version,
    extensions,
    failedExamples: specification.tests
      .filter(({markdown, html}) => {
        const [source, wanted] = [markdown, html].map((text) => text.replaceAll('→', '\t'));
        return normalizeHtml(render(source ?? '', [])) !== normalizeHtml(wanted ?? '');
      })
      .map(({number}) => number),
    html: Object.fromEntries(
      [...new Set([...sources, ...featureSources])].map((source) => [
        source,
        render(source, extensions),
      ]),
    ),
  };
}

function render(source: string, enabled: readonly string[]): string {
  const flags = enabled.flatMap((name) => ['--extension', name]);
  const {stdout} = spawnSync('cmark-gfm', ['--unsafe', ...flags], {
    input: source,
    encoding: 'utf8',
  });
  return stdout;
}
