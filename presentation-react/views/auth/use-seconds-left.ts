import { useEffect, useState } from 'react';

/** The whole seconds until `atMs`, rounded up: at most 30, and 0 once it is over. */
export function useSecondsLeft(atMs: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.min(Math.max(Math.ceil(((atMs ?? 0) - now) / 1000), 0), MOST);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}

const MOST = 30;
