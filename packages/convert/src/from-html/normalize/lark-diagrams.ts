import type {Root} from 'hast';
import {attribute, element, find, hasClass, isElement, replace, text} from '../../hast.ts';

/** The part of 飞书's data that holds the sources of diagrams. */
interface Records {
  readonly recordMap?: Readonly<
    Record<string, {readonly snapshot?: {readonly data?: {readonly data?: unknown}}}>
  >;
}

/**
 * 飞书 writes a placeholder for blocks that HTML does not have, and keeps their data beside the text. A text diagram (Mermaid, PlantUML)
 * has its source there; a drawing has no source in text.
 */
export function restoreLarkDiagrams(tree: Root): void {
  const holder = find(tree, (node) => attribute(node, 'dataLarkRecordData') !== '');
  if (!holder) {
    return;
  }
  const sources = sourcesIn(attribute(holder, 'dataLarkRecordData'));
  replace(tree, (node) => {
    if (!isElement(node) || !hasClass(node, 'block-placeholder')) {
      return undefined;
    }
    const [, id = ''] = /\bblock-id-(\w+)/.exec(attribute(node, 'className')) ?? [];
    const source = sources.get(id);
    const language = source?.startsWith('@start') === true ? 'plantuml' : 'mermaid';
    return source === undefined
      ? []
      : [element('pre', [element('code', [text(source)], {className: [`language-${language}`]})])];
  });
}

function sourcesIn(json: string): ReadonlyMap<string, string> {
  try {
    const {recordMap = {}} = JSON.parse(json) as Records;
    return new Map(
      Object.entries(recordMap).flatMap(([id, {snapshot}]) =>
        typeof snapshot?.data?.data === 'string' ? [[id, snapshot.data.data] as const] : [],
      ),
    );
  } catch {
    return new Map();
  }
}
