import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {outerIt} from '../../../tests/support/outer-it';
import {catalog} from '../../../src/lib/engines/catalog';
import conformance, {type Conformance} from './index';
import {configurationIds, configurations} from './configurations';
import {exampleSets} from './example-sets';
import loader from './loader.mjs';
import {installedVersion, installedVersions} from './versions';

describe('the versions', () => {
  const versions = installedVersions();

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
  outerIt('are four files that fit a page, which a loader fills', async () => {
    const plugin = conformance({siteDir: process.cwd()});
    await plugin.loadContent?.();
    const created: string[] = [];
    const createData = (name: string) => Promise.resolve(created.push(name));
    await plugin.contentLoaded?.({actions: {createData}} as never);
    expect(created).toEqual(['conformance.json', 'examples.json', 'totals.json', 'versions.json']);

    const {module} = (plugin.configureWebpack as unknown as () => BundlerConfig)();
    const [{resource, use} = never()] = module.rules;
    const files = created.map((name) => join('/site/.docusaurus/conformance/default', name));
    expect(files.filter((file) => !resource.test(file))).toEqual([]);
    const load = (resourcePath: string) =>
      loader.call({resourcePath, getOptions: () => use.options});
    const [measured = '', examples = '', totals = ''] = await Promise.all(files.map(load));
    expect(measured.length).toBeLessThan(40_000);
    const {results} = JSON.parse(measured) as Conformance;
    expect(results.commonmark).toHaveLength(exampleSets().commonmark.length);
    expect(Object.keys(JSON.parse(examples) as object)).toEqual(Object.keys(results));
    expect(JSON.parse(totals)).toEqual({
      examples: Object.values(exampleSets())
        .flat()
        .flatMap((section) => section.examples).length,
      configurations: configurationIds.length,
    });
  });
});

interface BundlerConfig {
  readonly module: {
    readonly rules: readonly {
      readonly resource: RegExp;
      readonly use: {readonly options: {readonly contentOf: (name: string) => Promise<string>}};
    }[];
  };
}

function never(): never {
  throw new Error('There is no rule.');
}
