import {expect, test} from 'vitest';
import {createRandom} from '../../corpus/random';
import {isWithinOneEdit, mistype} from './edits';

test('one edit apart', () => {
  for (const other of ['serve', 'servers', 'sarver', 'sevrer', 'server']) {
    expect(isWithinOneEdit('server', other), other).toBe(true);
  }
  for (const other of ['serv', 'reserve', 'sarvir', 'resver', 'server12']) {
    expect(isWithinOneEdit('server', other), other).toBe(false);
  }
});

test('a mistyped word is one edit away and keeps its first letter', () => {
  const random = createRandom(1);
  for (let time = 0; time < 200; time += 1) {
    const typed = mistype(random, 'terminal');
    expect(isWithinOneEdit('terminal', typed), typed).toBe(true);
    expect(typed.startsWith('t')).toBe(true);
  }
});
