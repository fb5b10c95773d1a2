/** Longer in the suites with nodes and browsers, which share a busy machine. */
const PATIENCE_MS = Number(process.env['CLEAT_TEST_PATIENCE_MS'] ?? 2000);

/**
 * Waits until `check` stops throwing, and throws its last error where it does not within `patienceMs`.
 */
export async function eventually(
  check: () => void | Promise<void>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
    }
  }
}
