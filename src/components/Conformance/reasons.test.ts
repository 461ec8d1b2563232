import {expect, it} from 'vitest';
import {exampleSets} from '../../../plugins/pages/conformance/example-sets';
import {configurationIds, configurations} from '../../../plugins/pages/conformance/configurations';
import {measure} from '../../../plugins/pages/conformance/measure';
import {numbersOf} from './model';
import {reasons} from './reasons';

const results = measure(configurations, exampleSets());

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
