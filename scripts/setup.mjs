/**
 * Installs what a fresh clone lacks, and nothing when it lacks nothing: the dependencies of the
 * lockfile, and with `--browser` a Chromium and a Firefox for the browser tests, a font for Chinese, nginx and Caddy. Plain JavaScript without
 * imports from npm, because it runs before anything is installed.
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
    fail('The dependencies could not be installed. Is the npm registry reachable from here?');
  }
  writeFileSync(stamp, lockfile);
}

/** An installed browser first, then its maker's or Playwright's download, then Debian's package when root. */
async function installBrowser({name, find, download, debianPackage, variable}) {
  if ((await find()) !== undefined) {
    return;
  }
  console.log(`No ${name} found: trying a download.`);
  if (run('npx', download) && (await find()) !== undefined) {
    return;
  }
  if (isDebianRoot) {
    console.log('The download is out of reach: trying Debian’s package.');
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', debianPackage]);
  }
  if ((await find()) === undefined) {
    fail(
      `No ${name} could be found or installed. Install one, or set ${variable} to its executable.`,
    );
  }
}

/** A second Chromium, in which tests take half the time. Without it they run in the first. */
async function installHeadlessChromium() {
  const {findHeadlessChromium} = await import('./browser.mjs');
  if (findHeadlessChromium() === undefined && isDebianRoot) {
    console.log('No headless Chromium found: trying Debian’s package.');
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
 * A font for Chinese text, which a server rarely has: without one no text can be read out of a print, and boxes of another width stand
 * for characters. Noto Sans CJK SC is one that the style sheets name.
 */
function installFont() {
  // Other systems have one.
  const isMissing = () =>
    process.platform === 'linux' && !spawnSync('fc-list', [':lang=zh'], {encoding: 'utf8'}).stdout;
  if (isMissing() && isDebianRoot) {
    console.log('No font for Chinese found: trying Debian’s package.');
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'fonts-noto-cjk']);
  }
  if (isMissing()) {
    console.error(
      'NO FONT FOR CHINESE COULD BE FOUND OR INSTALLED: tests of print and of headings will fail. Install one, as Noto Sans CJK SC.',
    );
  }
}

/** The web servers by which the site's configuration is tried. They are not needed for anything else. */
async function installWebServers() {
  const {findCaddy, findNginx} = await import('./web-servers.mjs');
  const install = ['install', '-y', '--no-install-recommends'];
  if (findNginx() === undefined && isDebianRoot) {
    console.log('No nginx found: trying Debian’s packages.');
    run('apt-get', ['update']);
    run('apt-get', [...install, 'nginx', 'libnginx-mod-http-brotli-static', 'openssl']) ||
      run('apt-get', [...install, 'nginx', 'openssl']);
  }
  if (findCaddy() === undefined && isDebianRoot) {
    console.log('No Caddy found: trying Debian’s package.');
    run('apt-get', ['update']);
    run('apt-get', [...install, 'caddy']);
  }
  for (const [name, path] of [
    ['NGINX', findNginx()],
    ['CADDY', findCaddy()],
  ]) {
    if (path === undefined) {
      console.error(
        `NO ${name} COULD BE FOUND OR INSTALLED: tests of its configuration will be skipped. Install one, or set ${name}_PATH to its executable.`,
      );
    }
  }
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node ${process.versions.node} is too old: this project needs Node 20.19 or later.`);
}
installDependencies();
if (process.argv.includes('--browser')) {
  await installBrowsers();
  installFont();
  await installWebServers();
}
