import {expect, it, onTestFinished} from 'vitest';
import {createChecker} from './checker.ts';

const site = {root: '/site', baseUrl: '/'};

/** A checker whose thread numbers its checks and ends at check `ends`, and the headlines that it reports. */
function makeChecker(ends: number) {
  const reported: (string | undefined)[] = [];
  const waiting: (() => void)[] = [];
  const thread = `let checks = 0;
    export function check() {
      checks += 1;
      if (checks === ${ends}) process.exit();
    }
    export const news = () => ({headline: String(checks)});
    export const view = (path) => ({headline: path + ' ' + checks});`;
  const checker = createChecker(
    site,
    (notice) => {
      reported.push(notice?.headline);
      waiting.shift()?.();
    },
    new URL(`data:text/javascript,${encodeURIComponent(thread)}`),
  );
  onTestFinished(checker.reload);
  const checked = async () => {
    const next = new Promise<void>((settle) => waiting.push(settle));
    checker.check();
    await next;
  };
  return {...checker, reported, checked};
}

it('reports each check, and shows the last one on each page', async () => {
  const {checked, view, reported} = makeChecker(9);
  expect(await view('/')).toBeUndefined();
  await checked();
  await checked();
  expect(reported).toEqual(['1', '2']);
  expect(await Promise.all([view('/a'), view('/b')])).toEqual([
    {headline: '/a 2'},
    {headline: '/b 2'},
  ]);
});

it('reports that the thread has ended, and starts another', async () => {
  const {checked, view, reported} = makeChecker(2);
  await checked();
  await checked();
  const failure =
    'The articles could not be checked: The thread ended unexpectedly (code 0). The next save tries again.';
  expect(await view('/')).toMatchObject({headline: failure, own: {issues: []}});
  await checked();
  expect(reported).toEqual(['1', failure, '1']);
  expect(await view('/')).toEqual({headline: '/ 1'});
});

it('reloads the checks, and leaves no page waiting', async () => {
  const {checked, reload, view, reported} = makeChecker(9);
  await checked();
  const pending = view('/');
  reload();
  expect(await pending).toBeUndefined();
  await checked();
  expect(reported).toEqual(['1', '1']);
});

it('reports why the thread cannot start', async () => {
  const headline = await new Promise((settle) => {
    createChecker(
      site,
      (notice) => {
        settle(notice?.headline);
      },
      new URL('data:text/javascript,throw new Error("No parser.")'),
    ).check();
  });
  expect(headline).toContain('could not be checked: No parser. The next save');
});
