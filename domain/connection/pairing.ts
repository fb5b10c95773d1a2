import { PAIRING_EXPIRY_GUARD_MS, PAIRING_EXPIRY_MS } from '../limits';
import type { AppPlatform } from './pairing-platforms';
import { parsePairingUri } from './pairing-uri';

/** The state of a pairing: the pairing URI is requested, shown, and answered or not. */
export type Pairing =
  | {
      readonly status: 'idle';

      /** Whether a wallet's app was to open the page. */
      readonly handedTo?: 'page';
    }
  | { readonly status: 'preparing' }
  | {
      readonly status: 'waiting';
      readonly uri: string;
      readonly expiresAtMs: number;

      /** Where the app runs that last received the pairing URI, if it is on this device, or the page. */
      readonly handedTo?: AppPlatform | 'page';

      /** Whether a wallet has the pairing URI, as far as that is known, and asks its owner. */
      readonly isScanned?: true;
    }
  | {
      readonly status: 'approved';

      /** Where the app runs that received the pairing URI, if it is on this device. */
      readonly handedTo?: AppPlatform;
    }
  | { readonly status: 'failed'; readonly cause: PairingFailure };

/**
 * Why a pairing failed. `refused`: the relay does not serve this site, which only the site's developer can
 * change. `signInInvalid`: the wallet approved, but its signature did not verify. `unsupported`: the wallet
 * supports nothing that the site needs, for example none of its networks.
 */
export type PairingFailure =
  'declined' | 'expired' | 'refused' | 'signInInvalid' | 'unreachable' | 'unsupported';

/** What can happen to a pairing. */
export type PairingEvent =
  | { readonly type: 'requested' }
  | { readonly type: 'uriReceived'; readonly uri: string; readonly nowMs: number }
  | { readonly type: 'handedOver'; readonly to: AppPlatform | 'page' }
  | { readonly type: 'scanned' | 'approved' }
  | { readonly type: 'failed'; readonly cause: PairingFailure }
  | { readonly type: 'cancelled' };

/** No pairing has begun. */
export const IDLE_PAIRING: Pairing = { status: 'idle' };

/**
 * The pairing after `event`. An event that its state does not expect, such as the answer to a cancelled pairing,
 * changes nothing and returns the same object.
 */
export function nextPairing(pairing: Pairing, event: PairingEvent): Pairing {
  switch (event.type) {
    case 'requested':
      return { status: 'preparing' };
    case 'uriReceived':
      if (pairing.status !== 'preparing' && pairing.status !== 'waiting') return pairing;
      return { status: 'waiting', uri: event.uri, expiresAtMs: expiryOf(event.uri, event.nowMs) };
    case 'handedOver':
      if (pairing.status === 'waiting') return { ...pairing, handedTo: event.to };
      return pairing.status === 'idle' && event.to === 'page'
        ? { status: 'idle', handedTo: event.to }
        : pairing;
    case 'scanned':
      return pairing.status === 'waiting' ? { ...pairing, isScanned: true } : pairing;
    case 'approved':
      if (pairing.status !== 'waiting') return pairing;
      return pairing.handedTo && pairing.handedTo !== 'page'
        ? { status: 'approved', handedTo: pairing.handedTo }
        : { status: 'approved' };
    case 'failed':
      if (pairing.status !== 'preparing' && pairing.status !== 'waiting') return pairing;
      return { status: 'failed', cause: event.cause };
    case 'cancelled':
      return IDLE_PAIRING;
  }
}

/**
 * Whether the pairing URI has expired at `nowMs`: it lives four minutes, or less if it says so, and counts as expired
 * ten seconds before its end.
 */
export function isPairingExpired(pairing: Pairing, nowMs: number): boolean {
  return pairing.status === 'waiting' && nowMs >= pairing.expiresAtMs - PAIRING_EXPIRY_GUARD_MS;
}

/** How long the widget may show the pairing URI from `nowMs` on; 0 without one. */
export function pairingTimeLeftMs(pairing: Pairing, nowMs: number): number {
  if (pairing.status !== 'waiting') return 0;
  return Math.max(0, pairing.expiresAtMs - PAIRING_EXPIRY_GUARD_MS - nowMs);
}

/** What decides whether a second attempt requests a new pairing URI. */
export interface PairingHost {
  /** Whether it is Telegram's own browser. */
  readonly isTelegram: boolean;
  /** Whether it is Safari. */
  readonly isSafari: boolean;
  /** Whether the device is of iOS. */
  readonly isIos: boolean;
}

/** When a pairing URI is reused: where necessary, always, or never. */
export type PairingReuse = 'auto' | 'always' | 'never';

/**
 * Whether a second attempt reuses the pending pairing URI. It does on Telegram and in Safari on iOS, which pause the
 * page while the wallet answers the first attempt.
 */
export function reusesPairing(
  pairing: Pairing,
  nowMs: number,
  { isTelegram, isSafari, isIos }: PairingHost,
  reuse: PairingReuse = 'auto',
): boolean {
  const isPending =
    pairing.status === 'preparing' ||
    (pairing.status === 'waiting' && !isPairingExpired(pairing, nowMs));
  if (!isPending || reuse === 'never') return false;
  return reuse === 'always' || isTelegram || (isSafari && isIos);
}

function expiryOf(uri: string, nowMs: number): number {
  const ownExpiryMs = parsePairingUri(uri)?.expiresAtMs ?? Number.POSITIVE_INFINITY;
  return Math.min(nowMs + PAIRING_EXPIRY_MS, ownExpiryMs);
}
