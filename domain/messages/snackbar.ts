import { SNACKBAR_ERROR_SHOWN_MS, SNACKBAR_SHOWN_MS, SNACKBAR_SWAP_MS } from '../limits';
import { type SnackbarCode, variantOf } from './snackbar-code';

/** One message at a time: none, one on show, or the pause in which one closes and another may wait. */
export type Snackbar =
  | { readonly status: 'none'; readonly lastId: number }
  | { readonly status: 'shown'; readonly lastId: number; readonly code: SnackbarCode }
  | { readonly status: 'closing'; readonly lastId: number; readonly next?: SnackbarCode };

/** What can happen to it. `elapsed`: the time of {@link snackbarWaitMs} is over. */
export type SnackbarEvent =
  | { readonly type: 'raised'; readonly code: SnackbarCode }
  | { readonly type: 'putAway'; readonly code: SnackbarCode }
  | { readonly type: 'elapsed' };

/** No message yet. */
export const NO_SNACKBAR: Snackbar = { status: 'none', lastId: 0 };

/**
 * The snackbar after `event`; the same object where the event changes nothing. A new message closes the one
 * on show and follows it. Of several messages that wait for that, only the last one is shown.
 */
export function nextSnackbar(snackbar: Snackbar, event: SnackbarEvent): Snackbar {
  switch (event.type) {
    case 'raised':
      return afterRaised(snackbar, event.code);
    case 'putAway':
      return afterPutAway(snackbar, event.code);
    case 'elapsed':
      return afterElapsed(snackbar);
  }
}

/** How long the snackbar stays as it is when nothing else happens; `undefined` for no limit. */
export function snackbarWaitMs(snackbar: Snackbar): number | undefined {
  if (snackbar.status === 'none') return undefined;
  if (snackbar.status === 'closing') return SNACKBAR_SWAP_MS;
  const variant = variantOf(snackbar.code);
  if (variant === 'loading') return undefined;
  // A link to a transaction can be pressed for as long as bad news can be read.
  const isLong = variant === 'error' || snackbar.code.startsWith('TRANSACTION');
  return isLong ? SNACKBAR_ERROR_SHOWN_MS : SNACKBAR_SHOWN_MS;
}

function afterRaised(snackbar: Snackbar, code: SnackbarCode): Snackbar {
  const { lastId, status } = snackbar;
  return status === 'none' ? shown(lastId, code) : { status: 'closing', lastId, next: code };
}

function afterPutAway(snackbar: Snackbar, code: SnackbarCode): Snackbar {
  const { lastId, status } = snackbar;
  const isMeant =
    status === 'shown' ? snackbar.code === code : status === 'closing' && snackbar.next === code;
  return isMeant ? { status: 'closing', lastId } : snackbar;
}

function afterElapsed(snackbar: Snackbar): Snackbar {
  const { lastId, status } = snackbar;
  if (status === 'none' || snackbarWaitMs(snackbar) === undefined) return snackbar;
  if (status === 'closing' && snackbar.next !== undefined) return shown(lastId, snackbar.next);
  return { status: 'none', lastId };
}

function shown(lastId: number, code: SnackbarCode): Snackbar {
  return { status: 'shown', lastId: lastId + 1, code };
}
