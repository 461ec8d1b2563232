import {expect, it} from 'vitest';
import {
  addPosition,
  parsePositions,
  positionIn,
  withoutArticle,
  type SavedPositions,
} from './positions';

const position = (path: string, id = 'a') => ({path, id, title: id});

it('D20 keeps one position for each article, and the newest twenty', () => {
  let positions: SavedPositions = [];
  for (let index = 0; index < 25; index++) {
    positions = addPosition(positions, position(`/docs/${index}`));
  }
  positions = addPosition(positions, position('/docs/10', 'b'));
  expect(positions).toHaveLength(20);
  expect(positions.at(-1)).toEqual(position('/docs/10', 'b'));
  expect(positionIn(positions, '/docs/10')).toEqual(position('/docs/10', 'b'));
  expect(positionIn(positions, '/docs/1')).toBeUndefined();
  expect(positionIn(withoutArticle(positions, '/docs/10'), '/docs/10')).toBeUndefined();
});

it('S6 ignores stored garbage', () => {
  expect(parsePositions(null)).toEqual([]);
  expect(parsePositions('{"a"')).toEqual([]);
  expect(parsePositions('{}')).toEqual([]);
  expect(parsePositions(JSON.stringify([null, 1, {path: 1}, position('/a')]))).toEqual([
    position('/a'),
  ]);
});
