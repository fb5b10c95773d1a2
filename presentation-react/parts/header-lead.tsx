import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/** Puts `children` into the heading of the view, before its title. */
export function HeaderLead({ children }: { readonly children: ReactNode }) {
  const here = useRef<HTMLSpanElement>(null);
  const [lead, setLead] = useState<Element | null>();
  useLayoutEffect(() => {
    setLead(here.current?.closest('.pane')?.querySelector('.header-lead'));
  }, []);
  return lead ? createPortal(children, lead) : <span ref={here} hidden />;
}
