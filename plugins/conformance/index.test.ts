import {describe, expect, it} from 'vitest';
import {catalog} from '../../src/lib/engines/catalog';
import conformance, {type Conformance} from '.';
import {configurationIds, configurations} from './configurations';
import {exampleSets} from './example-sets';
import {installedVersion, installedVersions} from './versions';

describe('the versions', () => {
  const versions = installedVersions();

  it('name every engine of the workbench and every package that is measured', () => {
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
  it('are three files that fit a page', async () => {
    const plugin = conformance();
    const content = await plugin.loadContent?.();
    const files: Record<string, string> = {};
    await plugin.contentLoaded?.({
      content,
      actions: {
        createData: (name: string, data: string) => {
          files[name] = data;
          return Promise.resolve(name);
        },
      },
    } as never);
    expect(Object.keys(files).sort()).toEqual([
      'conformance.json',
      'examples.json',
      'versions.json',
    ]);
    const {results} = JSON.parse(files['conformance.json'] ?? '') as Conformance;
    expect(results.commonmark).toHaveLength(exampleSets().commonmark.length);
    expect(files['conformance.json']?.length).toBeLessThan(40_000);
  });
});
