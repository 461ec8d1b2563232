/** Docusaurus loads the configuration twice in a build, with separate modules. The printed warnings are therefore global. */
const key = Symbol.for('@markdown-zh/speed: warnings');

const global = globalThis as {[key]?: Set<string> | undefined};

/** Prints a warning, unless this process has printed it before. */
export function warnOnce(message: string): void {
  const printed = (global[key] ??= new Set());
  if (!printed.has(message)) {
    printed.add(message);
    console.warn(message);
  }
}
