import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import specification from 'commonmark-spec';
import {normalizeHtml} from '@markdown-zh/engines/normalize-html';
import {featureSources} from './features';
import {agreeingExamples, statements} from './statements';

/** The results of cmark-gfm for every source about which the site makes a statement. */
interface Answers {
  /** As `cmark-gfm --version` prints it. */
  readonly version: string;
  readonly extensions: readonly string[];
  /** The numbers of CommonMark's examples that it does not render as specified, without extensions. */
  readonly failedExamples: readonly number[];
  readonly html: Readonly<Record<string, string>>;
}

/** The file with the answers, relative to the root of the project. */
export const answersFile = 'tests/engines/cmark-gfm/answers.json';

const extensions = ['table', 'strikethrough', 'autolink', 'tagfilter', 'tasklist', 'footnotes'];

export function readAnswers(): Answers {
  return JSON.parse(readFileSync(answersFile, 'utf8')) as Answers;
}

/** The installed version, as in `0.29.0.gfm.6`; undefined without one. */
export function installedCmark(): string | undefined {
  const {stdout, error} = spawnSync('cmark-gfm', ['--version'], {encoding: 'utf8'});
  return error ? undefined : /cmark-gfm (\S+)/.exec(stdout)?.[1];
}

/** Asks the installed program; throws without one. */
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
