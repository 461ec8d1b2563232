import {execFileSync} from 'node:child_process';
import {mkdtempSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import gitHistory from './index';

const root = mkdtempSync(join(tmpdir(), 'git-history-'));
const origin = join(root, 'origin');
const identity = {GIT_AUTHOR_NAME: 'Ann', GIT_COMMITTER_NAME: 'Ann', EMAIL: 'ann@a.test'};
const first = Date.parse('2026-11-01T08:00:00Z');
const second = Date.parse('2026-11-05T09:30:00Z');

function git(cwd: string, args: readonly string[], time = first): void {
  const date = new Date(time).toISOString();
  const env = {...process.env, ...identity, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date};
  execFileSync('git', args, {cwd, env, stdio: 'ignore'});
}

function commit(files: readonly string[], time: number): void {
  for (const file of files) {
    mkdirSync(dirname(join(origin, file)), {recursive: true});
    writeFileSync(join(origin, file), `${file} ${time}`);
  }
  git(origin, ['add', '.']);
  git(origin, ['commit', '-m', 'docs: articles'], time);
}

/** When each of these files was last updated, as a build of this folder learns it. */
async function datesIn(folder: string, files: readonly string[]) {
  const {initialize, getFileLastUpdateInfo} = gitHistory();
  initialize({siteDir: folder});
  const infos = await Promise.all(files.map((file) => getFileLastUpdateInfo(join(folder, file))));
  return infos.map((info) => info?.timestamp);
}

const files = ['docs/old.md', 'docs/语法.md', 'docs/new.md', 'docs/not-committed.md'];
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeAll(() => {
  mkdirSync(origin);
  git(origin, ['init', '-b', 'main']);
  commit(['docs/old.md', 'docs/语法.md'], first);
  commit(['docs/语法.md', 'docs/new.md'], second);
});

afterEach(() => {
  warn.mockClear();
  vi.unstubAllEnvs();
});

afterAll(() => {
  rmSync(root, {recursive: true, force: true});
});

describe('when files were last updated', () => {
  it('D10 is the time of their last commit, also below the top of the repository', async () => {
    expect(await datesIn(origin, files)).toEqual([first, second, second, undefined]);
    expect(await datesIn(join(origin, 'docs'), ['old.md', '语法.md'])).toEqual([first, second]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('D10 is not said in a shallow clone, where Git would say the wrong time', async () => {
    git(root, ['clone', '--depth', '1', `file://${origin}`, 'shallow']);
    const shallow = join(root, 'shallow');
    // prettier-ignore
    const wrong = execFileSync('git', ['log', '-1', '--format=%ct', 'docs/old.md'], {cwd: shallow});
    expect(Number(wrong) * 1000).toBe(second);
    expect(await datesIn(shallow, files)).toEqual(files.map(() => undefined));
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('--unshallow'));

    git(shallow, ['fetch', '--unshallow']);
    expect(await datesIn(shallow, files)).toEqual([first, second, second, undefined]);
  });

  it('D10 is not said outside a repository, in an empty one, nor without Git', async () => {
    const tarball = join(root, 'tarball');
    const empty = join(root, 'empty');
    mkdirSync(tarball);
    mkdirSync(empty);
    git(empty, ['init']);
    expect(await datesIn(tarball, files)).toEqual(files.map(() => undefined));
    expect(await datesIn(empty, files)).toEqual(files.map(() => undefined));
    vi.stubEnv('PATH', tarball);
    expect(await datesIn(origin, files)).toEqual(files.map(() => undefined));
    expect(warn.mock.calls.map(([text]) => String(text))).toEqual([
      expect.stringContaining('not a Git repository'),
      expect.stringContaining('no commit'),
      expect.stringContaining('Git is missing'),
    ]);
  });
});
