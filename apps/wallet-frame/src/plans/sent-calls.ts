import { HostRefusal } from '../channel/serve-host';
import { rpcCodes } from '../host/rpc-codes';

interface Sent {
  readonly chainId: string;
  readonly hashes: readonly string[];
}

const PENDING = 100;
const DONE = 200;
const REVERTED = 500;
const PARTLY = 600;

/** The batches that were sent in this page, for `wallet_getCallsStatus`. */
export class SentCalls {
  readonly #batches = new Map<string, Sent>();

  /** Remembers a batch, and returns its name. */
  add(batch: Sent): string {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const id = `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
    this.#batches.set(id, batch);
    return id;
  }

  /** @throws {@link HostRefusal} for a batch that is not known. */
  async status(
    params: unknown,
    node: (method: string, params: unknown) => Promise<unknown>,
  ): Promise<unknown> {
    const id: unknown = Array.isArray(params) ? params[0] : undefined;
    const batch = typeof id === 'string' ? this.#batches.get(id) : undefined;
    if (!batch) throw new HostRefusal('Unknown bundle id', rpcCodes.invalid);
    const receipts = await Promise.all(
      batch.hashes.map((hash) => node('eth_getTransactionReceipt', [hash])),
    );
    const found = receipts.filter((receipt) => receipt !== null && receipt !== undefined);
    return {
      ...{ version: '2.0.0', id, chainId: batch.chainId, atomic: false },
      status: found.length < receipts.length ? PENDING : outcomeOf(found),
      ...(found.length > 0 && { receipts: found }),
    };
  }
}

function outcomeOf(receipts: readonly unknown[]): number {
  const good = receipts.filter((receipt) => (receipt as { status?: unknown }).status === '0x1');
  if (good.length === receipts.length) return DONE;
  return good.length === 0 ? REVERTED : PARTLY;
}
