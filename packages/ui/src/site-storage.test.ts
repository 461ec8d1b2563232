import {expect, it} from 'vitest';
import {siteStorage, storageName} from './site-storage.ts';

it('H12 a site at the root keeps the plain names, another one adds its base URL', () => {
  expect(storageName('playground')).toBe('playground');
  expect(storageName('playground', '-/a/')).toBe('playground-/a/');
});

it('H12 no name of one site is a name of another', () => {
  const names = ['theme', 'playground', 'playground-document', 'lesson-progress', 'search-recent'];
  const sites = ['', '-/a/', '-/b/', '-/a/b/', '-/document/'];
  const all = sites.flatMap((ending) => names.map((name) => storageName(name, ending)));
  expect(new Set(all).size).toBe(names.length * sites.length);
});

it('H12 entries are read, written and removed under the name of the site', () => {
  const entries = new Map<string, string>();
  const storage = siteStorage({
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => entries.set(name, value),
    removeItem: (name: string) => entries.delete(name),
  } as unknown as Storage);
  storage.setItem('a', '1');
  expect([...entries]).toEqual([[storageName('a'), '1']]);
  expect(storage.getItem('a')).toBe('1');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
});
