import {describe, expect, it} from 'vitest';
import {areSingleKeysOn, keepSingleKeys} from './keyboard.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const forbidden = () => {
  throw new DOMException('forbidden', 'SecurityError');
};

describe('shortcuts of a single key', () => {
  it('S21 are on until they are turned off, and can be turned on again', () => {
    const storage = memory();
    expect(areSingleKeysOn(() => storage)).toBe(true);
    expect(keepSingleKeys(false, () => storage)).toBe(true);
    expect(areSingleKeysOn(() => storage)).toBe(false);
    expect(keepSingleKeys(true, () => storage)).toBe(true);
    expect(areSingleKeysOn(() => storage)).toBe(true);
  });

  it('S6 S21 are on where storage is forbidden or holds something else', () => {
    expect(areSingleKeysOn(forbidden)).toBe(true);
    expect(keepSingleKeys(false, forbidden)).toBe(false);
    const storage = memory();
    storage.setItem('single-keys', '{');
    expect(areSingleKeysOn(() => storage)).toBe(true);
  });
});
