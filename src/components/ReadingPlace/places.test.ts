import {expect, it} from 'vitest';
import {addPlace, parsePlaces, placeIn, withoutPlace, type Places} from './places';

const place = (path: string, id = 'a') => ({path, id, title: id});

it('D20 keeps one place for each article, and the newest twenty', () => {
  let places: Places = [];
  for (let index = 0; index < 25; index++) {
    places = addPlace(places, place(`/docs/${index}`));
  }
  places = addPlace(places, place('/docs/10', 'b'));
  expect(places).toHaveLength(20);
  expect(places.at(-1)).toEqual(place('/docs/10', 'b'));
  expect(placeIn(places, '/docs/10')).toEqual(place('/docs/10', 'b'));
  expect(placeIn(places, '/docs/1')).toBeUndefined();
  expect(placeIn(withoutPlace(places, '/docs/10'), '/docs/10')).toBeUndefined();
});

it('S6 ignores stored garbage', () => {
  expect(parsePlaces(null)).toEqual([]);
  expect(parsePlaces('{"a"')).toEqual([]);
  expect(parsePlaces('{}')).toEqual([]);
  expect(parsePlaces(JSON.stringify([null, 1, {path: 1}, place('/a')]))).toEqual([place('/a')]);
});
