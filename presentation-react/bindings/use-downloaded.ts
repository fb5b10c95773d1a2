import { useCallback, useEffect, useRef, useState } from 'react';
import type { CatalogueName } from '../messages/message-catalogue';
import { useWidgetContext } from './widget-context';

/** A value that is downloaded at its first use. */
export interface Downloaded<T> {
  /** The downloaded value, once it has loaded. */
  readonly value: T | undefined;
  readonly hasFailed: boolean;

  /** Retries the download. */
  readonly retry: () => void;
}

/**
 * Calls `load`, which must always be the same function, and again when the visitor retries after a failure. `texts`: the
 * catalogue that the value shows, where it is not one of the view's.
 */
export function useDownloaded<T extends object>(
  load: () => Promise<T>,
  texts?: CatalogueName,
): Downloaded<T> {
  const { presenter } = useWidgetContext();
  const [value, setValue] = useState<T>();
  const [hasFailed, setHasFailed] = useState(false);
  const isWanted = useRef(true);
  const start = useCallback((): void => {
    Promise.all([load(), texts && presenter.loadTexts(texts)]).then(
      ([loaded]) => isWanted.current && setValue(() => loaded),
      () => isWanted.current && setHasFailed(true),
    );
  }, [load, texts, presenter]);
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
