import { readColor, type Rgb } from '../../../../../presentation-react/theme/read-color';
import { contrast } from '../../../../../presentation-react/theme/refine-theme';

/** What WCAG asks of small text, and of the edges of controls. */
const TEXT = 4.5;
const CONTROL = 3;

/** Of a colour's channels, from 0 to 1: how far apart the two buttons of an approval are in one of them. */
const APART = 0.25;

/** Every text that the page draws, with what it stands on: at rest, under the pointer, and pressed. */
const texts: readonly (readonly [text: string, ...grounds: string[]])[] = [
  ['--ink', '--bg', '--s1', '--s2', '--s3'],
  ['--muted', '--bg', '--s1', '--s2'],
  ['--accent-ink', '--bg', '--s1', '--s2', '--accent-ground'],
  ['--on-accent', '--accent', pressed(10), pressed(18)],
];

/** The edges by which a control is found. */
const edges = ['--accent-edge', '--muted'];

/**
 * Whether each text and control of the page can be read in the colours that stand on `root`, and Approve looks unlike
 * Decline.
 */
export function isReadableLook(root: HTMLElement): boolean {
  const read = new Map<string, Rgb | undefined>();
  const colorOf = (name: string): Rgb | undefined => {
    if (!read.has(name))
      read.set(name, readColor(root, name.startsWith('--') ? `var(${name})` : name));
    return read.get(name);
  };
  const reaches = (one: string, other: string, ratio: number): boolean => {
    const [color, ground] = [colorOf(one), colorOf(other)];
    return color !== undefined && ground !== undefined && contrast(color, ground) >= ratio;
  };
  const areRead = texts.every(([text, ...grounds]) =>
    grounds.every((ground) => reaches(text, ground, TEXT)),
  );
  const areFound = edges.every((edge) =>
    ['--bg', '--s1'].every((ground) => reaches(edge, ground, CONTROL)),
  );
  return areRead && areFound && areApart(colorOf('--accent'), colorOf('--s1'));
}

function areApart(approve: Rgb | undefined, decline: Rgb | undefined): boolean {
  if (!approve || !decline) return false;
  return approve.some((channel, at) => Math.abs(channel - (decline[at] ?? 0)) >= APART);
}

/** The ground of the button that approves, while it answers the pointer. */
function pressed(percent: number): string {
  return `color-mix(in srgb, var(--accent-tint) ${percent}%, var(--accent))`;
}
