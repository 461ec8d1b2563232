import type {Node} from '@takumi-rs/core';
import {pictureSize} from '../../../site/share';
import type {Measure} from './break-lines';
import type {Card} from './card';
import {fitText} from './fit-text';
import {textNode} from './font';
import type {Palette} from './palette';

/** Weights of the type; the widths of characters differ by weight. */
export const weights = {title: 700, text: 400} as const;

/** The parts that all pictures share. */
export interface Look {
  readonly siteTitle: string;
  readonly palette: Palette;
  /** The mark's file, as SVG. */
  readonly mark: Uint8Array;
  readonly measure: Readonly<Record<keyof typeof weights, Measure>>;
}

const margin = 80;
/** The mark and the heading's sign have a column before the text. */
const signColumn = 76;
const textWidth = pictureSize.width - 2 * margin - signColumn;
/** Prefers two large lines to three small ones, and three lines to two smaller ones. */
const titleSteps = [
  {size: 88, lines: 2},
  {size: 80, lines: 2},
  {size: 74, lines: 2},
  {size: 68, lines: 2},
  {size: 62, lines: 3},
  {size: 56, lines: 3},
] as const;
const descriptionSteps = [{size: 29, lines: 2}] as const;

/**
 * The picture of a page: its title as a Markdown heading, its description, and its section. Colours are the site's tokens.
 */
export function pictureOf(card: Card, look: Look): Node {
  const {palette} = look;
  const children = [header(card, look), heading(card, look), footer(card, look)];
  return column(children, {
    ...pictureSize,
    justifyContent: 'space-between',
    padding: `60px ${margin}px 48px`,
    borderBottom: `14px solid ${palette.seal}`,
    backgroundColor: palette.paper,
    color: palette.ink,
  });
}

function header({section}: Card, {siteTitle, palette, mark}: Look): Node {
  const sign: Node = {type: 'image', src: mark, width: 52, height: 52};
  const name = textNode(siteTitle, {fontSize: 32, fontWeight: weights.title});
  const sectionName = textNode(section ?? '', {fontSize: 28, color: palette.primary});
  return row([besideSign([sign], [name]), sectionName], {justifyContent: 'space-between'});
}

function heading({title, description}: Card, {palette, measure}: Look): Node {
  const set = fitText(title, measure.title, {width: textWidth, steps: titleSteps});
  const text = fitText(description ?? '', measure.text, {
    width: textWidth,
    steps: descriptionSteps,
  });
  const large = {fontSize: set.size, fontWeight: weights.title, lineHeight: 1.28};
  const small = {fontSize: text.size, lineHeight: 1.6, marginTop: 24, color: palette.soft};
  const sign = textNode('#', {...large, fontWeight: weights.text, color: palette.seal});
  return besideSign(
    [sign],
    [column(set.lines.map(plain), large), column(text.lines.map(plain), small)],
  );
}

function footer({details}: Card, {palette}: Look): Node {
  const chips = details.map((detail) =>
    textNode(detail, {
      padding: '4px 14px',
      borderRadius: 6,
      fontSize: 24,
      color: palette.soft,
      backgroundColor: palette.raised,
    }),
  );
  return besideSign([], [row(chips, {gap: 16, height: 48})]);
}

/** The sign column and the text after it. */
function besideSign(sign: Node[], text: Node[]): Node {
  return row([column(sign, {width: signColumn}), column(text)], {alignItems: 'flex-start'});
}

function plain(line: string): Node {
  return textNode(line);
}

function row(children: Node[], style: Node['style'] = {}): Node {
  return {
    type: 'container',
    style: {display: 'flex', alignItems: 'center', ...style},
    children,
  };
}

function column(children: Node[], style: Node['style'] = {}): Node {
  return {type: 'container', style: {display: 'flex', flexDirection: 'column', ...style}, children};
}
