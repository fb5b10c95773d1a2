import type { ReactNode } from 'react';
import { Flags } from './art/flags';
import { Hitch } from './art/hitch';
import { Light } from './art/light';
import { Regatta } from './art/regatta';
import { Tide } from './art/tide';
import { Watch } from './art/watch';
import type { PrintId } from './prints';

const pictures: Readonly<Record<PrintId, () => ReactNode>> = {
  flags: Flags,
  hitch: Hitch,
  light: Light,
  regatta: Regatta,
  tide: Tide,
  watch: Watch,
};

/** The picture of a print: inks over paper, each ink darkening the one below it. */
export function PrintArt({ id }: { readonly id: PrintId }) {
  const Picture = pictures[id];
  return (
    <svg className="art" viewBox="0 0 300 360" aria-hidden="true">
      <rect width="300" height="360" className="paper" />
      <Picture />
    </svg>
  );
}
