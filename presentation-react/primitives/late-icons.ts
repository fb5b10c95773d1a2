import type { LateIcon } from './icon';

/** The strokes of views that come late, as those of `icon.tsx`. */
export const lateIcons = {
  down: { path: 'm5.5 8 4.5 4.5L14.5 8' },
  mail: {
    path: 'M5 4.5h10a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM3.5 6.5l6.5 4.7 6.5-4.7',
  },
  phone: {
    path: 'M7 2.5h6A1.5 1.5 0 0 1 14.5 4v12a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 16V4A1.5 1.5 0 0 1 7 2.5ZM9 14.8h2',
  },
  search: { path: 'M13.2 13.2 16.5 16.5M15 9a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z' },
} as const satisfies Readonly<Record<string, LateIcon>>;
