import type {Plugin} from '@docusaurus/types';
import {framePath} from '../../../site/playground';
import {sourceHash} from '@markdown-zh/build-tools/source-hash';
import {frameDocument, framePolicy} from './frame-document';
import {frameScript} from './frame-script';
import {frameStyles} from './frame-styles';

const parts = {script: frameScript, styles: frameStyles};

/** The policy of the frame's document, for hosts, and what the page's policy must allow to write that document itself. */
export const previewPolicy = framePolicy(parts);
export const previewHashes = {script: sourceHash(frameScript), style: sourceHash(frameStyles)};

/** Adds the frame of the playground's results to the site, also in development. */
export default function previewFrame(): Plugin {
  const source = frameDocument(parts);
  return {
    name: 'preview-frame',
    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      return {
        plugins: [
          {
            apply(compiler) {
              const {DefinePlugin, sources} = compiler.webpack;
              // For src/components/Playground/Frame/frame-source.ts.
              new DefinePlugin({PREVIEW_FRAME: JSON.stringify(source)}).apply(compiler);
              compiler.hooks.thisCompilation.tap('preview-frame', (compilation) => {
                compilation.hooks.processAssets.tap('preview-frame', () => {
                  compilation.emitAsset(framePath, new sources.RawSource(source));
                });
              });
            },
          },
        ],
      };
    },
  };
}
