import type {Element, ElementContent, Root, Text} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** Symbols of units in articles, with their prefixes; longer ones come first. */
const unit = [
  String.raw`[kMGT]?(?:bit|B|Bd)\/s`,
  String.raw`[kMG]?bps`,
  String.raw`[kMGTKP]i?B`,
  String.raw`[pnµμmkM]?(?:Ω|F|H|V|A|W|Hz|s|m|g)`,
  String.raw`[GT]Hz`,
  String.raw`(?:cm|dB|dBm|ppm|tq|px|dp|sp|vp|pt|em|rem|min|bit|PPI|PPD|dpi|°C|V\/[nµμ]s|m\/s)`,
].join('|');
/**
 * A range counts as one number. Of `597.7 × 336.2 mm` and `3.5～3.8 mm` only the last number does, because the whole would not fit
 * on a phone with text of twice the size. CLREQ allows a line to end with ～.
 */
const number = String.raw`\d[\d.,]{0,30}(?:[–~/-]\d[\d.,]{0,30}){0,9}`;
const measure = new RegExp(
  String.raw`(?<![\p{Script=Latin}\d.])(?:[±−+<>≤≥≈]\s?)?${number} (?:${unit})(?![\p{Script=Latin}\d/^])`,
  'gu',
);

const verbatim = new Set(['code', 'kbd', 'math', 'pre', 'samp', 'svg']);

/**
 * Keeps a number and its unit on one line (CLREQ 3.1.5): `120 Ω` becomes `<span class="nowrap">120 Ω</span>`. A no-break space
 * would change the text that readers copy and search.
 */
export default function rehypeNowrapUnits() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && verbatim.has(node.tagName)) {
        return SKIP;
      }
      if (node.type !== 'text' || !parent || index === undefined) {
        return undefined;
      }
      const parts = divide(node.value);
      if (parts.length === 1) {
        return undefined;
      }
      parent.children.splice(index, 1, ...parts);
      return index + parts.length;
    });
  };
}

/** Splits a text into plain pieces and measures. */
function divide(value: string): ElementContent[] {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const {0: found, index} of value.matchAll(measure)) {
    parts.push(...text(value.slice(end, index)), span(found));
    end = index + found.length;
  }
  return end === 0 ? text(value) : [...parts, ...text(value.slice(end))];
}

function text(value: string): Text[] {
  return value === '' ? [] : [{type: 'text', value}];
}

function span(value: string): Element {
  return {
    type: 'element',
    tagName: 'span',
    properties: {className: ['nowrap']},
    children: [{type: 'text', value}],
  };
}
