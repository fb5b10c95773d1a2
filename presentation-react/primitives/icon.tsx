/** Our own strokes, on a grid of 20 px. */
const paths = {
  alert:
    'M10 6.5v4M10 13.4v.1M8.7 3.4 2.4 14.3a1.5 1.5 0 0 0 1.3 2.2h12.6a1.5 1.5 0 0 0 1.3-2.2L11.3 3.4a1.5 1.5 0 0 0-2.6 0Z',
  back: 'm12 4.5-5.5 5.5 5.5 5.5',
  check: 'm4.5 10.5 3.8 3.8 7.2-8',
  clock: 'M10 6v4.2l2.8 1.8M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z',
  close: 'm5.5 5.5 9 9m0-9-9 9',
  copy: 'M7.5 5.5a2 2 0 0 1 2-2h5a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2v-5ZM5 7.6a1.9 1.9 0 0 0-1.5 1.9v5a2 2 0 0 0 2 2h5a1.9 1.9 0 0 0 1.9-1.5',
  disconnect: 'M8 3.5H5.5a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2H8M13 13.5l3.5-3.5L13 6.5M16 10H8',
  down: 'm5.5 8 4.5 4.5L14.5 8',
  external:
    'M8 5.5H5.5a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h7a2 2 0 0 0 2-2V12M11.5 3.5h5v5M16.2 3.8 9.5 10.5',
  forward: 'm8 4.5 5.5 5.5L8 15.5',
  grid: 'M4 4.5h4v4H4zM12 4.5h4v4h-4zM4 12h4v4H4zM12 12h4v4h-4z',
  hand: 'M7 10.5V5.2a1.2 1.2 0 0 1 2.4 0V9m0-.5V3.9a1.2 1.2 0 0 1 2.4 0V9m0-.3V5.2a1.2 1.2 0 0 1 2.4 0v6.3a5 5 0 0 1-5 5c-2 0-3.3-.8-4.3-2.4L3.6 11.6a1.2 1.2 0 0 1 2-1.3L7 12',
  key: 'M11.5 8.5a4 4 0 1 0-2.7 3.8l1.2 1.2H12v2h2v2h2.5v-3.1l-5.2-5.2M6.7 7.2v.1',
  mail: 'M5 4.5h10a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM3.5 6.5l6.5 4.7 6.5-4.7',
  network:
    'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM3.5 8h13M3.5 12h13M10 3c2 2 3 4.3 3 7s-1 5-3 7c-2-2-3-4.3-3-7s1-5 3-7Z',
  plus: 'M10 4.5v11M4.5 10h11',
  receive: 'M10 3.5v8.8M6 8.5l4 4 4-4M4 16.5h12',
  reload: 'M16.5 4v4h-4M16.3 8A7 7 0 1 0 17 10.5',
  search: 'M13.2 13.2 16.5 16.5M15 9a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z',
  send: 'm5.5 14.5 9-9m-7 0h7v7',
  swap: 'M3.5 7h12m-3-3 3 3-3 3M16.5 13h-12m3 3-3-3 3-3',
  user: 'M13 7a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM4 16.5c.6-2.7 3-4.5 6-4.5s5.4 1.8 6 4.5',
  wallet:
    'M15.5 7V5.5a2 2 0 0 0-2-2H5a1.5 1.5 0 0 0-1.5 1.5v9.5a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2H5A1.5 1.5 0 0 1 3.5 5.5M13.3 11.7v.1',
} as const;

export type IconName = keyof typeof paths;

/** Icons that point in the reading direction, and are mirrored with it. */
const turning: ReadonlySet<IconName> = new Set(['back', 'disconnect', 'external', 'forward']);

/** A stroke icon. Hidden from screen readers: its control has the words. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className={turning.has(name) ? 'icon turning' : 'icon'}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
