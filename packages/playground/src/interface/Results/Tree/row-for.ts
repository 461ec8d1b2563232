/**
 * The index of the row that a key moves to, by the tree pattern of the ARIA Authoring Practices. Undefined for other
 * keys. At the ends, undefined or an index without a row.
 *
 * @param at the index of the current row
 * @param levels the levels of all shown rows
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
