import type {IconShape} from '../../site/icons';

/** Colours of the mark: its stone, and what is cut into it. */
export interface Stone {
  readonly stone: string;
  readonly cut: string;
}

const edge = 32;
/** Part of the edge, on either side, that systems may crop (W3C, Web app manifest, "Icon masks"). */
const margin = 0.1;

/** The mark in other colours. @throws when the mark does not have those of `from` */
export function recolour(mark: string, from: Stone, to: Stone): string {
  for (const colour of [from.stone, from.cut]) {
    if (!mark.includes(colour)) {
      throw new Error(`The mark has no ${colour}: its colours are those of src/css/tokens.css.`);
    }
  }
  return mark.replaceAll(from.stone, to.stone).replaceAll(from.cut, to.cut);
}

/** The mark for the browser's own surface, which is dark when the system is. */
export function followSystem(mark: string, dark: Stone): string {
  const style = `<style>@media (prefers-color-scheme:dark){path:first-of-type{fill:${dark.stone}}}</style>`;
  return mark.replace(/(<svg[^>]*>)/, `$1${style}`);
}

/** The mark in a shape: a square one has no corners of its own, a maskable one leaves room to crop. */
export function shaped(mark: string, shape: IconShape, {stone}: Stone): string {
  if (shape === 'mark') {
    return mark;
  }
  const [shift, scale] = shape === 'maskable' ? [edge * margin, 1 - 2 * margin] : [0, 1];
  return mark
    .replace(/<path[^>]*\/>/, `<path fill="${stone}" d="M0 0h${edge}v${edge}H0z"/>`)
    .replace(
      /(<path(?![^]*<path)[^>]*)\/>/,
      `$1 transform="translate(${shift} ${shift}) scale(${scale})"/>`,
    );
}
