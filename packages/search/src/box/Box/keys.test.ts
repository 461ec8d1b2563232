import {expect, it} from 'vitest';
import {isComposed, moveOf} from './keys.ts';

const press = (key: string, modifier?: 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey') => ({
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  key,
  ...(modifier && {[modifier]: true}),
});

it('moves by arrows', () => {
  expect([moveOf(press('ArrowDown'), false), moveOf(press('ArrowUp'), false)]).toEqual([
    'next',
    'previous',
  ]);
});

it('leaves Home and End to the text until the reader moves in the list, unless Ctrl is held', () => {
  const moves = [press('Home'), press('End'), press('Home', 'ctrlKey'), press('End', 'ctrlKey')];
  expect(moves.map((move) => moveOf(move, false))).toEqual([undefined, undefined, 'first', 'last']);
  expect(moves.map((move) => moveOf(move, true))).toEqual(['first', 'last', 'first', 'last']);
});

it('leaves selection keys to the text, and ignores other keys', () => {
  expect(moveOf(press('End', 'shiftKey'), true)).toBeUndefined();
  expect(moveOf(press('a'), true)).toBeUndefined();
});

it('knows an input method’s own keys, also those that Safari sends after a composition', () => {
  expect(isComposed({isComposing: true, keyCode: 13})).toBe(true);
  expect(isComposed({isComposing: false, keyCode: 229})).toBe(true);
  expect(isComposed({isComposing: false, keyCode: 13})).toBe(false);
});
