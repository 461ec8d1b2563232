/** The milliseconds that `work` takes on a machine of usual speed without other work. */
const usualTime = 100;

/** A fixed amount of work for one processor: it makes, splits and counts strings, as compilers and parsers do. */
function work() {
  const counts = new Map();
  for (let index = 0; index < 250_000; index += 1) {
    for (const word of `${index} ${index % 999} x`.split(' ')) {
      counts.set(word.slice(0, 3), (counts.get(word.slice(0, 3)) ?? 0) + 1);
    }
  }
}

/** How many times slower than usual this machine is now, because of its processor or of other work: from 1 to 10. */
function measureSlowness() {
  const start = performance.now();
  work();
  return Math.min(10, Math.max(1, (performance.now() - start) / usualTime));
}

/**
 * The time limit of a test on this machine. A limit means the same amount of work everywhere: a run measures the machine when it starts,
 * and gives its processes the factor in `TEST_SLOWNESS`. A test that hangs still ends.
 *
 * @param {number} milliseconds the limit on a machine of usual speed
 */
export function timeLimit(milliseconds) {
  process.env.TEST_SLOWNESS ??= measureSlowness().toFixed(2);
  return Math.round(milliseconds * Number(process.env.TEST_SLOWNESS));
}
