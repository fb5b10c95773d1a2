import { encodeBase58 } from '../../domain/address/base58';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { TRANSACTION_POLL_MS } from '../../domain/limits';
import type { Network } from '../../domain/network/network';
import { fieldOf, textOf } from '../../domain/outside/untrusted-record';
import type { ChainOutcomes } from '../../ports/chain-outcomes';
import type { Eip1193Provider } from '../../ports/eip1193-provider';
import type { PolkadotPayload } from '../../ports/polkadot-wallet';
import type { Scope } from '../scope/scope';

/** One method of a wallet's provider that the dapp called, and the wallet's answer. */
export interface DappCall {
  readonly provider: object;
  readonly args: readonly unknown[];
  readonly answer: unknown;
}

/** Reports when a transaction is part of the chain. */
export interface SentTools {
  readonly network: Network;
  readonly outcomes: ChainOutcomes;
  readonly scope: Scope;

  /** Reads the balance again. Never throws. */
  readonly renew: () => Promise<void>;
}

type Wait = (call: DappCall, tools: SentTools) => Promise<void>;

/** How long the status of calls is polled. */
const CALLS_PATIENCE_MS = 300_000;

const SIGNATURE_BYTES = 64;

const waits: { readonly [N in ChainNamespace]: Wait } = {
  bip122: async ({ answer }, tools) => {
    const txid = typeof answer === 'string' ? answer : textOf(answer, 'txid');
    if (txid === undefined) return;
    // The balance includes unconfirmed transactions.
    await tools.renew();
    await untilEnd(txid, tools);
  },
  eip155: async ({ answer, args: [request], provider }, tools) => {
    if (textOf(request, 'method') === 'wallet_sendCalls') {
      await untilCallsAreDone(provider as Eip1193Provider, answer, tools);
    } else if (typeof answer === 'string') await untilEnd(answer, tools);
  },
  // These wallets sign and do not send. A transaction that is part of the chain has used its nonce.
  polkadot: async ({ args: [payload] }, { network, outcomes, renew, scope }) => {
    const { address, nonce } = payload as PolkadotPayload;
    await outcomes.nonceUsed?.(BigInt(nonce), address, network, scope.signal);
    await renew();
  },
  solana: async ({ answer }, tools) => {
    const signature = firstSignature(answer as Uint8Array);
    if (signature) await untilEnd(encodeBase58(signature), tools);
  },
};

/**
 * Reads the balance again when the transaction of `call` is part of the chain. A transaction that the wallet
 * only signed counts as sent, where the chain can show it, because the dapp sends it next.
 */
export async function followDappCall(
  namespace: ChainNamespace,
  call: DappCall,
  tools: SentTools,
): Promise<void> {
  await waits[namespace](call, tools);
}

async function untilEnd(hash: string, { network, outcomes, renew, scope }: SentTools) {
  await outcomes.outcome(hash, network, scope.signal);
  await renew();
}

/** Waits until the wallet reports that the calls of EIP-5792 in `answer` are not pending. */
async function untilCallsAreDone(
  provider: Eip1193Provider,
  answer: unknown,
  { renew, scope: { clock, signal } }: SentTools,
): Promise<void> {
  const id = typeof answer === 'string' ? answer : fieldOf(answer, 'id');
  const sinceMs = clock.now();
  while (clock.now() - sinceMs < CALLS_PATIENCE_MS) {
    const method = 'wallet_getCallsStatus';
    const status = fieldOf(await provider.request({ method, params: [id] }), 'status');
    if (status !== 100 && status !== 'PENDING') break;
    await clock.sleep(TRANSACTION_POLL_MS, signal);
  }
  await renew();
}

/** The signature in `bytes`: alone, or the first one of a signed transaction, which begins with their number. */
function firstSignature(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes.length === SIGNATURE_BYTES) return bytes;
  const signature = bytes.slice(1, 1 + SIGNATURE_BYTES);
  return signature.some((byte) => byte !== 0) ? signature : undefined;
}
