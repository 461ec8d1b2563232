import {readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {normalizeHtml} from '@markdown-zh/engines/normalize-html';
import {engines as renderers} from '../engines.fixture.ts';
import {applyEdits} from '../edits.ts';
import {parseText} from '../text/parse.ts';
import type {RuleMatch} from '../rule.ts';
import {allCases} from './all-cases.fixture.ts';
import {rules} from './index.ts';

const files = readdirSync(new URL('.', import.meta.url)).filter(
  (name) => !/^index\.|\.(?:cases|fixture)\.ts$/.test(name),
);

it('lists every rule, named like its file', () => {
  expect(rules.map(({id}) => `${id}.ts`).sort()).toEqual(files.sort());
});

describe.each(allCases)('$id', ({rule, cases}) => {
  const findings = (text: string): readonly RuleMatch[] =>
    rule.find({...parseText(text), ...(cases.platform && {platform: cases.platform})});

  it('has cases of both kinds', () => {
    expect(cases.fails.length).toBeGreaterThan(0);
    expect(cases.passes.length).toBeGreaterThan(1);
  });

  it.each(cases.fails)('W1 marks $marks, and its fix repairs it: $text', ({text, marks, fixed}) => {
    const found = findings(text);
    expect(found.map(({from, to}) => text.slice(from, to))).toContain(marks);
    expect(found.map(({from}) => from)).toContain(text.indexOf(marks));
    expect(findings(fixed)).toEqual([]);
    const edits = found.flatMap(({fix}) => fix?.edits ?? []);
    if (edits.length > 0) {
      expect(applyEdits(text, edits)).toBe(fixed);
    }
  });

  it.each(cases.fails)('W1 is what real engines do: $text', ({text, fixed, wanted, engines}) => {
    const isGivenByFailing = wanted.startsWith('!');
    const piece = wanted.replace(/^!/, '');
    for (const engine of engines ?? cases.engines) {
      const [without, given] = isGivenByFailing ? [fixed, text] : [text, fixed];
      expect.soft(normalizeHtml(renderers[engine](given)), engine).toContain(piece);
      expect.soft(normalizeHtml(renderers[engine](without)), engine).not.toContain(piece);
    }
  });

  it.each(cases.passes)('W1 is silent on %j', (text) => {
    expect(findings(text)).toEqual([]);
  });
});
