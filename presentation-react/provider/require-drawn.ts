import type { Widget } from '../../application/widget/widget';
import { EntryError } from '../../domain/errors/entry-error';

/**
 * Makes sure that there is a view for all that `widget` asks visitors for.
 *
 * @throws `WidgetError` `OPTION_UNSUPPORTED` for `siwx` and `siweConfig`, which have none yet.
 */
export function requireDrawn({ options: { siwx, siweConfig } }: Widget): void {
  if (siwx ?? siweConfig) {
    throw new EntryError('OPTION_UNSUPPORTED', { option: siwx ? 'siwx' : 'siweConfig' });
  }
}
