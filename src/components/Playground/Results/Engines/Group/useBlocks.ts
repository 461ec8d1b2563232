import {useMemo} from 'react';
import type {FrameBlock} from '@site/plugins/pages/preview-frame/messages';
import type {Group} from '../../../worker/comparison';

/** A group's result for the frame: engines other than remark know no places in the source. */
export function useBlocks({blocks}: Group): readonly FrameBlock[] | undefined {
  return useMemo(
    () => blocks?.map(({html, differs}) => ({from: 0, to: 0, html, differs})),
    [blocks],
  );
}
