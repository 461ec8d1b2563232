/** The frame's document; plugins/pages/preview-frame defines it. */
declare const PREVIEW_FRAME: string;

export const frameSource = PREVIEW_FRAME;
