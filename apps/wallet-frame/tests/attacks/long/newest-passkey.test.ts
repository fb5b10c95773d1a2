import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { pressButton } from '../../press-button.mjs';
import { type Defence, takenOut } from '../../../../../tests/support/taken-out';
import { isBrowserThere, type Visit } from '../../browser/frame-world';
import {
  addAuthenticator,
  addressOf,
  NOTHING_SHOWN,
  type RenewalWorld,
  startRenewalWorld,
} from '../../browser/renewal-world';

jest.setTimeout(150_000);

const EMAIL = 'ada@example.test';
const isRequired = process.env['CI'] === 'true';

describe('a thief of the mailbox whose new wallet is in the place of the owner’s', () => {
  if (!isBrowserThere && !isRequired) {
    it.todo('runs where a Chromium is installed');
    return;
  }

  let world: RenewalWorld;
  afterEach(() => world.close());

  async function newBrowser(): Promise<Visit> {
    const context = await world.newContext();
    const visit = await world.visit(context);
    await addAuthenticator(context, visit.page);
    return visit;
  }

  /** The thief's slot says that it is of the owner's passkey: the names of passkeys are in the list of slots. */
  async function callAsOwners(): Promise<void> {
    const rows = await world.database.rows(
      "select id, sealed, aside from slot where kind = 'passkey' order by created",
    );
    const [owners, thiefs] = rows.map(({ id, sealed }) => {
      return {
        id: String(id),
        slot: JSON.parse(String(sealed)) as { readonly credential: string },
      };
    });
    const slot = { ...thiefs?.slot, credential: owners?.slot.credential };
    const sql = 'update slot set sealed = ? where id = ?';
    await world.database.rows(sql, JSON.stringify(slot), thiefs?.id ?? '');
  }

  /** Whether the owner, who has the passkey and nothing else, comes back to the wallet. */
  async function comesBack(
    meanwhile: () => Promise<void>,
    ...taken: readonly Defence[]
  ): Promise<boolean> {
    const plugins = taken.length > 0 ? { page: takenOut(taken) } : {};
    world = await startRenewalWorld({ settings: { plugins } });
    const owner = await newBrowser();
    await world.enterCode(owner, EMAIL);
    await pressButton(owner.frame.getByRole('button', { name: 'Add a passkey' }));
    await owner.page.waitForFunction(NOTHING_SHOWN);
    const before = await addressOf(owner);

    const thief = await newBrowser();
    expect(await world.beginAnew(thief, EMAIL, 'Add a passkey')).not.toBe(before);

    await meanwhile();

    // The owner's browser has lost everything but the passkey, which is the device's.
    await owner.frame.evaluate(`indexedDB.deleteDatabase('cleat-wallet')`);
    await owner.page.reload();
    const again = await world.visitIn(owner.page);
    await world.enterCode(again, EMAIL);
    await again.frame.getByRole('button', { name: 'Use a passkey' }).click();
    const isBefore = again.frame.getByText('This is your wallet from before');
    await isBefore.or(again.frame.locator('.problem:not(:empty)')).waitFor();
    if (!(await isBefore.isVisible())) return false;
    await world.confirmed(again, 'Bring this wallet back', 'Bring this wallet back');
    await again.page.waitForFunction(NOTHING_SHOWN);
    return (await addressOf(again)) === before;
  }

  const nothing = (): Promise<void> => Promise.resolve();

  it('[E3.n] keeps the owner’s passkey from no wallet by newer ones', async () => {
    expect(await comesBack(nothing)).toBe(true);
  });

  it('[E3.n] keeps it from none by a slot in its name', async () => {
    expect(await comesBack(callAsOwners)).toBe(true);
  });

  it('[E3.n control] keeps the owner out where the newest passkey alone is asked for', async () => {
    const defence: Defence = {
      file: 'apps/wallet-frame/src/use-cases/open/unlock.ts',
      find: 'await passkeys.use(passkeySlots)',
      put: 'await passkeys.use(passkeySlots.slice(-1))',
    };
    expect(await comesBack(nothing, defence)).toBe(false);
  });

  it('[E3.n control] keeps the owner out by a slot in its name where the newer one counts', async () => {
    const defence: Defence = {
      file: 'apps/wallet-frame/src/adapters/browser/passkeys.ts',
      find: '.filter(({ credential }, at) => slots.findIndex((one) => one.credential === credential) === at)',
    };
    expect(await comesBack(callAsOwners, defence)).toBe(false);
  });
});
