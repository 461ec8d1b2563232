/**
 * Ends this program when another one is gone, as after a run that was killed: it would keep its ports, and the next run could not
 * begin.
 *
 * @param variable the environment variable that holds the other program's process id; without it this one runs until it is ended
 * @param end what else there is to end
 */
export function exitWithProcess(variable: string, end: () => void = () => undefined): void {
  const other = Number(process.env[variable]);
  if (!other) {
    return;
  }
  setInterval(() => {
    try {
      process.kill(other, 0); // asks whether it is there
    } catch {
      end();
      process.exit();
    }
  }, 1000).unref();
}
