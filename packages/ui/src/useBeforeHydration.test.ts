import {expect, it} from 'vitest';
import {readControls} from './useBeforeHydration.ts';

/** A root with these controls; Node has no DOM. */
function rootWith(...controls: readonly object[]): ParentNode {
  return {querySelectorAll: () => controls} as unknown as ParentNode;
}

const radio = {type: 'radio', name: 'view', selectionStart: null, selectionEnd: null};

it('S26 reads texts with their selection, and chosen values', () => {
  const root = rootWith(
    {type: 'textarea', name: '', value: '早先的字', selectionStart: 1, selectionEnd: 4},
    {...radio, value: 'preview', checked: false},
    {...radio, value: 'tree', checked: true},
    {type: 'select-one', name: 'dialect', value: 'commonmark'},
  );
  expect(readControls(root)).toEqual([
    {name: '', value: '早先的字', selection: {start: 1, end: 4}},
    {name: 'view', value: 'tree', selection: undefined},
    {name: 'dialect', value: 'commonmark', selection: undefined},
  ]);
});
