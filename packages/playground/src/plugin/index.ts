import {mkdir, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from '@markdown-zh/build-tools/bundler';
import {moduleAt} from '@markdown-zh/build-tools/thread';
import {samples} from '../samples.ts';
import type {Settings} from '../settings.ts';
import {copyTargets, type CopyTarget} from '../worker/copy-targets.ts';
import {diagnose, ruleTexts, treeOf, type Explained} from '../worker/diagnosis.ts';
import {overviewOf, type Overview} from '../worker/overview/index.ts';
import {renderPreview, type Preview} from '../worker/preview/index.ts';
import {frameDocument} from './frame-document.ts';

export type {Settings} from '../settings.ts';
export type {CopyTarget} from '../worker/copy-targets.ts';
export type {RuleText} from '../worker/diagnosis.ts';

/** Options of the plugin. */
export interface Options extends Partial<Settings> {
  /** Whether the site itself defines what `@markdown-zh/ui/defaults.css` does. */
  readonly hasStyles?: boolean;
}

/**
 * `@generated/playground/default/first.json`: the results of the first sample.
 *
 * @public by way of generated.d.ts, which knip does not follow
 */
export interface FirstResults {
  /** As GFM, sanitised. */
  readonly preview: Preview;
  readonly diagnoses: readonly Explained[];
  readonly overview: Overview;
}

const name = 'playground';

const {resolve} = createRequire(import.meta.url);

/** CodeMirror's styles, added in a way that a strict policy allows. */
const styleModule = fileURLToPath(moduleAt('./style-module', import.meta.url));

/**
 * Decodes character references. Its version for browsers uses the DOM, which workers lack, and the bundler shares a worker's modules
 * with the page. Its other file uses a table. Remove the alias when the bundler resolves modules of workers with the condition `worker`.
 */
const characterReferences = 'decode-named-character-reference';

/**
 * Prepares the playground: the document that shows results, and data for the page, made by the code that runs in its workers. The
 * page is then complete before any script, and needs no worker until the reader changes the text. Pages that list the rules or the
 * copy targets load their words, not their code.
 */
export default function playground(
  {baseUrl, siteDir, generatedFilesDir}: LoadContext,
  {hasStyles = false, ...options}: Options = {},
): Plugin {
  const settings: Settings = {
    path: 'playground',
    framePath: 'playground-frame.html',
    pictures: {},
    readMore: {},
    ...options,
  };
  const frameFile = join(generatedFilesDir, name, 'default', 'frame.json');
  let frame: Promise<string> | undefined;
  return {
    name,
    getClientModules: () => (hasStyles ? [] : [resolve('@markdown-zh/ui/defaults.css')]),
    async contentLoaded({actions}) {
      const [{text}] = samples;
      const results: FirstResults = {
        preview: renderPreview(text, 'gfm', {baseUrl, pictures: settings.pictures}),
        diagnoses: diagnose(text),
        overview: overviewOf(treeOf(text)),
      };
      const targets: readonly CopyTarget[] = copyTargets;
      await actions.createData('first.json', JSON.stringify(results));
      await actions.createData('rules.json', JSON.stringify(ruleTexts));
      await actions.createData('copy-targets.json', JSON.stringify(targets));
      await actions.createData('settings.json', JSON.stringify(settings));
    },
    configureWebpack(_config, isServer, {currentBundler}) {
      const makeFrame = async () => {
        frame ??= frameDocument(currentBundler.instance, siteDir);
        const source = await frame;
        await mkdir(dirname(frameFile), {recursive: true});
        await writeFile(frameFile, JSON.stringify(source));
        return source;
      };
      const framePlugin = {
        apply(compiler: Compiler) {
          let source = '';
          const make = async () => {
            source = await makeFrame();
          };
          compiler.hooks.beforeRun.tapPromise(name, make);
          compiler.hooks.watchRun.tapPromise(name, make);
          if (!isServer) {
            const {RawSource} = compiler.webpack.sources;
            compiler.hooks.thisCompilation.tap(name, (compilation) => {
              compilation.hooks.processAssets.tap(name, () => {
                compilation.emitAsset(settings.framePath, new RawSource(source));
              });
            });
          }
        },
      };
      if (isServer) {
        return {plugins: [framePlugin]};
      }
      const folder = dirname(resolve(characterReferences));
      const alias = {[characterReferences]: join(folder, 'index.js')};
      // Development has no policy, and knip calls this without a bundler.
      if (process.env.NODE_ENV !== 'production') {
        return {plugins: [framePlugin], resolve: {alias}};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const codeMirrorStyles = new NormalModuleReplacementPlugin(/^style-mod$/, (resource) => {
        if (resource.context !== dirname(styleModule)) {
          resource.request = styleModule;
        }
      });
      return {plugins: [framePlugin, codeMirrorStyles], resolve: {alias}};
    },
  };
}
