import { useCallback, useEffect, useRef, useState } from 'react';

/** A value that is downloaded at its first use. */
export interface Downloaded<T> {
  /** The downloaded value, once it has loaded. */
  readonly value: T | undefined;
  readonly hasFailed: boolean;

  /** Retries the download. */
  readonly retry: () => void;
}

/** Calls `load`, which must always be the same function, and again when the visitor retries after a failure. */
export function useDownloaded<T extends object>(load: () => Promise<T>): Downloaded<T> {
  const [value, setValue] = useState<T>();
  const [hasFailed, setHasFailed] = useState(false);
  const isWanted = useRef(true);
  const start = useCallback((): void => {
    load().then(
      (loaded) => isWanted.current && setValue(() => loaded),
      () => isWanted.current && setHasFailed(true),
    );
  }, [load]);
  useEffect(() => {
    isWanted.current = true;
    start();
    return () => {
      isWanted.current = false;
    };
  }, [start]);
  const retry = (): void => {
    setHasFailed(false);
    start();
  };
  return { value, hasFailed, retry };
}
