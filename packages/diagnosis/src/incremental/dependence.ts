import type {RootContent} from 'mdast';

/**
 * Whether a block could be another one, or end or begin elsewhere, if a text were cut between it and the
 * block before it. Then they are parsed together.
 */
export function dependsOn(before: RootContent, node: RootContent, source: string): boolean {
  switch (before.type) {
    case 'definition':
      // Its title may follow, and an underlined heading begins, for micromark, where the definitions
      // right before it begin.
      return touches(before, node);
    case 'paragraph':
      // What interrupts a paragraph may be something else where there is none: `-` or `2. a`.
      return touches(before, node);
    case 'blockquote':
    case 'list':
    case 'footnoteDefinition':
      // micromark reads the first line behind a container as if it were still in it: indented code ends
      // there; no table begins there behind another one; `[ ]` is a task behind an empty item.
      return touches(before, node) || isIndentedCode(node, source);
    default:
      // For micromark, what follows indented code interrupts it, even behind blank lines.
      return isIndentedCode(before, source);
  }
}

/** Whether no blank line stands between two blocks. */
function touches(before: RootContent, node: RootContent): boolean {
  return (node.position?.start.line ?? 0) <= (before.position?.end.line ?? 0) + 1;
}

function isIndentedCode(node: RootContent, source: string): boolean {
  return node.type === 'code' && !/[`~]/.test(source.charAt(node.position?.start.offset ?? 0));
}
