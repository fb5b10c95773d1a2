/** Does at most `count` works at a time; the others wait in their order. */
export function atMost(count: number): (work: () => Promise<void>) => Promise<void> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      await work();
    } finally {
      const next = waiting.shift();
      if (next)
        next(); // It takes this one's place.
      else running -= 1;
    }
  };
}
