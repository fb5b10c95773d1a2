import { endingIn, type SignedEnding } from '../../domain/signed-ending';
import type { Store } from '../../ports/store';
import { isSignedAct } from '../wallet-key/wallet-acts';

/** What became of each ending that a copy had forgotten. */
export type RestoredEnding = 'ended' | 'withheld' | 'unknown' | 'unsigned';

/**
 * Makes a restored copy of the database fit to start with: ends its sessions, devices and attempts, and the ways that its service
 * has ended since, as the wallets' keys have signed in that service's output.
 *
 * @param output The lines of that output.
 * @param service The origin of the wallet's frame.
 */
export async function restoreWays(
  store: Pick<Store, 'transaction'>,
  output: AsyncIterable<string>,
  service: string,
): Promise<Readonly<Record<RestoredEnding, number>>> {
  const counts = { ended: 0, withheld: 0, unknown: 0, unsigned: 0 };
  await store.transaction(({ restored }) => restored.forget());
  for await (const line of output) {
    const ending = endingIn(line);
    if (ending) counts[await endAgain(store, ending, service)] += 1;
  }
  return counts;
}

/**
 * Where a line comes from does not matter: the wallet's key has to have signed it. Where the copy knows no other way, the way is
 * withheld and not deleted, and the wallet waits for its visitor.
 */
async function endAgain(
  store: Pick<Store, 'transaction'>,
  { slot, ...signed }: SignedEnding,
  service: string,
): Promise<RestoredEnding> {
  const act = { act: 'slot.revoke', subject: [slot] } as const;
  return store.transaction(async ({ restored, slots, wallets }) => {
    let found: RestoredEnding = 'unknown';
    for (const account of await restored.accountsOf(slot)) {
      const wallet = await wallets.find(account);
      if (!wallet) continue;
      found = 'unsigned';
      if (!isSignedAct(wallet.key, act, { service, account, ...signed })) continue;
      const isOpened = await slots.isOpened(account, slot);
      if (isOpened === true && !(await wallets.removeSlot(account))) {
        await restored.withhold(account, slot);
        return 'withheld';
      }
      await slots.end(account, slot);
      return 'ended';
    }
    return found;
  });
}
