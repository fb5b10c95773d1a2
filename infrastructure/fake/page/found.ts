/** The first view is downloaded while a query waits. */
const WAIT_MS = 4000;
const POLL_MS = 20;

/** How long a query waits. */
export interface WidgetQueryOptions {
  /**
   * 4,000 when absent, in real time, without the time in which a busy page stands still. A mocked timer does
   * not end the wait.
   */
  readonly timeoutMs?: number;
}

/**
 * React warns about each update outside `act` while this is `true`, and no test can wrap the updates that a
 * query waits for.
 */
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };
let waiting = 0;
let before: boolean | undefined;

/** The result of `query`, as soon as there is one. */
export async function found<T>(
  query: () => T | undefined,
  failure: () => string,
  { timeoutMs = WAIT_MS }: WidgetQueryOptions = {},
): Promise<T> {
  if (waiting === 0) before = environment.IS_REACT_ACT_ENVIRONMENT;
  waiting += 1;
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    for (let waited = 0; ; waited += POLL_MS) {
      const value = query();
      if (value !== undefined) return value;
      if (waited >= timeoutMs) throw new Error(failure());
      await new Promise((resolve) => {
        setTimeout(resolve, POLL_MS);
      });
    }
  } finally {
    waiting -= 1;
    if (waiting === 0) environment.IS_REACT_ACT_ENVIRONMENT = before;
  }
}
