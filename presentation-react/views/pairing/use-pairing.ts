import { useEffect, useState } from 'react';
import type { PairingVerbs } from '../../../application/pairing/pairing-feature';
import {
  IDLE_PAIRING,
  type Pairing,
  type PairingFailure,
} from '../../../domain/connection/pairing';
import type { AppPlatform } from '../../../domain/connection/pairing-platforms';
import { useFeature } from '../../bindings/use-feature';
import { useWidgetState } from '../../bindings/widget-context';

/** The pairing URI that a view shows, and its actions. */
export interface KeptPairing {
  /** The URI to show: the previous one until a new one replaces it. */
  readonly uri: string | undefined;

  /** Whether the URI is valid now. */
  readonly isReady: boolean;

  /** Whether a wallet has read it, and asks its owner. */
  readonly isScanned: boolean;
  readonly failure: PairingFailure | undefined;

  /** Where the app runs that was opened with the URI, or the page, if one was opened. */
  readonly handedTo: AppPlatform | 'page' | undefined;
  readonly verbs: PairingVerbs | undefined;
  readonly retry: () => void;
}

/** Keeps a valid pairing URI while the view is shown, unless `isOff`. */
export function usePairing({ isOff = false }: { readonly isOff?: boolean } = {}): KeptPairing {
  const { verbs, hasFailed, retry } = useFeature('pairing');
  const pairing = useWidgetState(({ features }) => features.pairing) ?? IDLE_PAIRING;
  useEffect(() => (isOff ? undefined : verbs?.keepPairing()), [verbs, isOff]);
  const uri = useShownUri(pairing);
  const failure = hasFailed ? 'unreachable' : failureOf(pairing);
  return {
    uri,
    isReady: pairing.status === 'waiting',
    isScanned: pairing.status === 'waiting' && pairing.isScanned === true,
    failure,
    handedTo: 'handedTo' in pairing ? pairing.handedTo : undefined,
    verbs,
    retry: () => (verbs ? verbs.renewPairing() : retry()),
  };
}

function useShownUri(pairing: Pairing): string | undefined {
  const [last, setLast] = useState<string>();
  const isRenewed = pairing.status === 'preparing' || isExpired(pairing);
  const next = isRenewed ? last : uriOf(pairing);
  if (next !== last) setLast(next);
  return next;
}

function uriOf(pairing: Pairing): string | undefined {
  return pairing.status === 'waiting' ? pairing.uri : undefined;
}

/** A new URI replaces an expired one, so expiry is not a failure to report. */
function isExpired(pairing: Pairing): boolean {
  return pairing.status === 'failed' && pairing.cause === 'expired';
}

function failureOf(pairing: Pairing): PairingFailure | undefined {
  return pairing.status === 'failed' && !isExpired(pairing) ? pairing.cause : undefined;
}
