import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {catalog} from '@markdown-zh/engines/catalog';
import {exampleSets} from '@markdown-zh/engines/examples';
import {
  configurationIds,
  configurationsWith,
  dataFile,
  installedVersion,
  installedVersions,
  measureContent,
} from '@markdown-zh/engines/measure';
import {remarkPlugins} from '../src/lib/remark-plugins';

const configurations = configurationsWith(remarkPlugins);

describe('the versions', () => {
  const versions = installedVersions(configurations);

  it('name every engine of the playground and every package that is measured', () => {
    const wanted = [
      ...Object.values(catalog).map(({packageName}) => packageName),
      ...configurations.flatMap(({packages}) => packages),
    ];
    expect(wanted.filter((name) => !/^\d+\.\d+\.\d+/.test(versions[name] ?? ''))).toEqual([]);
  });

  it('stop the build when a package is not installed', () => {
    expect(() => installedVersion('no-such-package')).toThrow('no-such-package');
  });
});

describe('the configurations', () => {
  it('are those that are named, in that order', () => {
    expect(configurations.map(({id}) => id)).toEqual(configurationIds);
  });

  it('lead to an engine of the playground, with options that it has', () => {
    for (const {playground} of configurations) {
      const {engine, ...options} = playground;
      const known = Object.keys(catalog[engine].options);
      expect(Object.keys(options).filter((name) => !known.includes(name))).toEqual([]);
    }
  });

  it('differ where their options say so', () => {
    const of = (id: string) => configurations.find((configuration) => configuration.id === id);
    expect(of('marked')?.render('~~a~~')).toContain('<del>');
    expect(of('marked-without-gfm')?.render('~~a~~')).not.toContain('<del>');
    expect(of('markdown-it')?.render('| a |\n| - |')).toContain('<table>');
    expect(of('markdown-it-commonmark')?.render('| a |\n| - |')).not.toContain('<table>');
    expect(of('micromark')?.render('[a](javascript:b)')).toContain('javascript:b');
    expect(() => of('site')?.render('<https://example.com>')).toThrow();
    expect(() => of('site')?.render('<Unknown />')).toThrow('Unknown');
  });
});

describe('the data', () => {
  const content = measureContent(remarkPlugins);

  it.each(Object.entries(content))(
    '%s: what the installed engines give; else run npm run generate -- engines',
    (name, measured) => {
      expect(JSON.parse(readFileSync(dataFile(name), 'utf8'))).toEqual(measured);
    },
  );

  it('have a result for every section', () => {
    const {conformance, totals} = content;
    const sections = Object.values(conformance.results).flat();
    expect(sections.reduce((sum, {total}) => sum + total, 0)).toBe(totals.examples);
    expect(sections).toHaveLength(Object.values(exampleSets()).flat().length);
  });
});
