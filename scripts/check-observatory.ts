/**
 * `npm run check:observatory`: what MDN's HTTP Observatory says about the site in `build/` behind nginx, over TLS, on this
 * machine. Exit code 1 below A+ or 130 points, 3 where it cannot be asked: the scanner knows ports 80 and 443 alone, which
 * take root. The scanner is fetched when it is needed, because it brings a database's client and 230 packages with it.
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

/** Its own command wants a list of preloaded names, which this one is not among, and certificates that npm has not installed. */
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
  const site = {nginx, build: 'build', baseUrl: '/', effort: 'least'} as const;
  const running = await startNginx({...site, port: 443, httpPort: 80});
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
