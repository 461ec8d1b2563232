import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {steps} from '../steps/list';
import {faults} from './faults';

it.each(faults.map((fault) => [fault.what, fault] as const))(
  'can be planted, and a step looks for it: %s',
  (_what, {file, replaced, step}) => {
    expect(steps.map(({name}) => name)).toContain(step);
    if (replaced !== undefined) {
      expect(readFileSync(file, 'utf8')).toContain(replaced);
    }
  },
);
