import {afterEach, expect, it, vi} from 'vitest';
import {copyContent} from './clipboard.ts';

const write = vi.fn<(items: readonly unknown[]) => Promise<void>>(() => Promise.resolve());
const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
vi.stubGlobal('navigator', {clipboard: {write, writeText}});

class Item {
  readonly types: readonly string[];
  constructor(items: object) {
    this.types = Object.keys(items);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal('navigator', {clipboard: {write, writeText}});
  write.mockClear();
  writeText.mockClear();
});

it('copies as plain text, and as rich text where there is HTML', async () => {
  vi.stubGlobal('ClipboardItem', Item);
  await copyContent({plain: Promise.resolve('a')});
  await copyContent({plain: Promise.resolve('a'), html: Promise.resolve('<p>a</p>')});
  expect(write.mock.calls).toMatchObject([
    [[{types: ['text/plain']}]],
    [[{types: ['text/plain', 'text/html']}]],
  ]);
  expect(writeText).not.toHaveBeenCalled();
});

it('copies plain text where the browser knows no items (Firefox before 127), and does not pass it for rich text', async () => {
  await copyContent({plain: Promise.resolve('a')});
  expect(writeText.mock.calls).toEqual([['a']]);
  await expect(
    copyContent({plain: Promise.resolve('a'), html: Promise.resolve('<p>a</p>')}),
  ).rejects.toThrow('ClipboardItem');
});
