/** Waits for `work` no longer than `ms`, however it ends. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const late = new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
  await Promise.race([work.catch(() => undefined), late]);
}
