import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Makes Markdown engines work in workers. In browsers this package decodes character references with the DOM, which workers lack,
 * and the bundler shares a worker's modules with the page. Its other file uses a table. Remove this plugin when the bundler
 * resolves modules of workers with the condition `worker`.
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
