/** Our own strokes, on a grid of 20 px, of what comes with the modal. The others are late: `late-icons.ts`. */
const paths = {
  alert:
    'M10 6.5v4M10 13.4v.1M8.7 3.4 2.4 14.3a1.5 1.5 0 0 0 1.3 2.2h12.6a1.5 1.5 0 0 0 1.3-2.2L11.3 3.4a1.5 1.5 0 0 0-2.6 0Z',
  back: 'm12 4.5-5.5 5.5 5.5 5.5',
  check: 'm4.5 10.5 3.8 3.8 7.2-8',
  clock: 'M10 6v4.2l2.8 1.8M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z',
  close: 'm5.5 5.5 9 9m0-9-9 9',
  copy: 'M7.5 5.5a2 2 0 0 1 2-2h5a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2v-5ZM5 7.6a1.9 1.9 0 0 0-1.5 1.9v5a2 2 0 0 0 2 2h5a1.9 1.9 0 0 0 1.9-1.5',
  external:
    'M8 5.5H5.5a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h7a2 2 0 0 0 2-2V12M11.5 3.5h5v5M16.2 3.8 9.5 10.5',
  forward: 'm8 4.5 5.5 5.5L8 15.5',
  grid: 'M4 4.5h4v4H4zM12 4.5h4v4h-4zM4 12h4v4H4zM12 12h4v4h-4z',
  hand: 'M7 10.5V5.2a1.2 1.2 0 0 1 2.4 0V9m0-.5V3.9a1.2 1.2 0 0 1 2.4 0V9m0-.3V5.2a1.2 1.2 0 0 1 2.4 0v6.3a5 5 0 0 1-5 5c-2 0-3.3-.8-4.3-2.4L3.6 11.6a1.2 1.2 0 0 1 2-1.3L7 12',
  key: 'M11.5 8.5a4 4 0 1 0-2.7 3.8l1.2 1.2H12v2h2v2h2.5v-3.1l-5.2-5.2M6.7 7.2v.1',
  reload: 'M16.5 4v4h-4M16.3 8A7 7 0 1 0 17 10.5',
  user: 'M13 7a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM4 16.5c.6-2.7 3-4.5 6-4.5s5.4 1.8 6 4.5',
  wallet:
    'M15.5 7V5.5a2 2 0 0 0-2-2H5a1.5 1.5 0 0 0-1.5 1.5v9.5a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2H5A1.5 1.5 0 0 1 3.5 5.5M13.3 11.7v.1',
} as const;

/** An icon that comes with the views that show it. */
export interface LateIcon {
  readonly path: string;

  /** Whether it points in the reading direction, and is mirrored with it. */
  readonly isTurning?: boolean;
}

export type IconName = keyof typeof paths | LateIcon;

const turning: ReadonlySet<unknown> = new Set(['back', 'external', 'forward']);

/** A stroke icon. Hidden from screen readers: its control has the words. */
export function Icon({ name }: { readonly name: IconName }) {
  const { isTurning = turning.has(name), path }: LateIcon =
    typeof name === 'string' ? { path: paths[name] } : name;
  return <Stroke path={path} className={isTurning ? 'icon turning' : 'icon'} />;
}

/** A path on the grid of the icons, drawn as they are. */
export function Stroke({
  path,
  className = 'icon',
}: {
  readonly path: string;
  readonly className?: string;
}) {
  return (
    <svg
      className={className}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
