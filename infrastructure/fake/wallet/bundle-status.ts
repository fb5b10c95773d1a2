import type { WalletChains } from './wallet-chains';

/** What the wallet remembers of the calls that it has sent. */
export interface Bundle {
  readonly id: string;
  readonly chainId: number;

  /** How many calls the site gave. A call that cannot be sent ends the bundle: the calls after it are not sent. */
  readonly count: number;
  readonly hashes: readonly string[];

  /** Whether one transaction has all calls. */
  readonly isAtomic: boolean;
}

/** The status of `bundle` as EIP-5792 writes it. Imports nothing, so that the bundler leaves the rest of the wallet in one file. */
export async function statusOf(bundle: Bundle, chains: WalletChains): Promise<object> {
  const { chainId, count, hashes, id, isAtomic } = bundle;
  const found = await Promise.all(
    hashes.map((hash) => chains.request('eth_getTransactionReceipt', [hash])),
  );
  const receipts = found.filter(isReceipt).map((receipt) => ({
    logs: receipt['logs'],
    status: receipt['status'],
    blockHash: receipt['blockHash'],
    blockNumber: receipt['blockNumber'],
    gasUsed: receipt['gasUsed'],
    transactionHash: receipt['transactionHash'],
  }));
  const done = receipts.filter(({ status }) => status === '0x1').length;
  return {
    version: '2.0.0',
    id,
    chainId: `0x${chainId.toString(16)}`,
    atomic: isAtomic,
    status: receipts.length < hashes.length ? 100 : endOf(done, isAtomic ? 1 : count),
    ...(receipts.length > 0 && { receipts }),
  };
}

/** EIP-5792: 200 where all calls are done, 500 where none is, 600 where only some are. */
function endOf(done: number, count: number): number {
  if (done === count) return 200;
  return done === 0 ? 500 : 600;
}

function isReceipt(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
