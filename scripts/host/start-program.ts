import {spawn, type SpawnOptions} from 'node:child_process';
import {once} from 'node:events';
import {connect, createServer, type AddressInfo} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';

/** A port of this machine on which no program listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A server program, with Node's options of the process. A detached one gets a process group, which ends as a whole. */
export interface Program extends SpawnOptions {
  /** Its name in error messages. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** The port that it listens on. */
  readonly port: number;
  /** Milliseconds until it must take connections; ten seconds by default. */
  readonly timeoutMs?: number;
}

export interface RunningProgram {
  /** The text so far of its outputs that are piped. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
  /** Resolves when it has ended, with its exit code. */
  readonly ended: Promise<number | null>;
}

/**
 * Starts a server program, and waits until it takes connections.
 *
 * @throws {Error} with its output, when it ends before that or takes too long
 */
export async function startProgram({
  name,
  command,
  args,
  port,
  timeoutMs = 10_000,
  ...options
}: Program): Promise<RunningProgram> {
  const child = spawn(command, [...args], options);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve).once('error', ({message}) => {
      output += message;
      resolve(null);
    });
  });
  // A program that could not be started has no id.
  const hasEnded = () =>
    child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  const stop = async () => {
    if (options.detached === true && child.pid !== undefined && !hasEnded()) {
      process.kill(-child.pid, 'SIGTERM');
    } else {
      child.kill();
    }
    await ended;
  };

  const deadline = Date.now() + timeoutMs;
  while (!(await takesConnections(port)) && !hasEnded()) {
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`${name} does not answer on port ${port}.\n${output}`.trim());
    }
    await wait(100);
  }
  if (hasEnded()) {
    throw new Error(`${name} exited at once (${String(await ended)}).\n${output}`.trim());
  }
  return {output: () => output, stop, ended};
}

async function takesConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
