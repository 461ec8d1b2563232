import type {Plugin} from '@docusaurus/types';
import {framePath} from '../../../site/playground';
import {frameDocument, framePolicy} from './frame-document';
import {frameScript} from './frame-script';
import {frameStyles} from './frame-styles';

const parts = {script: frameScript, styles: frameStyles};

/** The policy of the frame's document, for hosts. */
export const previewPolicy = framePolicy(parts);

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
              const {RawSource} = compiler.webpack.sources;
              compiler.hooks.thisCompilation.tap('preview-frame', (compilation) => {
                compilation.hooks.processAssets.tap('preview-frame', () => {
                  compilation.emitAsset(framePath, new RawSource(source));
                });
              });
            },
          },
        ],
      };
    },
  };
}
