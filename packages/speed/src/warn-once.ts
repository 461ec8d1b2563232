/** Docusaurus loads a configuration twice in a build, each time with modules of its own: what was said is kept outside of them. */
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
