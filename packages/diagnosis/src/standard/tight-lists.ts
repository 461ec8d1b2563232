import type {HtmlExtension} from 'micromark-util-types';

/**
 * Keeps the line breaks of code and HTML blocks right below the text of a tight list item. After such a text,
 * micromark 4.0.3 swallows line endings. Remove this when https://github.com/micromark/micromark/issues/201
 * is fixed.
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
