import type {Plugin} from '@docusaurus/types';
import {framePath} from '../../../site/playground';
import {frameDocument, framePolicy} from './frame-document';
import {frameScript} from './frame-script';
import {frameStyles} from './frame-styles';

const parts = {script: frameScript, styles: frameStyles};

/** The policy of that document, for hosts to say it as well. */
export const previewPolicy = framePolicy(parts);

/** Adds the document of the workbench's results to the site, in development as well. */
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
