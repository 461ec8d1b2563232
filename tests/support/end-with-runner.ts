/**
 * Ends this server when the test runner is gone, as after a run that was killed: it would keep its port, and the next run could not
 * begin. The runner's process id is in `TEST_RUNNER_PID`; without it the server runs until it is ended.
 *
 * @param end what else there is to end
 */
export function endWithRunner(end: () => void = () => undefined): void {
  const runner = Number(process.env.TEST_RUNNER_PID);
  if (!runner) {
    return;
  }
  setInterval(() => {
    try {
      process.kill(runner, 0); // asks whether it is there
    } catch {
      end();
      process.exit();
    }
  }, 1000).unref();
}
