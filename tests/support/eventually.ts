const PATIENCE_MS = 2000;

/** Waits until `check` stops throwing, and throws what it threw last where it does not. */
export async function eventually(check: () => void | Promise<void>): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
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
