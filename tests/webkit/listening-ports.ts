import {readdirSync, readFileSync, readlinkSync} from 'node:fs';

/** The state of a socket that waits for connections, as Linux writes it. */
const listening = '0A';

/**
 * The TCP ports on which a process listens, over IPv4. Linux only: proc(5).
 *
 * @param pid the process; an ended one has no ports
 */
export function listeningPorts(pid: number): number[] {
  try {
    const sockets = readdirSync(`/proc/${pid}/fd`).flatMap((name) =>
      inodeOf(`/proc/${pid}/fd/${name}`),
    );
    return portsOf(readFileSync(`/proc/${pid}/net/tcp`, 'utf8'), new Set(sockets));
  } catch {
    return [];
  }
}

/** The socket number of a descriptor; undefined for files and closed descriptors. */
function inodeOf(descriptor: string): string[] {
  try {
    return /^socket:\[(\d+)\]$/.exec(readlinkSync(descriptor))?.slice(1) ?? [];
  } catch {
    return [];
  }
}

/** The ports of a table as Linux writes it (`/proc/net/tcp`) on which one of these sockets listens. */
export function portsOf(table: string, sockets: ReadonlySet<string>): number[] {
  return table
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode = '']) => state === listening && sockets.has(inode))
    .map(([, address = '']) => parseInt(address.split(':')[1] ?? '', 16));
}
