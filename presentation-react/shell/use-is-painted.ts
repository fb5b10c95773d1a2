import { useEffect, useState } from 'react';
import { afterPaint } from '../primitives/after-paint';

/** Whether the component has been painted. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => afterPaint(() => setIsPainted(true)), []);
  return isPainted;
}
