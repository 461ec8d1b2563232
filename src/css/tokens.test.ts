import {readFileSync} from 'node:fs';
import Color from 'colorjs.io';
import {describe, expect, it} from 'vitest';
import {codeTheme} from '@markdown-zh/convert/code-theme';
import {readTokens, type Mode} from './tokens';

const css = readFileSync('src/css/tokens.css', 'utf8');

/** WCAG 2.2: text 4.5 (1.4.3), graphics that carry meaning 3 (1.4.11). */
const text = 4.5;
const graphic = 3;

const papers = ['--site-paper', '--site-paper-raised'];
const inks = ['--site-ink', '--site-ink-soft', '--site-seal', '--ifm-color-primary'];

/** Every colour used on another, with its minimum contrast. */
const pairs: readonly (readonly [on: string, ink: string, least: number])[] = [
  ...papers.flatMap((paper) => inks.map((ink) => [paper, ink, text] as const)),
  ...['tip', 'info', 'warning', 'danger'].map(
    (kind) => [`--site-${kind}-tint`, '--site-ink', text] as const,
  ),
  // Links in notices, and their signs and titles.
  ...['tip', 'info', 'warning', 'danger'].map(
    (kind) => [`--site-${kind}-tint`, '--ifm-color-primary', text] as const,
  ),
  ['--site-tip-tint', '--site-tip', text],
  ['--site-warning-tint', '--site-warning', text],
  ['--site-danger-tint', '--site-seal', text],
  ['--site-paper', '--site-seal-stone', graphic],
  ['--site-seal-stone', '--site-seal-cut', graphic],
  ['--site-code-background', '--site-code-ink', text],
  ['--site-code-background', '--site-code-mark', text],
];

/** The contrast ratio of WCAG 2.2 between two colours as CSS writes them. */
function contrast(one: string, other: string): number {
  return new Color(one).contrast(other, 'WCAG21');
}

describe.each(['light', 'dark'] satisfies Mode[])('in %s mode', (mode) => {
  const tokens = readTokens(css, mode);
  const colour = (name: string) => tokens.get(name) ?? `no ${name}`;

  it.each(pairs)('on %s, %s has a contrast of %s', (on, ink, least) => {
    expect(contrast(colour(on), colour(ink))).toBeGreaterThanOrEqual(least);
  });
});

it('code can be read in every colour of its theme', () => {
  const background = readTokens(css, 'light').get('--site-code-background') ?? '';
  const colours = codeTheme.styles.flatMap(({style}) => style.color ?? []);
  expect(colours.length).toBeGreaterThan(5);
  for (const ink of colours) {
    expect(contrast(background, ink), ink).toBeGreaterThanOrEqual(text);
  }
});

it('a colour that is too pale would be noticed', () => {
  expect(contrast('#fdfcf9', '#9a9a9a')).toBeLessThan(text);
});

describe('reading tokens', () => {
  const source = ':root { --a: #111; --b: #222; } html[data-theme="dark"] { --b: #333; }';

  it('takes the later value of a mode, and what the mode leaves alone', () => {
    expect([...readTokens(source, 'light')]).toEqual([
      ['--a', '#111'],
      ['--b', '#222'],
    ]);
    expect([...readTokens(source, 'dark')]).toEqual([
      ['--a', '#111'],
      ['--b', '#333'],
    ]);
  });

  it('follows a token that is another one, and leaves out what is no plain colour', () => {
    const tokens = readTokens(':root { --a: var(--b); --b: #222; --c: 2rem; }', 'light');
    expect([...tokens]).toEqual([
      ['--a', '#222'],
      ['--b', '#222'],
    ]);
  });

  it('does not take what is printed for what is on screen', () => {
    const printed = `${source} @media print { html[data-theme] { --a: #000; } }`;
    expect(readTokens(printed, 'dark').get('--a')).toBe('#111');
  });
});
