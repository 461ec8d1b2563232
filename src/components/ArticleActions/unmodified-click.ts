type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click opens the link in this tab: the primary button, without a modifier key for a new tab, a window or a download. */
export function isUnmodifiedClick({button, metaKey, ctrlKey, shiftKey, altKey}: Click): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
