import type { ReactNode } from 'react';
import { LookControls } from './look-controls';

interface PageFrameProps {
  readonly current: string;
  readonly buttons?: ReactNode;
  readonly children: ReactNode;
}

const pages = [
  { path: '/', name: 'Modal' },
  { path: '/embedded.html', name: 'Embedded' },
  { path: '/two-widgets.html', name: 'Two widgets' },
  { path: '/phone.html', name: 'The phone' },
];

/** The frame that all pages of the demo share. */
export function PageFrame({ current, buttons, children }: PageFrameProps) {
  return (
    <>
      <header className="top">
        <a className="brand" href="/">
          <img src="/icon.svg" alt="" width="28" height="28" />
          Cleat demo
        </a>
        <div className="buttons">{buttons}</div>
      </header>
      <nav aria-label="Pages of the demo">
        {pages.map(({ path, name }) => (
          <a key={path} href={path} aria-current={path === current ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <main>{children}</main>
      <footer className="bottom">
        <LookControls />
        <p>
          Everything here runs on this machine. The chains are local, the test wallet’s keys are
          known to all the world, and its money is worth nothing.
        </p>
      </footer>
    </>
  );
}
