import {syncBuiltinESMExports} from 'node:module';
import workerThreads from 'node:worker_threads';

const preloaded = new URL('./without-bundler.mjs', import.meta.url).href;

/**
 * Spares the threads in which Docusaurus renders pages what they load for its minifier of HTML, which is not used
 * (`SKIP_HTML_MINIFICATION`): Babel, webpack, Terser and clean-css, half a second of processor time in each thread that begins.
 * Docusaurus, through Tinypool, offers no way to say what such a thread loads, so each one that Tinypool begins is told here.
 */
export function spareRenderingThreads() {
  const {Worker} = workerThreads;
  workerThreads.Worker = class extends Worker {
    /** @param {ConstructorParameters<typeof Worker>} args */
    constructor(...[filename, options]) {
      const rendersPages = /[\\/]tinypool[\\/]/.test(String(filename));
      super(filename, rendersPages ? {...options, execArgv: ['--import', preloaded]} : options);
    }
  };
  syncBuiltinESMExports();
}
