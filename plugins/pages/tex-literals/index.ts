import {join, resolve} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Turns the TeX of calculators (src/calculators/Calculator/tex.ts) into MathML, so that no page loads KaTeX; see loader.mjs. */
export default function texLiterals(): Plugin {
  return {
    name: 'tex-literals',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.tsx$/,
            include: resolve('src/calculators'),
            enforce: 'pre',
            loader: join(__dirname, 'loader.mjs'),
          },
        ],
      },
    }),
  };
}
