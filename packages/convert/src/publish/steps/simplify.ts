import type {Nodes, Parents, Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {UnsupportedParts} from '../../document/unsupported.ts';
import {element, isElement, replace, text} from '../../hast.ts';
import {writeFootnotes} from './footnotes.ts';

/** Writes the parts that only the web has as text. */
export function simplify(root: Root, unsupported: UnsupportedParts): void {
  labelAlerts(root);
  writeBoxes(root, unsupported);
  openFolds(root, unsupported);
  writeFootnotes(root, unsupported);
  writeReadings(root);
  joinLines(root);
}

/** GitHub's five alerts (docs.github.com, "Alerts"), in the words of its Chinese interface. */
const labels: Readonly<Record<string, string>> = {
  NOTE: '注意',
  TIP: '提示',
  IMPORTANT: '重要',
  WARNING: '警告',
  CAUTION: '当心',
};

/** Writes the label of an alert (`> [!NOTE]`) as a bold word, because no target but GitHub knows the mark. */
function labelAlerts(root: Root): void {
  visit(root, 'element', (quote) => {
    const first = isElement(quote, 'blockquote')
      ? quote.children.find((one) => isElement(one))
      : undefined;
    const start = isElement(first, 'p') ? first.children[0] : undefined;
    const [mark = '', kind = ''] =
      start?.type === 'text' ? (/^\[!([A-Z]+)\]\s*/.exec(start.value) ?? []) : [];
    const label = labels[kind];
    if (isElement(first) && start?.type === 'text' && label) {
      start.value = start.value.slice(mark.length);
      first.children.unshift(element('strong', [text(label)]), element('br'));
    }
  });
}

/**
 * Writes the boxes of tasks as characters. Editors filter `<input>`, by the code of third parties: bm.md
 * (src/lib/markdown/render/adapters/wechat.ts) and WeMD, read in 2026-08.
 */
function writeBoxes(root: Root, unsupported: UnsupportedParts): void {
  visit(root, 'element', (node, index, parent) => {
    if (isElement(node, 'input') && parent && index !== undefined) {
      unsupported.add('tasks', '');
      const box = node.properties.checked ? '☑' : '☐';
      const next = parent.children[index + 1];
      const words = next?.type === 'text' ? next.value : '';
      parent.children.splice(index, words === '' ? 1 : 2, text(box + words));
    }
  });
}

/** Opens `<details>`: its summary becomes a bold line above its content. */
function openFolds(root: Root, unsupported: UnsupportedParts): void {
  replace(root, (node) => {
    if (!isElement(node, 'details')) {
      return undefined;
    }
    unsupported.add('folds', '');
    return node.children.map((child) =>
      isElement(child, 'summary') ? element('p', [element('strong', child.children)]) : child,
    );
  });
}

/** Writes readings behind their characters, in parentheses. */
function writeReadings(root: Root): void {
  replace(root, (node) => {
    if (isElement(node, 'rp')) {
      return [];
    }
    return isElement(node, 'rt') ? [text('（'), ...node.children, text('）')] : undefined;
  });
}

const wide = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]`;
const betweenWide = new RegExp(String.raw`(?<=${wide})[ \t]*\n[ \t]*(?=${wide})`, 'gu');

const block =
  /^(?:h[1-6]|p|ul|ol|li|pre|blockquote|table|thead|tbody|tr|th|td|hr|div|section|dl|dt|dd|br)$/;

/**
 * Joins the lines of a paragraph: without a space between Chinese characters, where editors would show one, else with a space. Removes
 * the line breaks between blocks.
 */
function joinLines(parent: Parents): void {
  const isOfBlocks = parent.type === 'root' || isBlock(parent);
  parent.children.forEach((node, index) => {
    if (node.type === 'text') {
      node.value = node.value
        .replace(betweenWide, '')
        .replace(/(?:(?<![ \t])[ \t]+)?\n[ \t]*/g, ' ');
      if (isOfBlocks) {
        const [before, after] = [parent.children[index - 1], parent.children[index + 1]];
        node.value = before && !isBlock(before) ? node.value : node.value.replace(/^[ \t]+/, '');
        node.value =
          after && !isBlock(after) ? node.value : node.value.replace(/(?<![ \t])[ \t]+$/, '');
      }
    } else if (isElement(node) && !isElement(node, 'pre')) {
      joinLines(node);
    }
  });
}

function isBlock(node: Nodes): boolean {
  return isElement(node) && block.test(node.tagName);
}
