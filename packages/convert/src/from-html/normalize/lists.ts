import type {Element, ElementContent, Parents, Root, RootContent, Text} from 'hast';
import {
  attribute,
  element,
  find,
  findAll,
  hasClass,
  isElement,
  replace,
  style,
  textContent,
} from '../../hast.ts';

/** Restores lists: Word's paragraphs, and the tasks of Google Docs, 飞书 and Notion. */
export function restoreLists(tree: Root): void {
  restoreWordLists(tree);
  restoreYuqueLists(tree);
  nestLists(tree);
  for (const item of findAll(tree, (node) => isElement(node, 'li'))) {
    const checked = checkedOf(item);
    if (checked !== undefined && !find(item, (node) => isElement(node, 'input'))) {
      replace(item, (node) => {
        if (isElement(node)) {
          // A struck text means that the task is done.
          node.properties.style = attribute(node, 'style').replaceAll('line-through', 'none');
        }
        return isPartOfBox(node) ? [] : undefined;
      });
      item.children.unshift(element('input', [], {type: 'checkbox', checked}));
    }
  }
}

/**
 * Puts a list into the item that it belongs to. Google Docs writes it beside the item, inside the outer list; 语雀 behind the outer list,
 * with its depth.
 */
function nestLists(parent: Parents): void {
  const children: RootContent[] = [];
  for (const node of parent.children as RootContent[]) {
    const last = children.findLast((child) => !isNothing(child));
    const item = isElement(parent as RootContent, 'ul', 'ol')
      ? last
      : lastItem(last, depthOf(node));
    if (isElement(node, 'ul', 'ol') && isElement(item, 'li')) {
      item.children.push(...unwrapped(node));
    } else {
      children.push(node);
    }
    if ('children' in node) {
      nestLists(node);
    }
  }
  parent.children = children;
}

/** How deep a list of 语雀 belongs in the list before it. */
function depthOf(node: RootContent): number {
  return isElement(node)
    ? hasClass(node, 'ne-list-wrap')
      ? 1
      : Number(attribute(node, 'dataLakeIndent'))
    : 0;
}

/** A list without a list around it. */
function unwrapped(list: Element): Element[] {
  const inner = list.children.filter((node) => isElement(node));
  return inner.length > 0 && inner.every((node) => isElement(node, 'ul', 'ol')) ? inner : [list];
}

/** The last item of a list, in as many lists as the depth says. */
function lastItem(list: RootContent | undefined, depth: number): Element | undefined {
  if (depth < 1 || !isElement(list, 'ul', 'ol')) {
    return undefined;
  }
  const item = list.children.findLast((node) => isElement(node, 'li'));
  const inner = item?.children.findLast((node) => isElement(node, 'ul', 'ol'));
  return depth > 1 && inner ? lastItem(inner, depth - 1) : item;
}

function checkedOf(item: Element): boolean | undefined {
  const kind = attribute(item, 'dataList');
  if (kind === 'check' || kind === 'done') {
    return kind === 'done';
  }
  if (attribute(item, 'role') === 'checkbox') {
    return attribute(item, 'ariaChecked') === 'true';
  }
  const box = find(item, (node) => hasClass(node, 'checkbox-on', 'checkbox-off'));
  const card = find(
    item,
    (node) => isElement(node, 'card') && attribute(node, 'name') === 'checkbox',
  );
  if (box ?? card) {
    return box ? hasClass(box, 'checkbox-on') : attribute(card ?? item, 'value').endsWith('true');
  }
  const first = firstText(item);
  const [mark, sign] = /^\s*\[([ x])\] /.exec(first?.value ?? '') ?? [];
  if (first && mark !== undefined) {
    first.value = first.value.slice(mark.length); // Notion writes Markdown's own sign
    return sign === 'x';
  }
  return undefined;
}

/** Whether a source shows a node as the box of a task, or as the mark of a task that is done. */
function isPartOfBox(node: RootContent): boolean {
  return (
    isElement(node) &&
    ((isElement(node, 'img') && attribute(node, 'ariaRoleDescription') === 'checkbox') ||
      (isElement(node, 'card') && attribute(node, 'name') === 'checkbox') ||
      hasClass(node, 'checkbox-on', 'checkbox-off'))
  );
}

function firstText(parent: Parents): Text | undefined {
  for (const node of parent.children) {
    const found = node.type === 'text' ? node : 'children' in node ? firstText(node) : undefined;
    if (found && found.value.trim() !== '') {
      return found;
    }
  }
  return undefined;
}

