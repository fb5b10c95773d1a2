import type { ReactNode } from 'react';

interface PageFrameProps {
  readonly current: string;
  readonly children: ReactNode;
}

const pages = [
  { path: '/', name: 'Shop' },
  { path: '/two-widgets.html', name: 'Two widgets' },
  { path: '/phone.html', name: 'The phone' },
];

/** The frame that all pages of the demo share. */
export function PageFrame({ current, children }: PageFrameProps) {
  return (
    <>
      <header className="top">
        <a className="brand" href="/">
          <img src="/icon.svg" alt="" width="28" height="28" />
          Cleat demo
        </a>
        <nav aria-label="Pages of the demo">
          {pages.map(({ path, name }) => (
            <a key={path} href={path} aria-current={path === current ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
      </header>
      <main>{children}</main>
      <footer className="bottom">
        Everything here runs on this machine. The chains are local, the test wallets’ keys are known
        to all the world, and their money is worth nothing.
      </footer>
    </>
  );
}
