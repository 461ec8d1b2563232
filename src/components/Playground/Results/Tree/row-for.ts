/**
 * The row that a key leads to from another, by the levels of all rows that are shown, as the ARIA Authoring
 * Practices have it for a tree; nothing, or no row, for any other key and at the ends.
 */
export function rowFor(key: string, at: number, levels: readonly number[]): number | undefined {
  const level = levels[at] ?? 0;
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'ArrowRight':
      return levels[at + 1] === level + 1 ? at + 1 : undefined;
    case 'ArrowLeft':
      return levels.lastIndexOf(level - 1, at);
    case 'Home':
      return 0;
    case 'End':
      return levels.length - 1;
    default:
      return undefined;
  }
}
