import { useEffect, useState } from 'react';
import { useWidgetState } from '../../bindings/widget-context';

/** How long the list of wallets may take to be downloaded before the view does without it. */
const PATIENCE_MS = 2000;

/** Whether wallets may still come to an empty list. */
export function useIsLooking(): boolean {
  const status = useWidgetState(({ features }) => features.wallets?.status);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return status === 'loading' || (status === undefined && !isOver);
}
