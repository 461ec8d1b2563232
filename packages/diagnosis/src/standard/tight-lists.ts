import type {HtmlExtension} from 'micromark-util-types';

/**
 * Keeps the line breaks of code and HTML blocks that stand right below the text of a tight list item:
 * micromark 4.0.3 swallows line endings from such a text on. To go when
 * https://github.com/micromark/micromark/issues/201 is mended.
 */
export const keepLinesInTightLists: HtmlExtension = {
  enter: {
    codeFencedFence() {
      this.setData('slurpAllLineEndings', undefined);
    },
    htmlFlowData() {
      this.setData('slurpAllLineEndings', undefined);
    },
  },
};
