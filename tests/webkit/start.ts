import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {Builder, type WebDriver} from 'selenium-webdriver';
import {DriverService} from 'selenium-webdriver/remote';
import {freePort} from '../../scripts/host/start-program';
import {openInspector, type Inspector} from './inspector';
import {listeningPorts} from './listening-ports';
import type {Programs} from './programs';

/** A browser with its driver and its console. */
export interface WebKit {
  readonly driver: WebDriver;
  readonly inspector: Inspector;
  readonly close: () => Promise<void>;
}

/**
 * Starts WebKitGTK's browser with an empty profile, on its own display. WebDriver clicks and types, but does not report the console,
 * because Debian builds it without WebDriver BiDi. A driven, private session does not write to standard output either. So the inspector
 * reads the console. To use both, this starts the browser itself, and gives the driver its address.
 *
 * @throws {Error} when one of the programs does not start within ten seconds
 */
export async function startWebKit(programs: Programs): Promise<WebKit> {
  const children: ChildProcess[] = [];
  let service: DriverService | undefined;
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const close = async () => {
    await service?.kill();
    for (const child of children.reverse()) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill();
        await once(child, 'exit');
      }
    }
    rmSync(home, {recursive: true, force: true});
  };
  const start = (program: string, args: readonly string[], env: NodeJS.ProcessEnv) => {
    const stdio = ['ignore', 'ignore', 'ignore', 'pipe'] as const;
    const child = spawn(program, args, {stdio: [...stdio], env: {...process.env, ...env}});
    children.push(child);
    return child;
  };
  try {
    const screen = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-displayfd', '3'];
    const display = start(programs.display, screen, {});
    const [number] = (await once(display.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
    const env = {DISPLAY: `:${number.toString().trim()}`, HOME: home, XDG_RUNTIME_DIR: home};

    const inspectorPort = await freePort();
    const address = `127.0.0.1:${inspectorPort}`;
    const args = ['--automation', '--enable-developer-extras=true'];
    const browser = start(programs.browser, args, {...env, WEBKIT_INSPECTOR_HTTP_SERVER: address});
    const [remotePort] = await eventually('MiniBrowser', () => {
      const ports = listeningPorts(browser.pid ?? 0).filter((port) => port !== inspectorPort);
      return ports.length > 0 ? ports : undefined;
    });

    // Before the driver connects, because it is then the only client.
    const inspector = await eventually('WebKit’s inspector', () => openInspector(address));
    service = new DriverService.Builder(programs.driver)
      .setLoopback(true)
      .addArguments(`--target=127.0.0.1:${remotePort}`)
      .build();
    const driver = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(await service.start(10_000))
      .forBrowser('MiniBrowser')
      .build();
    return {
      driver,
      inspector,
      close: async () => {
        inspector.close();
        await driver.quit().catch(() => undefined); // it may have crashed
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Retries until there is an answer. */
async function eventually<Answer>(
  what: string,
  ask: () => Answer | undefined | Promise<Answer | undefined>,
): Promise<Answer> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await ask();
    if (answer !== undefined) {
      return answer;
    }
    await pause(100);
  }
  throw new Error(`${what} does not start.`);
}
