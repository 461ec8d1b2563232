const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a key press is meant for a field, or for an input method. */
export function isTyping({target, isComposing}: KeyboardEvent): boolean {
  return isComposing || (target instanceof Element && target.closest(fields) !== null);
}
