import {expect, it} from 'vitest';
import {faultsAmong, formatFault, isSound, summaryOf, withoutCancelled} from './messages';

const thrown = {
  level: 'error',
  source: 'javascript',
  text: "ReferenceError: Can't find variable: cancelIdleCallback",
  url: 'http://127.0.0.1:4340/assets/js/main.js',
  line: 3,
};

it('takes errors and warnings for faults, and nothing else', () => {
  const faults = faultsAmong('docs/intro', [
    {level: 'log', source: 'console-api', text: 'hello'},
    thrown,
    {level: 'info', source: 'network', text: 'loaded', url: ''},
    {level: 'warning', source: 'security', text: 'Refused\n  to load', url: ''},
  ]);
  expect(faults.map(formatFault)).toEqual([
    "/docs/intro: javascript error: ReferenceError: Can't find variable: cancelIdleCallback (http://127.0.0.1:4340/assets/js/main.js:3)",
    '/docs/intro: security warning: Refused to load',
  ]);
});

it('says how many there are, and whether that is sound', () => {
  const faults = faultsAmong('', [thrown]);
  expect(summaryOf(2, faults)).toBe('2 pages, 1 errors');
  expect(isSound(2, faults)).toBe(false);
  expect(isSound(2, faultsAmong('', [{...thrown, level: 'debug'}]))).toBe(true);
});

it('does not take a site without pages for a sound one', () => {
  expect(isSound(0, [])).toBe(false);
});

it('passes over the one directive that WebKitGTK is built without, and no other', () => {
  const unknown = (name: string) => ({
    level: 'error',
    source: 'security',
    text: `Unrecognized Content-Security-Policy directive '${name}'.\n`,
  });
  expect(faultsAmong('', [unknown('manifest-src')])).toEqual([]);
  expect(faultsAmong('', [unknown('manifest')])).toHaveLength(1);
});

it('passes over what a page did not get because it was left, and nothing else that it said', () => {
  const cut = {
    level: 'error',
    source: 'javascript',
    text: 'Fetch API cannot load http://127.0.0.1:1/blog due to access control checks.',
  };
  expect(withoutCancelled([cut, thrown])).toEqual([thrown]);
  expect(faultsAmong('', [cut])).toHaveLength(1);
});
