import {expect, it} from 'vitest';
import {configurationIds} from '@markdown-zh/engines/measure';
import {conformance} from '@markdown-zh/engines/conformance';
import {numbersOf} from './model';
import {reasons} from './reasons';

const {results} = conformance;

it.each(configurationIds)(
  '%s: every example that differs has one reason, and no other has',
  (id) => {
    for (const set of ['commonmark', 'gfm'] as const) {
      const explained = reasons[id].flatMap((reason) => reason[set] ?? []);
      expect(
        explained.sort((a, b) => a - b),
        set,
      ).toEqual(numbersOf(results[set], id, 'different'));
    }
  },
);
