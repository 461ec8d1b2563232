import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {normalizeHtml} from '../normalize-html';
import {renderers} from '../engines';
import {standardOptions, type EngineId, type Render} from '../engines/catalog';
import {applyEdits} from './apply-edits';
import {parseText} from './parse';
import type {Finding, Rule} from './rule';
import {rules} from './rules';
import type {RuleCases} from './rules/case';

const folder = join(import.meta.dirname, 'rules');
const files = readdirSync(folder).filter(
  (name) => !name.endsWith('.cases.ts') && !['case.ts', 'index.ts'].includes(name),
);
const tested = await Promise.all(
  rules.map(async (rule) => {
    const {cases} = (await import(`./rules/${rule.id}.cases.ts`)) as {cases: RuleCases};
    return {id: rule.id, rule, cases};
  }),
);

it('lists every rule, named like its file', () => {
  expect(rules.map(({id}) => `${id}.ts`).sort()).toEqual(files.sort());
});

function findings(rule: Rule, text: string): readonly Finding[] {
  return rule.find(parseText(text));
}

function html(engine: EngineId, source: string): string {
  const render = renderers[engine] as Render<EngineId>;
  return normalizeHtml(render(source, standardOptions(engine)));
}

describe.each(tested)('$id', ({rule, cases}) => {
  it('has cases of both kinds', () => {
    expect(cases.fails.length).toBeGreaterThan(0);
    expect(cases.passes.length).toBeGreaterThan(1);
  });

  it.each(cases.fails)('marks $marks, and its fix mends it: $text', ({text, marks, fixed}) => {
    const found = findings(rule, text);
    expect(found.map(({from, to}) => text.slice(from, to))).toContain(marks);
    expect(found.map(({from}) => from)).toContain(text.indexOf(marks));
    expect(findings(rule, fixed)).toEqual([]);
    const edits = found.flatMap(({fix}) => fix?.edits ?? []);
    if (edits.length > 0) {
      expect(applyEdits(text, edits)).toBe(fixed);
    }
  });

  it.each(cases.fails)('is what real engines do: $text', ({text, fixed, wanted, engines}) => {
    const isGivenByFailing = wanted.startsWith('!');
    const piece = wanted.replace(/^!/, '');
    for (const engine of engines ?? cases.engines) {
      const [without, given] = isGivenByFailing ? [fixed, text] : [text, fixed];
      expect.soft(html(engine, given), engine).toContain(piece);
      expect.soft(html(engine, without), engine).not.toContain(piece);
    }
  });

  it.each(cases.passes)('is silent on %j', (text) => {
    expect(findings(rule, text)).toEqual([]);
  });
});
