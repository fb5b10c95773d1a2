import type { startDevtools } from 'cleatkit/devtools';
import { useEffect, useState } from 'react';

/** Starts the tools for the developer of a site around a widget. */
export type StartDevtools = typeof startDevtools;

/** What starts the tools while `isOn`, once it is downloaded: a page that never switches them on gets no byte of them. */
export function useDevtools(isOn: boolean): StartDevtools | undefined {
  const [start, setStart] = useState<StartDevtools>();
  useEffect(() => {
    if (!isOn || start) return;
    let isOver = false;
    import('cleatkit/devtools').then(
      (tools) => {
        if (!isOver) setStart(() => tools.startDevtools);
      },
      (error: unknown) => console.error(error),
    );
    return () => {
      isOver = true;
    };
  }, [isOn, start]);
  return isOn ? start : undefined;
}
