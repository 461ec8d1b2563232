/** What of a key press decides whether it is meant for the search. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * Whether a key press opens the search: `/` outside fields, Ctrl-K anywhere; on Apple's systems Cmd-K, because
 * Ctrl-K deletes to the end of the line there.
 */
export function opensSearch(
  {key, ctrlKey, metaKey, altKey, shiftKey}: KeyPress,
  {isTyping, isApple}: {readonly isTyping: boolean; readonly isApple: boolean},
): boolean {
  if (altKey) {
    return false;
  }
  if (key === '/') {
    return !isTyping && !ctrlKey && !metaKey;
  }
  const [command, other] = isApple ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return key.toLowerCase() === 'k' && command && !other && !shiftKey;
}
