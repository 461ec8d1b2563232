const sides = ['top', 'right', 'bottom', 'left'];

/** The sides of logical names, where lines run from left to right and below each other, as they do on every page. */
const logicalSides: Readonly<Record<string, readonly string[]>> = {
  block: ['top', 'bottom'],
  'block-start': ['top'],
  'block-end': ['bottom'],
  inline: ['left', 'right'],
  'inline-start': ['left'],
  'inline-end': ['right'],
};

const backgrounds = [
  'attachment',
  'clip',
  'color',
  'image',
  'origin',
  'position',
  'repeat',
  'size',
].map((part) => `background-${part}`);

/**
 * The physical longhands that a declaration sets, of sizes, margins, paddings and backgrounds; of any other property that property
 * itself. CSS Logical Properties Level 1 and CSS Backgrounds Level 3 say what they are.
 *
 * @param property in lower case
 */
export function longhandsOf(property: string): readonly string[] {
  if (property === 'background') {
    return backgrounds;
  }
  const [, box, side] = /^(margin|padding)(?:-(.+))?$/.exec(property) ?? [];
  if (box !== undefined) {
    const set = side === undefined ? sides : (logicalSides[side] ?? [side]);
    return set.map((one) => `${box}-${one}`);
  }
  return [
    property
      .replace(/^((?:min-|max-)?)block-size$/, '$1height')
      .replace(/^((?:min-|max-)?)inline-size$/, '$1width'),
  ];
}
