import type {PrismTheme} from 'prism-react-renderer';

/**
 * The style sheet of a code theme, with a rule for each group of token kinds, in the theme's order. `tokens.css` has the colours
 * of plain code.
 *
 * @returns CSS as Prettier writes it; a property other than colour and slant throws
 */
export function codeColours({styles}: PrismTheme): string {
  const rules = styles.map(({types, style}) => {
    const {color, fontStyle, ...others} = style;
    if (Object.keys(others).length > 0) {
      throw new Error(
        `The code theme sets ${Object.keys(others).join(', ')}, and only colour and slant are supported.`,
      );
    }
    const declarations = [
      ...(color ? [`  color: ${hexadecimal(color)};\n`] : []),
      ...(fontStyle ? [`  font-style: ${fontStyle};\n`] : []),
    ];
    return `${types.map((type) => `.token.${type}`).join(',\n')} {\n${declarations.join('')}}\n`;
  });
  return rules.join('\n');
}

function hexadecimal(color: string): string {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1).map(Number);
  return channels
    ? `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
    : color;
}
