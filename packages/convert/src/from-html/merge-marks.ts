import type {Nodes, Parents, PhrasingContent, Root} from 'mdast';

const marks = new Set<string>(['strong', 'emphasis', 'delete']);

type Mark = Extract<PhrasingContent, {readonly type: 'strong' | 'emphasis' | 'delete'}>;

function isMark(node: Nodes | undefined): node is Mark {
  return node !== undefined && marks.has(node.type);
}

/**
 * Joins marks of one kind that stand side by side, as Word writes them, and moves spaces and line breaks at their ends outside. Removes
 * marks without text, and those inside one of their kind.
 */
export function mergeMarks(root: Root): Root {
  merge(root, []);
  return root;
}

function merge(parent: Parents, inside: readonly string[]): void {
  const kinds = isMark(parent) ? [...inside, parent.type] : inside;
  for (const child of parent.children) {
    if ('children' in child) {
      merge(child, kinds);
    }
  }
  const children: PhrasingContent[] = [];
  for (const child of parent.children as PhrasingContent[]) {
    const parts = isMark(child)
      ? kinds.includes(child.type)
        ? child.children
        : apart(child)
      : [child];
    for (const part of parts) {
      append(children, part);
    }
  }
  parent.children = (
    parent.type === 'paragraph' ? trimmed(children) : children.filter((child) => !isEmpty(child))
  ) as typeof parent.children;
}

/** Without white space and line breaks at both ends. */
function trimmed(children: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const hasContent = (child: PhrasingContent) =>
    child.type !== 'break' && (child.type !== 'text' || child.value.trim() !== '');
  return children.slice(children.findIndex(hasContent), children.findLastIndex(hasContent) + 1);
}

function isEmpty(node: Nodes): boolean {
  return node.type === 'paragraph' && node.children.length === 0;
}

function append(children: PhrasingContent[], node: PhrasingContent): void {
  const last = children.at(-1);
  if (isMark(node) && last?.type === node.type) {
    node.children.forEach((child) => {
      append(last.children, child);
    });
  } else if (node.type === 'text' && last?.type === 'text') {
    last.value += node.value;
  } else if (node.type !== 'text' || node.value !== '') {
    children.push(node);
  }
}

/** A mark, and the white space at its ends before and behind it. */
function apart(mark: Mark): PhrasingContent[] {
  const before: PhrasingContent[] = [];
  const after: PhrasingContent[] = [];
  const children = [...mark.children];
  for (;;) {
    const [first] = children;
    if (first?.type === 'break') {
      before.push(first);
      children.shift();
    } else if (first?.type === 'text' && /^\s/.test(first.value)) {
      const [space = ''] = /^\s+/.exec(first.value) ?? [];
      before.push({type: 'text', value: space});
      children.splice(0, 1, ...rest(first.value.slice(space.length)));
    } else {
      break;
    }
  }
  for (;;) {
    const last = children.at(-1);
    if (last?.type === 'break') {
      after.unshift(last);
      children.pop();
    } else if (last?.type === 'text' && /\s$/.test(last.value)) {
      const space = last.value.slice(last.value.trimEnd().length);
      after.unshift({type: 'text', value: space});
      children.splice(-1, 1, ...rest(last.value.slice(0, -space.length)));
    } else {
      break;
    }
  }
  return children.length === 0 ? [...before, ...after] : [...before, {...mark, children}, ...after];
}

function rest(value: string): PhrasingContent[] {
  return value === '' ? [] : [{type: 'text', value}];
}
