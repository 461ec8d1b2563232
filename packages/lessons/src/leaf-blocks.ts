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

/** A container block (CommonMark 0.31.2, section 5) around a leaf block. Numbers count from 1, among siblings of the same kind. */
export type Container =
  | {readonly type: 'quote'; readonly quote: number}
  | {
      readonly type: 'item';
      readonly list: number;
      readonly ordered: boolean;
      /** The first number of an ordered list. */
      readonly start: number;
      readonly item: number;
      /** Of a task: whether it is done. */
      readonly checked: boolean | null;
    }
  | {readonly type: 'footnote'; readonly footnote: number};

export type Item = Extract<Container, {type: 'item'}>;

/** A character, a picture, a line break or a footnote's number, with the marks around it. */
export interface Character {
  readonly value: string;
  /** Sorted, because `***x***` may nest its marks in either order. */
  readonly marks: readonly string[];
}

export interface LeafBlock {
  readonly type:
    'paragraph' | 'heading' | 'code' | 'math' | 'html' | 'cell' | 'thematicBreak' | 'yaml';
  readonly containers: readonly Container[];
  readonly characters: readonly Character[];
  /** A heading's level, a code block's language, a cell's place and alignment. */
  readonly detail: string;
  /** Of a code block: whether spaces before its lines made it one. */
  readonly isIndented?: boolean;
}

/** A cell's row and column, from 1, and its alignment. */
export function placeOf({detail}: LeafBlock): {row: number; column: number; align: string} {
  const [row, column, align = ''] = detail.split(' ');
  return {row: Number(row), column: Number(column), align};
}

/** The leaf blocks of a text in order. What does not change the meaning is gone: markers, blank lines, spaces, and the form of links. */
export function leafBlocks(tree: Root): LeafBlock[] {
  return new Reader(tree).blocks;
}

/** The texts of the footnotes that no text refers to, which readers do not see. */
export function unusedNotes(tree: Root): string[] {
  return new Reader(tree).unusedNotes;
}

/** What stands for a picture and for a hard line break in the place of a character. A soft one is a line feed. */
export const pictureValue = '\uFFFC';
export const breakValue = '\u2028';

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
      default: // definitions are read where they are used
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

  #read(node: PhrasingContent, marks: readonly string[]): Character[] {
    const inside = (mark: string) => [...new Set([...marks, mark])].sort();
    const childrenIn = (children: readonly PhrasingContent[], mark: string) =>
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

/** A fence takes lines of its own. */
function isIndented({value, position}: Code): boolean {
  const lines = position ? position.end.line - position.start.line + 1 : 0;
  return value !== '' && lines === value.split('\n').length;
}

/** Highlighters know languages in any case, Mermaid only in small letters. */
function languageOf(name: string | null | undefined): string {
  const small = name?.toLowerCase() ?? '';
  return small === 'mermaid' ? (name ?? '') : small;
}

/** An address with its characters in the place of their codes, because both are the same address. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

function plain(text: string, marks: readonly string[] = []): Character[] {
  return Array.from(text, (value) => ({value, marks}));
}

function withoutOuterSpace(characters: readonly Character[]): Character[] {
  const isText = ({value}: Character) => value.trim() !== '' || value === breakValue;
  const first = characters.findIndex(isText);
  return first === -1 ? [] : characters.slice(first, characters.findLastIndex(isText) + 1);
}
