import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Lets a worker load Markdown engines: for browsers this package decodes character references by the
 * DOM, which workers do not have, and a bundler's worker shares its modules with the page. Its other
 * file has a table of them. To go when the bundler resolves modules of workers by the condition `worker`.
 */
export default function workerModules(): Plugin {
  return {
    name: 'worker-modules',
    configureWebpack(_config, isServer) {
      const name = 'decode-named-character-reference';
      return isServer
        ? {}
        : {resolve: {alias: {[name]: join(process.cwd(), 'node_modules', name, 'index.js')}}};
    },
  };
}
