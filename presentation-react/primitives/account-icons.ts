import type { LateIcon } from './icon';

/** The strokes of the account and of what is done with it, as those of `icon.tsx`. */
export const accountIcons = {
  disconnect: {
    path: 'M8 3.5H5.5a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2H8M13 13.5l3.5-3.5L13 6.5M16 10H8',
    isTurning: true,
  },
  network: {
    path: 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM3.5 8h13M3.5 12h13M10 3c2 2 3 4.3 3 7s-1 5-3 7c-2-2-3-4.3-3-7s1-5 3-7Z',
  },
  plus: { path: 'M10 4.5v11M4.5 10h11' },
  receive: { path: 'M10 3.5v8.8M6 8.5l4 4 4-4M4 16.5h12' },
  send: { path: 'm5.5 14.5 9-9m-7 0h7v7' },
  swap: { path: 'M3.5 7h12m-3-3 3 3-3 3M16.5 13h-12m3 3-3-3 3-3' },
} as const satisfies Readonly<Record<string, LateIcon>>;
