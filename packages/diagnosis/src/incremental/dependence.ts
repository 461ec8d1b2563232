import type {RootContent} from 'mdast';

/**
 * Whether a cut between a block and the one before it could change what the block is, or where it begins or
 * ends. The two are then parsed together.
 */
export function dependsOn(before: RootContent, node: RootContent, source: string): boolean {
  switch (before.type) {
    case 'definition':
      // Its title may follow. For micromark, an underlined heading begins where the definitions right before
      // it begin.
      return touches(before, node);
    case 'paragraph':
      // A block that interrupts a paragraph may be something else without one: `-` or `2. a`.
      return touches(before, node);
    case 'blockquote':
    case 'list':
    case 'footnoteDefinition':
      // micromark reads the first line after a container as if it were still inside. So indented code ends there, no table
      // begins there after another table, and `[ ]` is a task after an empty item.
      return touches(before, node) || isIndentedCode(node, source);
    default:
      // For micromark, a block after indented code interrupts it, even after blank lines.
      return isIndentedCode(before, source);
  }
}

/** Whether no blank line separates two blocks. */
function touches(before: RootContent, node: RootContent): boolean {
  return (node.position?.start.line ?? 0) <= (before.position?.end.line ?? 0) + 1;
}

function isIndentedCode(node: RootContent, source: string): boolean {
  return node.type === 'code' && !/[`~]/.test(source.charAt(node.position?.start.offset ?? 0));
}
