const PATIENCE_MS = 2000;

/**
 * Waits until `check` stops throwing, and throws its last error where it does not within `patienceMs`: more
 * where a page and its nodes share a busy machine.
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
