/** Where the letters of a style begin in the block Mathematical Alphanumeric Symbols. */
interface Style {
  readonly upper: number;
  readonly lower: number;
  readonly digits?: number;
  /** Letters that Unicode had before, and that have a gap in the block. */
  readonly earlier?: Readonly<Record<string, string>>;
}

/** https://www.unicode.org/charts/PDF/U1D400.pdf; the names are those of MathML's `mathvariant`. */
const styles: Readonly<Record<string, Style>> = {
  bold: {upper: 0x1d400, lower: 0x1d41a, digits: 0x1d7ce},
  'bold-italic': {upper: 0x1d468, lower: 0x1d482},
  script: {
    upper: 0x1d49c,
    lower: 0x1d4b6,
    earlier: letters('BEFHILMRego', 'ℬℰℱℋℐℒℳℛℯℊℴ'),
  },
  fraktur: {upper: 0x1d504, lower: 0x1d51e, earlier: letters('CHIRZ', 'ℭℌℑℜℨ')},
  'double-struck': {
    upper: 0x1d538,
    lower: 0x1d552,
    digits: 0x1d7d8,
    earlier: letters('CHNPQRZ', 'ℂℍℕℙℚℝℤ'),
  },
  'bold-fraktur': {upper: 0x1d56c, lower: 0x1d586},
  'sans-serif': {upper: 0x1d5a0, lower: 0x1d5ba, digits: 0x1d7e2},
  'bold-sans-serif': {upper: 0x1d5d4, lower: 0x1d5ee, digits: 0x1d7ec},
  'sans-serif-italic': {upper: 0x1d608, lower: 0x1d622},
  'sans-serif-bold-italic': {upper: 0x1d63c, lower: 0x1d656},
  monospace: {upper: 0x1d670, lower: 0x1d68a, digits: 0x1d7f6},
};

/**
 * A text in the characters that Unicode has for a style.
 *
 * @param variant - A value of MathML's `mathvariant`, such as `double-struck`.
 * @returns Undefined if the style is unknown or lacks one of the characters, for example a Greek letter.
 */
export function styled(text: string, variant: string): string | undefined {
  const style = styles[variant];
  const characters = style && Array.from(text, (character) => styledCharacter(character, style));
  return characters?.every((character) => character !== undefined)
    ? characters.join('')
    : undefined;
}

function styledCharacter(character: string, style: Style): string | undefined {
  for (const [first, last, start] of [
    ['A', 'Z', style.upper],
    ['a', 'z', style.lower],
    ['0', '9', style.digits],
  ] as const) {
    if (start !== undefined && character >= first && character <= last) {
      return (
        style.earlier?.[character] ??
        String.fromCodePoint(start + character.charCodeAt(0) - first.charCodeAt(0))
      );
    }
  }
  return undefined;
}

function letters(plain: string, written: string): Record<string, string> {
  const signs = Array.from(written);
  return Object.fromEntries(Array.from(plain, (letter, index) => [letter, signs[index] ?? letter]));
}
