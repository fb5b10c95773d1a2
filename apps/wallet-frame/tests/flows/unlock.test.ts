import { expect, it } from '@jest/globals';
import { unlockHere } from '../../src/use-cases/open/unlock';
import { passkeys } from '../../src/adapters/browser/passkeys';
import type { Keys } from '../../src/ports/keys';
import { KeyRefusal } from '../../src/domain/refusals/key-refusal';
import { type Screen, Screens } from '../../src/domain/screens/screens';
import type { PhraseSlot } from '../../src/domain/vault/slot';
import type { ListedSlot } from '../../src/ports/vault';
import type { UnlockMethod } from '../../src/domain/vault/unlock-method';
import { confirmsAll } from './confirms-all';

const GOES_MS = 1_800_000_000_000;

/** A slot of words of a wallet that was set aside. */
function setAside(id: string, goesAtMs?: number): ListedSlot {
  const slot = { id, kind: 'phrase' } as unknown as PhraseSlot;
  const going = goesAtMs === undefined ? {} : { goesAtMs };
  return { id, kind: 'phrase', createdAtMs: 0, aside: `wallet of ${id}`, slot, ...going };
}

/** What the visitor reads of the wallet that the words of the slot `own` are of, where two were set aside. */
async function readOf(own: string): Promise<Screen> {
  const screens = new Screens();
  const addDevice = (method: UnlockMethod): Promise<void> =>
    Promise.reject(new KeyRefusal('id' in method && method.id === own ? 'aside' : 'locked'));
  const slots = [setAside('thief', GOES_MS), setAside('owner')];
  void unlockHere(
    { confirm: confirmsAll.again, keys: { addDevice } as Keys, passkeys, screens },
    { slots },
  );
  const screen = screens.getSnapshot();
  if (screen.kind === 'unlock') screen.openByWords('twelve words');
  return new Promise((resolve) => {
    screens.subscribe(() => {
      const shown = screens.getSnapshot();
      if (shown.kind === 'renewal') resolve(shown);
    });
  });
}

it('a wallet that was set aside is not said to go because another one does', async () => {
  expect(await readOf('owner')).toMatchObject({ step: 'aside' });
  expect(await readOf('thief')).toMatchObject({ step: 'going', atMs: GOES_MS });
});
