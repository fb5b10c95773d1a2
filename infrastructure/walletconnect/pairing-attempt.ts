import { abortable } from '../../domain/abort/abortable';
import { isWidgetError, WidgetError } from '../../domain/errors/widget-error';
import { numberOf } from '../../domain/outside/untrusted-record';
import type { Clock } from '../../ports/clock';
import { providerErrorOf } from '../chains/provider-error';
import { PAIRING_CONNECTOR_ID } from '../../domain/pairing-connector-id';
import type { RelayClient } from './session-client';

/** A proposal that the relay accepted. */
export interface Proposed<Approval> {
  readonly uri?: string | undefined;
  readonly left?: string;
  readonly scanned?: Promise<void>;
  readonly approval: () => Promise<Approval>;
}

export interface PairingAttempt<Approval> {
  readonly clock: Clock;
  readonly relay: RelayClient;
  readonly onUri: (uri: string, left?: string) => void;
  readonly onScanned: (() => void) | undefined;

  /** Sends the proposal to the relay. */
  readonly propose: (relay: RelayClient) => Promise<Proposed<Approval>>;

  /** Ends a session that was approved after the caller had stopped waiting. */
  readonly endLate: (approval: Approval) => Promise<void>;

  /** Called when the attempt has finally failed. */
  readonly onFailed: () => void;
}

/** How long the relay may take to answer. */
const RELAY_PATIENCE_MS = 15_000;

/**
 * Waits for a wallet to approve a proposal.
 *
 * @throws as `WalletPairing.propose` does.
 */
export async function whenApproved<Approval>(
  attempt: PairingAttempt<Approval>,
  signal?: AbortSignal,
): Promise<Approval> {
  const { clock, relay, onUri, onScanned, propose, endLate, onFailed } = attempt;
  const waiting = new AbortController();
  const refused = whenRefused(relay, waiting.signal);
  let approval: Promise<Approval> | undefined;
  try {
    const proposing = propose(relay);
    const patience = clock.sleep(RELAY_PATIENCE_MS, waiting.signal).then(unreachable);
    const first = Promise.race([asUnreachable(proposing), refused, ignored(patience)]);
    const { uri, left, scanned, approval: wait } = await abortable(first, signal);
    approval = ignored(wait());
    if (uri !== undefined) onUri(uri, left);
    void scanned?.then(() => waiting.signal.aborted || onScanned?.());
    return await abortable(Promise.race([approval, refused]), signal);
  } catch (error) {
    if (approval)
      approval
        .then(endLate)
        .catch(() => {})
        .finally(onFailed);
    else onFailed();
    signal?.throwIfAborted();
    throw pairingErrorOf(error);
  } finally {
    waiting.abort();
  }
}

/** Rejects when the relay refuses the connection. */
function whenRefused(relay: RelayClient, waiting: AbortSignal): Promise<never> {
  return ignored(
    new Promise((_resolve, reject) => {
      const stop = relay.onRefused((reason) => reject(unreachableFor(new Error(reason))));
      waiting.addEventListener('abort', stop, { once: true });
    }),
  );
}

/** A failure before there is a pairing URI is a failure to reach the relay. */
async function asUnreachable<T>(proposing: Promise<T>): Promise<T> {
  try {
    return await proposing;
  } catch (cause) {
    throw isWidgetError(cause) ? cause : unreachableFor(cause);
  }
}

/** Runs `work` and ignores its failure. */
function ignored<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}

function unreachable(): never {
  throw unreachableFor(undefined);
}

function unreachableFor(cause: unknown): WidgetError {
  return new WidgetError('PAIRING_UNREACHABLE', {}, { cause });
}

function pairingErrorOf(thrown: unknown): WidgetError {
  if (isWidgetError(thrown)) return thrown;
  const isExpired = thrown instanceof Error || numberOf(thrown, 'code') === 0;
  if (isExpired && /expired/i.test(messageIn(thrown))) {
    return new WidgetError('PAIRING_EXPIRED', {}, { cause: thrown });
  }
  return providerErrorOf(thrown, PAIRING_CONNECTOR_ID);
}

function messageIn(thrown: unknown): string {
  const { message } = Object(thrown) as { readonly message?: unknown };
  return typeof message === 'string' ? message : '';
}
