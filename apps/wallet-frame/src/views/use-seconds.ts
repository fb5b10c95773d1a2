import { useEffect, useState } from 'react';

const SECOND = 1000;

/** The whole seconds until a moment, rounded up. 0 once it has come. */
export function useSecondsUntil(ms: number): number {
  const left = (): number => Math.max(0, Math.ceil((ms - Date.now()) / SECOND));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => setSeconds(left()), SECOND / 4);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `left` follows from `ms`.
  }, [ms]);
  return seconds;
}
