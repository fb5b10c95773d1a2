import { fieldOf, isUntrustedRecord, numberOf, textOf } from '../outside/untrusted-record';
import type { SiwxSessionData } from '../siwx/siwx-session';
import type { AppPlatform } from './pairing-platforms';

/** A proposal that an adapter can wait for again, on the next page. */
export interface LeftProposal {
  /** What the adapter needs for that: a secret. */
  readonly left: string;

  /** What the wallet is to sign with its approval. */
  readonly signIn?: SiwxSessionData | undefined;
}

/** A pairing that went to a wallet's app, and for whose answer the next page waits where this one is thrown away. */
export interface LeftPairing extends LeftProposal {
  readonly expiresAtMs: number;

  /** Where the app runs that was opened; absent where the visitor took the pairing URI there. */
  readonly handedTo?: AppPlatform | undefined;

  /** Whether a view showed it, and of which wallet. */
  readonly view?: { readonly connectorId?: string | undefined } | undefined;
}

/** How long after its end a visitor still expects to read of a pairing. */
const NEWS_MS = 3_600_000;

/** A stored {@link LeftPairing}; `undefined` for what is none, or ended long before `nowMs`. */
export function parseLeftPairing(value: unknown, nowMs: number): LeftPairing | undefined {
  const left = textOf(value, 'left');
  const expiresAtMs = numberOf(value, 'expiresAtMs') ?? 0;
  if (left === undefined || nowMs > expiresAtMs + NEWS_MS) return undefined;
  const signIn = fieldOf(value, 'signIn');
  const view = fieldOf(value, 'view');
  const handedTo = (['mobile', 'desktop', 'web'] as const).find(
    (platform) => platform === textOf(value, 'handedTo'),
  );
  return {
    left,
    expiresAtMs,
    handedTo,
    // What the wallet signs is compared with every field of it.
    signIn: isUntrustedRecord(signIn) ? (signIn as unknown as SiwxSessionData) : undefined,
    view: isUntrustedRecord(view) ? { connectorId: textOf(view, 'connectorId') } : undefined,
  };
}
