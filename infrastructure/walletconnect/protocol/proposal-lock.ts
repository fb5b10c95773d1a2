/** How long the page before may take to leave. */
const PATIENCE_MS = 2000;

/**
 * Waits for the answer to the proposal of `topic`, as the only page that does. Resolves once `wait` is called, and without
 * an answer where another page waits: a tab that is duplicated leaves the same proposal to its copy, and the wallet
 * would be answered twice. Without Web Locks, each page waits.
 */
export async function waitAlone<Answer>(
  topic: string,
  wait: () => Promise<Answer>,
): Promise<{ readonly answer: Promise<Answer> } | undefined> {
  const { locks } = globalThis.navigator ?? {};
  if (!locks) return { answer: wait() };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return new Promise((resolve) => {
    const hold = async (): Promise<void> => {
      const answer = wait();
      resolve({ answer });
      await answer.catch(() => {});
    };
    locks.request(`wc:${topic}`, { signal }, hold).catch(() => resolve(undefined));
  });
}
