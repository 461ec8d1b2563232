import type {
  Code,
  Definition,
  FootnoteDefinition,
  List,
  ListItem,
  Nodes,
  Parents,
  PhrasingContent,
  Root,
  Table,
} from 'mdast';
import type {} from 'mdast-util-math';
import {toString} from 'mdast-util-to-string';
import {
  breakValue,
  pictureValue,
  type Character,
  type Container,
  type LeafBlock,
  type Mark,
} from './blocks.ts';

/** Returns the leaf blocks of a text in order, without details that do not change the meaning: markers, blank lines, spaces, the form of links. */
export function leafBlocks(tree: Root): LeafBlock[] {
  return new Reader(tree).blocks;
}

/** Returns the texts of footnotes that have no reference. Readers do not see them. */
export function unusedNotes(tree: Root): string[] {
  return new Reader(tree).unusedNotes;
}

class Reader {
  readonly blocks: LeafBlock[] = [];
  unusedNotes: string[] = [];
  readonly #definitions = new Map<string, Definition>();
  /** Footnotes are numbered by their first reference, so their labels do not matter. */
  readonly #footnotes: string[] = [];

  constructor(tree: Root) {
    this.#findDefinitions(tree);
    this.#readChildren(tree, []);
    this.#readFootnotes(tree);
  }

  #findDefinitions(node: Nodes): void {
    if (node.type === 'definition' && !this.#definitions.has(node.identifier)) {
      this.#definitions.set(node.identifier, node);
    }
    if ('children' in node) {
      node.children.forEach((child) => {
        this.#findDefinitions(child);
      });
    }
  }

  #readChildren({children}: Parents, containers: readonly Container[]): void {
    let quotes = 0;
    let lists = 0;
    for (const child of children) {
      if (child.type === 'blockquote') {
        this.#readChildren(child, [...containers, {type: 'quote', quote: (quotes += 1)}]);
      } else if (child.type === 'list') {
        this.#readList(child, (lists += 1), containers);
      } else {
        this.#readLeaf(child, containers);
      }
    }
  }

  #readList(list: List, number: number, containers: readonly Container[]): void {
    list.children.forEach((item: ListItem, index) => {
      const container: Container = {
        type: 'item',
        list: number,
        ordered: Boolean(list.ordered),
        start: list.ordered ? (list.start ?? 1) : 0,
        item: index + 1,
        checked: item.checked ?? null,
      };
      const inside = [...containers, container];
      if (item.children.length === 0) {
        this.#add('paragraph', inside, []);
      }
      this.#readChildren(item, inside);
    });
  }

  #readLeaf(node: Nodes, containers: readonly Container[]): void {
    switch (node.type) {
      case 'paragraph':
        this.#add('paragraph', containers, this.#charactersOf(node.children));
        break;
      case 'heading':
        this.#add('heading', containers, this.#charactersOf(node.children), String(node.depth));
        break;
      case 'code':
        this.blocks.push({
          type: 'code',
          containers,
          characters: plain(node.value),
          detail: languageOf(node.lang),
          isIndented: isIndented(node),
        });
        break;
      case 'math':
      case 'html':
      case 'yaml':
        this.#add(node.type, containers, plain(node.value.trim()));
        break;
      case 'thematicBreak':
        this.#add('thematicBreak', containers, []);
        break;
      case 'table':
        this.#readTable(node, containers);
        break;
      default: // a definition is read at its references
    }
  }

  #readTable(table: Table, containers: readonly Container[]): void {
    table.children.forEach((row, rowIndex) => {
      row.children.forEach((cell, index) => {
        const align = table.align?.[index] ?? '';
        const detail = `${String(rowIndex + 1)} ${String(index + 1)} ${align}`;
        this.#add('cell', containers, this.#charactersOf(cell.children), detail);
      });
    });
  }

  #readFootnotes(tree: Root): void {
    const definitions = new Map<string, FootnoteDefinition>();
    for (const child of tree.children) {
      if (child.type === 'footnoteDefinition' && !definitions.has(child.identifier)) {
        definitions.set(child.identifier, child);
      }
    }
    // A footnote may have references, so the list can grow.
    for (let index = 0; index < this.#footnotes.length; index += 1) {
      const definition = definitions.get(this.#footnotes[index] ?? '');
      if (definition) {
        this.#readChildren(definition, [{type: 'footnote', footnote: index + 1}]);
      }
    }
    this.unusedNotes = [...definitions.values()]
      .filter(({identifier}) => !this.#footnotes.includes(identifier))
      .map((definition) => toString(definition));
  }

  #add(
    type: LeafBlock['type'],
    containers: readonly Container[],
    characters: readonly Character[],
    detail = '',
  ): void {
    this.blocks.push({type, containers, characters, detail});
  }

  #charactersOf(nodes: readonly PhrasingContent[]): Character[] {
    return withoutOuterSpace(nodes.flatMap((node) => this.#read(node, [])));
  }

  #read(node: PhrasingContent, marks: readonly Mark[]): Character[] {
    const inside = (mark: Mark) => [...new Set([...marks, mark])].sort();
    const childrenIn = (children: readonly PhrasingContent[], mark: Mark) =>
      children.flatMap((child) => this.#read(child, inside(mark)));
    switch (node.type) {
      case 'text':
        return plain(node.value, marks);
      case 'emphasis':
      case 'strong':
      case 'delete':
        return childrenIn(node.children, node.type);
      case 'inlineCode':
      case 'inlineMath':
        return plain(node.value, inside(node.type));
      case 'link':
        return childrenIn(node.children, `link ${readable(node.url)}`);
      case 'linkReference':
        return childrenIn(node.children, `link ${this.#address(node.identifier)}`);
      case 'image':
        return [{value: pictureValue, marks: inside(`picture ${readable(node.url)}`)}];
      case 'imageReference':
        return [{value: pictureValue, marks: inside(`picture ${this.#address(node.identifier)}`)}];
      case 'break':
        return [{value: breakValue, marks}];
      case 'footnoteReference':
        return [{value: `[${String(this.#numberOf(node.identifier))}]`, marks: inside('footnote')}];
      case 'html':
        return /^<br\s*\/?>$/i.test(node.value)
          ? [{value: breakValue, marks}]
          : plain(node.value, inside('html'));
      default:
        return plain(toString(node), marks);
    }
  }

  #address(identifier: string): string {
    return readable(this.#definitions.get(identifier)?.url ?? '');
  }

  #numberOf(identifier: string): number {
    if (!this.#footnotes.includes(identifier)) {
      this.#footnotes.push(identifier);
    }
    return this.#footnotes.indexOf(identifier) + 1;
  }
}

/** Whether indentation made the code block. A fence takes lines of its own. */
function isIndented({value, position}: Code): boolean {
  const lines = position ? position.end.line - position.start.line + 1 : 0;
  return value !== '' && lines === value.split('\n').length;
}

/** Returns a language in lower case, because highlighters ignore the case. `mermaid` works only in lower case, so other spellings stay. */
function languageOf(name: string | null | undefined): string {
  const small = name?.toLowerCase() ?? '';
  return small === 'mermaid' ? (name ?? '') : small;
}

/** Decodes an address, because an encoded and a decoded address lead to the same page. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

function plain(text: string, marks: readonly Mark[] = []): Character[] {
  return Array.from(text, (value) => ({value, marks}));
}

function withoutOuterSpace(characters: readonly Character[]): Character[] {
  const isText = ({value}: Character) => value.trim() !== '' || value === breakValue;
  const first = characters.findIndex(isText);
  return first === -1 ? [] : characters.slice(first, characters.findLastIndex(isText) + 1);
}
