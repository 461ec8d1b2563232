import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createScrollLink} from './scroll-link.ts';

const position = (offset: number) => ({offset, progress: 0.5});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('X23 a link of two panes', () => {
  it('has the other one follow, until that one has gone', () => {
    const link = createScrollLink(() => false);
    const [editor, preview] = [vi.fn(), vi.fn()];
    link.connect('editor', editor);
    const disconnect = link.connect('preview', preview);
    link.reportScroll('editor', position(1));
    link.reportScroll('preview', position(2));
    expect(preview.mock.calls).toEqual([[position(1)]]);
    expect(editor.mock.calls).toEqual([[position(2)]]);
    disconnect();
    link.reportScroll('editor', position(3));
    expect(preview).toHaveBeenCalledTimes(1);
  });

  it('can be turned off', () => {
    const link = createScrollLink(() => false);
    const preview = vi.fn();
    link.connect('preview', preview);
    link.setEnabled(false);
    link.reportScroll('editor', position(1));
    expect(preview).not.toHaveBeenCalled();
    link.setEnabled(true);
    link.reportScroll('editor', position(2));
    expect(preview).toHaveBeenCalledTimes(1);
  });

  it('moves the other one once after the scrolling, where motion is reduced', () => {
    const link = createScrollLink(() => true);
    const preview = vi.fn();
    link.connect('preview', preview);
    for (const offset of [1, 2, 3]) {
      link.reportScroll('editor', position(offset));
      vi.advanceTimersByTime(100);
    }
    expect(preview).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(preview.mock.calls).toEqual([[position(3)]]);
    link.reportScroll('editor', position(4));
    link.setEnabled(false);
    vi.runAllTimers();
    expect(preview).toHaveBeenCalledTimes(1);
  });
});
