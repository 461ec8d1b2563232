import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createScrollLink} from './scroll-link.ts';

const place = (offset: number) => ({offset, progress: 0.5});

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
    link.join('editor', editor);
    const leave = link.join('preview', preview);
    link.lead('editor', place(1));
    link.lead('preview', place(2));
    expect(preview.mock.calls).toEqual([[place(1)]]);
    expect(editor.mock.calls).toEqual([[place(2)]]);
    leave();
    link.lead('editor', place(3));
    expect(preview).toHaveBeenCalledTimes(1);
  });

  it('can be turned off', () => {
    const link = createScrollLink(() => false);
    const preview = vi.fn();
    link.join('preview', preview);
    link.turn(false);
    link.lead('editor', place(1));
    expect(preview).not.toHaveBeenCalled();
    link.turn(true);
    link.lead('editor', place(2));
    expect(preview).toHaveBeenCalledTimes(1);
  });

  it('moves the other one once after the scrolling, where motion is reduced', () => {
    const link = createScrollLink(() => true);
    const preview = vi.fn();
    link.join('preview', preview);
    for (const offset of [1, 2, 3]) {
      link.lead('editor', place(offset));
      vi.advanceTimersByTime(100);
    }
    expect(preview).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(preview.mock.calls).toEqual([[place(3)]]);
    link.lead('editor', place(4));
    link.turn(false);
    vi.runAllTimers();
    expect(preview).toHaveBeenCalledTimes(1);
  });
});
