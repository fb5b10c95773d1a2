import { useEffect, useRef, useState } from 'react';

/** True for `ms` after each call of the returned function. */
export function useFlash(ms: number): readonly [boolean, () => void] {
  const [isOn, setIsOn] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const flash = (): void => {
    clearTimeout(timer.current);
    setIsOn(true);
    timer.current = setTimeout(() => setIsOn(false), ms);
  };
  return [isOn, flash];
}
