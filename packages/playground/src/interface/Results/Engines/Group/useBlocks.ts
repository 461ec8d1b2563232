import {useMemo} from 'react';
import type {FrameBlock} from '../../../../frame/messages.ts';
import type {Group} from '../../../../worker/comparison/index.ts';

/** A group's result for the frame, without source positions: only remark has them. */
export function useBlocks({blocks}: Group): readonly FrameBlock[] | undefined {
  return useMemo(
    () => blocks?.map(({html, differs}) => ({from: 0, to: 0, html, differs})),
    [blocks],
  );
}
