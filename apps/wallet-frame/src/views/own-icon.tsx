import { Stroke } from '../../../../presentation-react/primitives/icon';

/** The strokes that only the wallet's own page needs, on the grid of the others. */
const paths = {
  browser:
    'M5 4.5h10a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM3 8h14M5.5 6.3h.1M7.5 6.3h.1',
  file: 'M11.5 3.5h-5a1.5 1.5 0 0 0-1.5 1.5v10a1.5 1.5 0 0 0 1.5 1.5h7a1.5 1.5 0 0 0 1.5-1.5V7l-3.5-3.5ZM11.5 3.5V7H15',
  shield:
    'm10 3 6 2.2v4.3c0 3.6-2.4 6.2-6 7.5-3.6-1.3-6-3.9-6-7.5V5.2L10 3Zm-2.6 7 1.9 1.9 3.4-3.6',
  words: 'M7.5 5.5h9M7.5 10h9M7.5 14.5h9M3.6 5.5h.1M3.6 10h.1M3.6 14.5h.1',
} as const;

export type OwnIconName = keyof typeof paths;

/** A stroke icon, hidden from screen readers: the words stand beside it. */
export function OwnIcon({ name }: { readonly name: OwnIconName }) {
  return <Stroke path={paths[name]} />;
}
