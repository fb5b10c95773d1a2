import { recordOf } from '../../bytes/untrusted';
import { HostRefusal } from '../../refusals/host-refusal';
import { rpcCodes } from '../../../../../../domain/rpc/rpc-code';
import { pause } from '../../time/pause';
import { bundleStatus, type SentBundle } from '../sent-bundle';

const PATIENCE_MS = 120_000;
const BETWEEN_MS = 1_000;

/**
 * The hash of the transaction in which a bundle is.
 *
 * @throws HostRefusal where it is in none within two minutes. It may still come.
 */
export async function transactionOf(
  { outcome }: SentBundle,
  wait: (ms: number) => Promise<void> = pause,
): Promise<string> {
  for (let waited = 0; waited < PATIENCE_MS; waited += BETWEEN_MS) {
    const { receipts, status } = await outcome();
    const [receipt] = receipts;
    if (receipt !== undefined) return String(recordOf(receipt)['transactionHash']);
    if (status === bundleStatus.dropped) {
      throw new HostRefusal('The network did not take it', rpcCodes.internalError);
    }
    await wait(BETWEEN_MS);
  }
  throw new HostRefusal('The network has not taken it yet', rpcCodes.internalError);
}
