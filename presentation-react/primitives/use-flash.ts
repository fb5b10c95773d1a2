import { useEffect, useRef, useState } from 'react';
import { buzz } from './buzz';

/** True for `ms` after each call of the returned function, which a phone lets its visitor feel. */
export function useFlash(ms: number): readonly [boolean, () => void] {
  const [isOn, setIsOn] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const flash = (): void => {
    clearTimeout(timer.current);
    buzz();
    setIsOn(true);
    timer.current = setTimeout(() => setIsOn(false), ms);
  };
  return [isOn, flash];
}
