/**
 * `npm run check -- observatory`: runs MDN's HTTP Observatory on the site in `build/` behind nginx, over TLS, on this machine. Exit code 1
 * below A+ or 130 points. Exit code 3 without root, because the scanner only knows ports 80 and 443. Installs the scanner on demand,
 * because it brings a database client and 230 packages.
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {startNginx} from './host/start-nginx';
import {findNginx} from './web-servers.mjs';

const scanner = '@mdn/mdn-http-observatory@1.4.8';
const leastScore = 130;

interface Result {
  readonly scan: {readonly grade: string; readonly score: number};
  readonly tests: Readonly<
    Record<
      string,
      {readonly pass: boolean; readonly result: string; readonly scoreModifier: number}
    >
  >;
}

const folder = 'node_modules/.cache/observatory';
const scannerFolder = `${folder}/node_modules/@mdn/mdn-http-observatory`;

/** Bypasses the scanner's command, which needs a list of preloaded names and certificates that npm does not install. */
function askScanner(certificate: string): Result {
  mkdirSync(folder, {recursive: true});
  const install = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  spawnSync('npm', [...install, '--prefix', folder, scanner], {stdio: 'inherit'});
  writeFileSync(`${scannerFolder}/conf/hsts-preload.json`, '{}');
  const code = `import('${pathToFileURL(`${scannerFolder}/src/scanner/index.js`).href}')
    .then(({scan}) => scan('localhost')).then((result) => console.log(JSON.stringify(result)))`;
  const {stdout} = spawnSync(process.execPath, ['--eval', code], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {...process.env, NODE_EXTRA_CA_CERTS: certificate},
  });
  return JSON.parse(stdout) as Result;
}

async function check(nginx: string): Promise<void> {
  const site = {nginx, build: 'build', baseUrl: '/', port: 443, httpPort: 80};
  const running = await startNginx(site);
  try {
    const {scan, tests} = askScanner(running.certificate);
    for (const [name, {pass, result, scoreModifier}] of Object.entries(tests)) {
      console.log(
        `${pass ? 'ok    ' : 'FAILED'} ${String(scoreModifier).padStart(4)}  ${name}: ${result}`,
      );
    }
    console.log(`${scan.grade}, ${scan.score} points`);
    process.exitCode = scan.grade === 'A+' && scan.score >= leastScore ? 0 : 1;
  } finally {
    await running.close();
  }
}

const nginx = findNginx();
if (nginx === undefined || process.getuid?.() !== 0) {
  console.error('NOT CHECKED: this needs nginx, and root for ports 80 and 443.');
  process.exitCode = 3;
} else {
  void check(nginx);
}
