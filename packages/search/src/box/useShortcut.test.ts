import {describe, expect, it} from 'vitest';
import type {KeyPress} from '@markdown-zh/ui/keyboard';
import {opensSearch} from './useShortcut.ts';

const none = {ctrlKey: false, metaKey: false, altKey: false, shiftKey: false};
const press = (key: string, modifiers: Partial<KeyPress> = {}) => ({...none, key, ...modifiers});
const reading = {isTyping: false, isApple: false, areSingleKeysOn: true};
const typing = {...reading, isTyping: true};
const apple = {...typing, isApple: true};
const without = {...reading, areSingleKeysOn: false};

describe('a key press opens the search', () => {
  it.each([
    ['/', press('/'), reading],
    ['/ that takes Shift, as on a German keyboard', press('/', {shiftKey: true}), reading],
    ['Ctrl-K, even in a field', press('k', {ctrlKey: true}), typing],
    ['Ctrl-K with Caps Lock', press('K', {ctrlKey: true}), typing],
    ['Cmd-K on a Mac', press('k', {metaKey: true}), apple],
    ['S21 Ctrl-K without single keys', press('k', {ctrlKey: true}), without],
  ] as const)('%s', (_name, keyPress, where) => {
    expect(opensSearch(keyPress, where)).toBe(true);
  });

  it.each([
    ['/ in a field', press('/'), typing],
    ['S21 / without single keys', press('/'), without],
    ['Ctrl-/', press('/', {ctrlKey: true}), reading],
    ['Ctrl-K on a Mac, which deletes to the end of the line', press('k', {ctrlKey: true}), apple],
    ['Ctrl-Shift-K', press('K', {ctrlKey: true, shiftKey: true}), reading],
    ['AltGr, which is Ctrl and Alt', press('k', {ctrlKey: true, altKey: true}), reading],
    ['k', press('k'), reading],
  ] as const)('not %s', (_name, keyPress, where) => {
    expect(opensSearch(keyPress, where)).toBe(false);
  });
});
