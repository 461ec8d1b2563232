type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a press on a link asks for the page in this tab: by the first button, and by no key for a new tab, a window or a download. */
export function isUnmodifiedClick({button, metaKey, ctrlKey, shiftKey, altKey}: Click): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
