import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {MathMLToLaTeX} from 'mathml-to-latex';
import {describe, expect, it} from 'vitest';
import {repair} from './repair.fixture.ts';
import {markdownFromHtml} from './index.ts';

const folder = 'tests/fixtures/clipboards';
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.html'))
  .map((name) => name.replace(/\.html$/, ''));
const texOf = (math: Element) => MathMLToLaTeX.convert(toHtml(math));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

describe('a clipboard', () => {
  it('is one of 40 at least', () => {
    expect(names.length).toBeGreaterThanOrEqual(40);
  });

  it.each(names)('X1 becomes Markdown: %s', (name) => {
    expect(markdownFromHtml(read(`${name}.html`), {texOf, repair})?.markdown ?? '').toBe(
      read(`${name}.md`),
    );
  });
});
