/**
 * Installs the dependencies of the lockfile if a clone lacks them. With `--browser` it also installs a Chromium and a Firefox for the
 * browser tests, a Chinese font, nginx and Caddy. Plain JavaScript without imports from npm, because it runs before anything is installed.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.installed-lockfile`;
const isWindows = process.platform === 'win32';
const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  const {status} = spawnSync(command, args, {cwd: root, stdio: 'inherit', shell: isWindows});
  return status === 0;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

function installDependencies() {
  const lockfile = readFileSync(`${root}package-lock.json`, 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) {
    return;
  }
  if (!run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'])) {
    fail(
      'npm could not install the dependencies. Check the connection to the npm registry, and try again.',
    );
  }
  writeFileSync(stamp, lockfile);
}

/** Looks for an installed browser, then tries a download, then, as root, Debian's package. */
async function installBrowser({name, find, download, debianPackage, variable}) {
  if ((await find()) !== undefined) {
    return;
  }
  console.log(`${name} not found. Downloading it.`);
  if (run('npx', download) && (await find()) !== undefined) {
    return;
  }
  if (isDebianRoot) {
    console.log('The download failed. Installing Debian’s package.');
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', debianPackage]);
  }
  if ((await find()) === undefined) {
    fail(
      `${name} could not be found or installed. Install it, or set ${variable} to its executable.`,
    );
  }
}

/** In headless Chromium, tests take half the time. Without it they run in the other one. */
async function installHeadlessChromium() {
  const {findHeadlessChromium} = await import('./browser.mjs');
  if (findHeadlessChromium() === undefined && isDebianRoot) {
    console.log('Headless Chromium not found. Installing Debian’s package.');
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']);
  }
}

/** The browsers that pages are tested in. */
async function installBrowsers() {
  const {browserFolder, findChromium, findFirefox} = await import('./browser.mjs');
  await installBrowser({
    name: 'Chromium',
    find: findChromium,
    download: ['playwright', 'install', 'chromium'],
    debianPackage: 'chromium',
    variable: 'CHROMIUM_PATH',
  });
  await installHeadlessChromium();
  await installBrowser({
    name: 'Firefox',
    find: findFirefox,
    download: ['browsers', 'install', 'firefox@stable', '--path', browserFolder],
    debianPackage: 'firefox-esr',
    variable: 'FIREFOX_PATH',
  });
}

/**
 * Installs the Chinese font of tests/fonts, which servers rarely have. Without it, printed text cannot be extracted, and placeholder
 * boxes change widths. The package `dejavu-fonts-ttf` brings the Latin ones.
 */
function installFont() {
  // Elsewhere the tests use the system's fonts.
  const isMissing = () =>
    process.platform === 'linux' &&
    !spawnSync('fc-list', ['Noto Sans CJK SC'], {encoding: 'utf8'}).stdout;
  if (isMissing() && isDebianRoot) {
    console.log('Chinese font not found. Installing Debian’s package.');
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'fonts-noto-cjk']);
  }
  if (isMissing()) {
    console.error(
      'NO CHINESE FONT: tests of print and headings will fail. Install Noto Sans CJK SC below /usr/share/fonts.',
    );
  }
}

/** Installs the web servers for tests of the site's configurations. Nothing else needs them. */
async function installWebServers() {
  const {findCaddy, findNginx} = await import('./web-servers.mjs');
  const install = ['install', '-y', '--no-install-recommends'];
  if (findNginx() === undefined && isDebianRoot) {
    console.log('nginx not found. Installing Debian’s packages.');
    run('apt-get', ['update']);
    run('apt-get', [...install, 'nginx', 'libnginx-mod-http-brotli-static', 'openssl']) ||
      run('apt-get', [...install, 'nginx', 'openssl']);
  }
  if (findCaddy() === undefined && isDebianRoot) {
    console.log('Caddy not found. Installing Debian’s package.');
    run('apt-get', ['update']);
    run('apt-get', [...install, 'caddy']);
  }
  for (const [name, path] of [
    ['NGINX', findNginx()],
    ['CADDY', findCaddy()],
  ]) {
    if (path === undefined) {
      console.error(
        `NO ${name}: tests of its configuration will be skipped. Install it, or set ${name}_PATH to its executable.`,
      );
    }
  }
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node ${process.versions.node} is too old. Install Node 20.19 or later.`);
}
installDependencies();
if (process.argv.includes('--browser')) {
  await installBrowsers();
  installFont();
  await installWebServers();
}
