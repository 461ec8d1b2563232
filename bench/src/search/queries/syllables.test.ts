import {expect, test} from 'vitest';
import {createHaystack} from './haystack';
import {page} from './pages.fixture';
import {createSyllables} from './syllables';

const {spell, names, joinedNames, initialsOfNames, soundingLike} = createSyllables(
  createHaystack([page('总线', ['事务', '事务、事务与是否，市', 'x'])]),
);

test('Han characters become syllables, other text stays', () => {
  expect(spell('rs485总线，ok')).toBe('rs485 zong xian ，ok');
  expect(names).toEqual([' zong xian \n shi wu ']);
  expect(joinedNames).toEqual(['zongxian\nshiwu']);
  expect(initialsOfNames).toEqual(['zx\nsw']);
});

test('characters that sound like a given one, the most frequent first, without itself', () => {
  expect(soundingLike('是')).toEqual(['事', '市']);
  expect(soundingLike('总')).toEqual([]);
});
