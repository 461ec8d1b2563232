import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {dimensionsOf} from './pictures';

const none = {width: undefined, height: undefined};

it('every drawing that examples may show has its own size', () => {
  const drawings = readdirSync('static/img').filter((file) => /^logo.*\.svg$/.test(file));
  expect(drawings.length).toBeGreaterThan(0);
  for (const file of drawings) {
    const [, width, height] =
      /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(readFileSync(`static/img/${file}`, 'utf8')) ??
      [];
    expect(dimensionsOf(`/img/${file}`, none), file).toEqual({
      width: Number(width),
      height: Number(height),
    });
  }
});

it('what the text gives stays, and the other one follows', () => {
  const of = (given: object) => dimensionsOf('/img/logo.svg', {...none, ...given});
  expect(of({width: 120})).toEqual({width: 120, height: 120});
  expect(of({height: '48'})).toEqual({width: 48, height: 48});
  expect(of({width: 120, height: 20})).toEqual({width: 120, height: 20});
});

it('nothing is said of other pictures, and of sizes that are none', () => {
  expect(dimensionsOf('/img/none.png', none)).toBeUndefined();
  expect(dimensionsOf('/img/logo.svg', {width: '50%', height: undefined})).toBeUndefined();
});