/** The page of 语雀 has items without a list around them. */
function restoreYuqueLists(parent: Parents): void {
  const children: RootContent[] = [];
  for (const node of parent.children as RootContent[]) {
    const tagName = isElement(node, 'ne-uli') ? 'ul' : isElement(node, 'ne-oli') ? 'ol' : undefined;
    const last = children.at(-1);
    if (tagName !== undefined && isElement(node)) {
      const content = node.children
        .filter((child) => isElement(child))
        .filter((child) => child.tagName.endsWith('li-c'));
      const item = element(
        'li',
        content.flatMap((child) => child.children),
      );
      if (isElement(last, tagName) && hasClass(last, 'restored')) {
        last.children.push(item);
      } else {
        children.push(element(tagName, [item], {className: ['restored']}));
      }
    } else {
      children.push(node);
      if ('children' in node) {
        restoreYuqueLists(node);
      }
    }
  }
  parent.children = children;
}

interface WordItem {
  readonly level: number;
  /** `1.`, `a)`, or a bullet. */
  readonly marker: string;
  readonly item: Element;
}

/** Word writes a list as paragraphs with a level each; runs of them become lists. */
function restoreWordLists(parent: Parents): void {
  const children: RootContent[] = [];
  let run: WordItem[] = [];
  const endRun = () => {
    children.push(...listsOf(run));
    run = [];
  };
  for (const node of parent.children as RootContent[]) {
    const item = isElement(node) ? wordItem(node) : undefined;
    const above = run.at(-1);
    if (item) {
      run.push(item);
    } else if (above && isElement(node) && isContinuation(node)) {
      above.item.children = [...paragraphsOf(above.item), node];
    } else if (run.length === 0 || !isNothing(node)) {
      endRun();
      children.push(node);
      if ('children' in node) {
        restoreWordLists(node);
      }
    }
  }
  endRun();
  parent.children = children;
}

/** A paragraph without a marker between those of a list: it belongs to the item above. */
function isContinuation(node: Element): boolean {
  return isElement(node, 'p') && /\bMsoListParagraph/.test(attribute(node, 'className'));
}

function paragraphsOf({children}: Element): ElementContent[] {
  const isReady = children.some((child) => isElement(child, 'p'));
  return isReady ? children : [element('p', children)];
}

function isNothing(node: RootContent): boolean {
  return node.type === 'comment' || (node.type === 'text' && node.value.trim() === '');
}

function wordItem(node: Element): WordItem | undefined {
  const [, level] = /^l\d+ level(\d+)/.exec(style(node, 'mso-list')) ?? [];
  if (level === undefined || !isElement(node, 'p', 'div')) {
    return undefined;
  }
  let marker = '';
  replace(node, (one) => {
    if (isElement(one) && style(one, 'mso-list') === 'ignore') {
      marker = textContent(one).trim();
      return [];
    }
    return undefined;
  });
  return {level: Number(level), marker, item: element('li', node.children)};
}

const ordered = /^[(（]?(\d+|[a-z]{1,4}|[一二三四五六七八九十]{1,3})[.)、）．]/i;

const digits = '一二三四五六七八九';

/** The number of a marker: `3`, `十二`. Letters and others have none. */
function numberOf(marker: string): number | undefined {
  const [, tens, ones = ''] =
    /^([一二三四五六七八九]?)十([一二三四五六七八九]?)$/.exec(marker) ?? [];
  if (tens !== undefined) {
    return (
      (tens === '' ? 1 : digits.indexOf(tens) + 1) * 10 +
      (ones === '' ? 0 : digits.indexOf(ones) + 1)
    );
  }
  const number = digits.includes(marker) ? digits.indexOf(marker) + 1 : Number(marker);
  return Number.isNaN(number) ? undefined : number;
}

/** Nests items by their level. A level that is left out counts as one. */
function listsOf(items: readonly WordItem[]): Element[] {
  const lists: Element[] = [];
  const open: {readonly level: number; readonly list: Element}[] = [];
  for (const {level, marker, item} of items) {
    while ((open.at(-1)?.level ?? 0) > level) {
      open.pop();
    }
    const [, number] = ordered.exec(marker) ?? [];
    const tagName = number === undefined ? 'ul' : 'ol';
    if (open.at(-1)?.level === level && open.at(-1)?.list.tagName !== tagName) {
      open.pop();
    }
    if (open.at(-1)?.level !== level) {
      const start = number === undefined ? undefined : numberOf(number);
      const list = element(tagName, [], start !== undefined && start > 1 ? {start} : {});
      const above = open.at(-1)?.list.children.at(-1);
      (isElement(above) ? above.children : lists).push(list);
      open.push({level, list});
    }
    open.at(-1)?.list.children.push(item);
  }
  return lists;
}
