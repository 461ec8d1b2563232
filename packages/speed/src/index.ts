import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import type {Config, PluginConfig, PresetConfig} from '@docusaurus/types';
import routeTable from './browser/route-table/index.ts';
import staticArticles, {type StaticArticleOptions} from './browser/static-articles/index.ts';
import moduleCache from './build/module-cache/index.ts';
import stockCache from './build/stock-cache.ts';
import scripts from './bytes/scripts/index.ts';
import styleSheets from './bytes/style-sheets/index.ts';
import {classicSheets, type Sheets} from './bytes/style-sheets/sheets.ts';
import docs from './docs-plugin.ts';
import {levers, type LeverName} from './levers.ts';
import {enabledLevers, testedLevers} from './switches.ts';
import {warnOnce} from './warn-once.ts';

export {levers, enabledLevers, type LeverName};
export type {FailedPage} from './browser/route-table/client/failed-page.ts';
export type {ToolProps} from './browser/static-articles/client/static-article.tsx';

/** Facts of a site for the levers. A plain classic site needs none. */
export interface Options extends Partial<StaticArticleOptions> {
  /** The site's folder; the working directory by default. */
  readonly siteDir?: string;
  /**
   * Variables of the environment that the configuration or its plugins read. Modules are compiled again when one changes.
   */
  readonly environment?: readonly string[];
  /**
   * Turns on the lever split-sidebars, for sites that show lists of docs (`DocCardList`) only on the pages of categories. On
   * other pages such a list would lack the descriptions.
   */
  readonly splitSidebars?: boolean;
  /** Keys of `themeConfig` that no page reads. */
  readonly buildOnly?: readonly string[];
  /** Style sheets beside that of every page, with the folders of their rules. */
  readonly sheets?: Sheets;
  /** Folders of the site whose code writes HTML into pages, and is in no script. */
  readonly htmlSources?: readonly string[];
}

/**
 * Adds all levers to a site's configuration that the variable `SPEED` leaves on and that were tested with the installed packages.
 * Prints one warning about the others.
 *
 * @throws {Error} when `SPEED` has an unknown value
 */
export function withSpeed(config: Config, options: Options = {}): Config {
  const {siteDir = process.cwd(), environment = [], buildOnly = [], htmlSources = []} = options;
  const wanted = new Set(enabledLevers(process.env.SPEED));
  if (!options.splitSidebars) {
    wanted.delete('split-sidebars');
  }
  const {tested, warnings} = testedLevers(wanted, (name) => versionOf(name, siteDir));
  if (warnings.length > 0) {
    warnOnce(`[WARNING] ${warnings.join('\n')}`);
  }
  if (tested.size === 0) {
    return config;
  }
  const {components = [], islands = {}, elements = [], tools = {}, componentModules = []} = options;
  const added = (name: LeverName, plugin: PluginConfig) => (tested.has(name) ? [plugin] : []);
  const {presets, docsPlugins} = withDocs((config.presets ?? []) as PresetConfig[], tested);
  return {
    ...config,
    ...(tested.has('module-cache') && {future: withoutStockCache(config.future)}),
    presets,
    plugins: [
      ...added('route-table', routeTable), // first: it completes the pages that the plugins after it read
      ...(config.plugins ?? []),
      ...docsPlugins,
      tested.has('module-cache') ? moduleCache(['SPEED', ...environment]) : stockCache([...tested]),
      scripts(tested, buildOnly),
      ...added('style-sheets', styleSheets({sheets: options.sheets ?? classicSheets, htmlSources})),
      ...added(
        'static-articles',
        staticArticles({components, islands, elements, tools, componentModules}),
      ),
    ],
  };
}

/** The levers that were tested with the packages that are installed for a site. */
export function leversTestedIn(siteDir: string): ReadonlySet<LeverName> {
  return testedLevers(enabledLevers('on'), (name) => versionOf(name, siteDir)).tested;
}

function versionOf(name: string, siteDir: string): string | undefined {
  // Dependencies of Docusaurus are resolved from Docusaurus.
  for (const start of [
    siteDir,
    join(siteDir, 'node_modules/@docusaurus/core'),
    join(siteDir, 'node_modules/@docusaurus/faster'),
  ]) {
    for (const folder of createRequire(join(start, 'package.json')).resolve.paths(name) ?? []) {
      try {
        const text = readFileSync(join(folder, name, 'package.json'), 'utf8');
        return (JSON.parse(text) as {version: string}).version;
      } catch {
        // try the next folder
      }
    }
  }
  return undefined;
}

/** The meaning of `future.faster: true`: https://docusaurus.io/docs/api/docusaurus-config#future */
const allFaster = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  mdxCrossCompilerCache: true,
  rspackBundler: true,
  ssgWorkerThreads: true,
  gitEagerVcs: true,
};

/** Docusaurus's key of Rspack's cache ignores the environment. */
function withoutStockCache(future: Config['future']): NonNullable<Config['future']> {
  const {faster, ...rest} = future ?? {};
  const given = faster === true ? allFaster : faster;
  return {...rest, faster: {...(given === false ? {} : given), rspackPersistentCache: false}};
}

/** Moves the docs of a classic preset into a plugin, which the levers wrap. */
function withDocs(
  presets: readonly PresetConfig[],
  on: ReadonlySet<LeverName>,
): {readonly presets: PresetConfig[]; readonly docsPlugins: PluginConfig[]} {
  const docsPlugins: PluginConfig[] = [];
  if (!on.has('split-sidebars') && !on.has('edits-first')) {
    return {presets: [...presets], docsPlugins};
  }
  const changed = presets.map((preset): PresetConfig => {
    const [name, given] = Array.isArray(preset) ? preset : [preset];
    const isClassic = name === 'classic' || name === '@docusaurus/preset-classic';
    const settings = (given ?? {}) as {readonly docs?: object | false};
    if (!isClassic || settings.docs === false) {
      return preset;
    }
    docsPlugins.push([docs(on), {...settings.docs}]);
    return [name, {...settings, docs: false}];
  });
  return {presets: changed, docsPlugins};
}
