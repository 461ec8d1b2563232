import {expect, it} from 'vitest';
import {earlyChoices} from './early-choices.ts';

const control = (name: string, value: string) => ({name, value, selection: undefined});

it('S26 reports the choices that differ from the page as built', () => {
  const built = [control('view', 'preview'), control('dialect', 'gfm'), control('platform', '')];
  expect(earlyChoices(built)).toEqual([]);
  expect(earlyChoices([])).toEqual([]);
  expect(
    earlyChoices([
      control('view', 'tree'),
      control('dialect', 'commonmark'),
      control('platform', 'hexo'),
    ]),
  ).toEqual([
    {type: 'view', view: 'tree'},
    {type: 'platform', platform: 'hexo'},
    {type: 'dialect', dialect: 'commonmark'},
  ]);
});
