/**
 * Exits when another process is gone, for example after a killed run, so that the ports are free for the next run.
 *
 * @param variable the environment variable with the other process's id; without it, this process stays
 * @param end called before the exit
 */
export function exitWithProcess(variable: string, end: () => void = () => undefined): void {
  const other = Number(process.env[variable]);
  if (!other) {
    return;
  }
  setInterval(() => {
    try {
      process.kill(other, 0); // throws if it is gone
    } catch {
      end();
      process.exit();
    }
  }, 1000).unref();
}
