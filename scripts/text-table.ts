/** A table as plain text: columns as wide as their widest cell, two spaces between them. The first line is the head. */
export function textTable(lines: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...lines.map((cells) => cells.length));
  const widths = Array.from({length: columns}, (_, column) =>
    Math.max(...lines.map((cells) => (cells[column] ?? '').length)),
  );
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
