import { useCallback, useEffect, useRef, useState } from 'react';

/** Something that is downloaded when it is first needed. */
export type Downloaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'loaded'; readonly value: T };

const loading = { status: 'loading' } as const;

/** Calls `load`, always the same function, and again where a visitor asks after a failure. */
export function useDownloaded<T>(load: () => Promise<T>): Downloaded<T> {
  const [state, setState] = useState<Downloaded<T>>(loading);
  const isWanted = useRef(true);
  const start = useCallback((): void => {
    const retry = (): void => {
      setState(loading);
      start();
    };
    load().then(
      (value) => isWanted.current && setState({ status: 'loaded', value }),
      () => isWanted.current && setState({ status: 'failed', retry }),
    );
  }, [load]);
  useEffect(() => {
    isWanted.current = true;
    start();
    return () => {
      isWanted.current = false;
    };
  }, [start]);
  return state;
}
