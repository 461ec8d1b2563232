type ClickKeys = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click opens a link in this tab: the main button, without a key for a new tab, a window or a download. */
export function isPlainClick({button, metaKey, ctrlKey, shiftKey, altKey}: ClickKeys): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
