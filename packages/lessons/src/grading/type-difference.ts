import {isThematicBreak, type LeafBlock, type Mark} from './blocks.ts';
import type {Compared, Pair} from './compared.ts';
import {beginning} from './excerpt.ts';
import {blockKind, type Finding, type FindingValues} from './finding.ts';
import {htmlUsed} from './text-difference.ts';

/** Reports a block of another type, of another level, or in another language. */
export function typeDifference(pair: Pair, text: Compared, signs: readonly string[]): Finding[] {
  const {wanted, found} = pair;
  if (found.type === 'html' && wanted.type !== 'html') {
    return [htmlUsed(found.characters)];
  }
  if (blockKind(wanted) !== blockKind(found)) {
    const values = {
      block: beginning(wanted),
      expected: expectedKind(pair),
      actual: actualKind(pair),
      isUnderlined: isUnderlined(pair, text),
      signs,
    };
    return [{rule: 'block-type', values}];
  }
  return wanted.type === 'code' && wanted.detail !== found.detail
    ? [{rule: 'code-language', values: {expected: wanted.detail, actual: found.detail}}]
    : [];
}

/** Indentation hides the marker of a quote, so the quote is reported, not the block in it. */
function expectedKind({wanted, found}: Pair): FindingValues['block-type']['expected'] {
  const container = wanted.containers[found.containers.length];
  return found.type === 'code' && container?.type === 'quote' ? 'quote' : blockKind(wanted);
}

function actualKind({wanted, found}: Pair): FindingValues['block-type']['actual'] {
  const container = found.containers[wanted.containers.length];
  if (found.type === 'code' && found.isIndented) {
    return 'indentedCode';
  }
  if (found.type !== 'paragraph') {
    return blockKind(found);
  }
  if (wanted.type === 'math' && isAll(found, 'inlineMath')) {
    return 'inlineMath';
  }
  if (wanted.type === 'code' && isAll(found, 'inlineCode')) {
    return 'inlineCode';
  }
  if (container) {
    return container.type === 'quote' ? 'quote' : 'item';
  }
  return wanted.type === 'heading' && isAll(found, 'strong') ? 'bold' : 'paragraph';
}

/** Whether the dashes of a wanted thematic break made a heading of the paragraph above them. */
function isUnderlined({wanted, found}: Pair, {wanted: all, unpaired}: Compared): boolean {
  const next = all[all.indexOf(wanted) + 1];
  return (
    found.type === 'heading' &&
    next !== undefined &&
    isThematicBreak(next) &&
    unpaired.includes(next)
  );
}

function isAll({characters}: LeafBlock, mark: Mark): boolean {
  const visible = characters.filter(({value}) => value.trim() !== '');
  return visible.length > 0 && visible.every(({marks}) => marks.includes(mark));
}
