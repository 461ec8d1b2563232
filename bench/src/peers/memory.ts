import {readFileSync, readdirSync} from 'node:fs';

/**
 * Memory of a process and its descendants in bytes: the sum of `VmRSS` in Linux's `/proc`, which counts shared pages twice. Undefined on
 * other systems, and after the process has ended.
 */
export function memoryOfTree(root: number): number | undefined {
  const processes = readProcesses();
  const known = processes.get(root);
  if (!known) {
    return undefined;
  }
  const children = [...processes].filter(([, {parent}]) => parent === root);
  return children.reduce((sum, [id]) => sum + (memoryOfTree(id) ?? 0), known.memory);
}

interface Process {
  readonly parent: number;
  readonly memory: number;
}

function readProcesses(): ReadonlyMap<number, Process> {
  return new Map(
    list('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), readProcess(`/proc/${name}/status`)] as const),
  );
}

function readProcess(file: string): Process {
  let status = '';
  try {
    status = readFileSync(file, 'utf8');
  } catch {
    // it has ended meanwhile
  }
  const field = (name: string) =>
    Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return {parent: field('PPid'), memory: field('VmRSS') * 1024};
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
