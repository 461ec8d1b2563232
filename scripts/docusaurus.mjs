/**
 * Runs a command of Docusaurus: `npm start`, `npm run build`, `npm run serve`. Two of its answers differ from those of
 * @docusaurus/core 3.10: a port in use, after which it ends with status 0, and a build folder that is a mount point, at which it stops. Plain
 * JavaScript, because it starts a command that people wait for.
 */
import {emptyMountPoints} from './mount-points.mjs';

const [, , command] = process.argv;

if (command === 'start' || command === 'serve') {
  // Servers end by signals. Docusaurus's `process.exit()` after any other end takes this status.
  process.exitCode = 1;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      process.exitCode = 0;
    });
  }
}
emptyMountPoints();
await import('@docusaurus/core/bin/docusaurus.mjs');
