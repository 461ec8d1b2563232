import {blockChanges, changedBlocks, type BlockChanges} from './block-changes.ts';
import type {Block, Preview} from './worker/preview/index.ts';

/** The changes from one preview to the next. */
export interface PreviewChanges extends Pick<Preview, 'bound'> {
  readonly output: BlockChanges<Block>;
  readonly safe: BlockChanges<Block>;
}

const emptyPreview: Preview = {output: [], safe: []};

/** Returns a function that turns each preview into the changes since the previous one. */
export function previewEncoder(): (preview: Preview) => PreviewChanges {
  let last = emptyPreview;
  return (preview) => {
    const changes = {
      ...preview,
      output: blockChanges(last.output, preview.output),
      safe: blockChanges(last.safe, preview.safe),
    };
    last = preview;
    return changes;
  };
}

/** Returns a function that turns these changes back into previews. It needs all of them, in order. */
export function previewDecoder(): (changes: PreviewChanges) => Preview {
  let last = emptyPreview;
  return ({output, safe, ...rest}) => {
    last = {
      ...rest,
      output: changedBlocks(last.output, output),
      safe: changedBlocks(last.safe, safe),
    };
    return last;
  };
}
