import { describe, expect, it } from '@jest/globals';
import type { Connector } from '../../../../domain/connection/connector';
import { faceOf } from '../../../../domain/connection/wallet-identity';
import { FakeWalletConnector } from '../../../../infrastructure/fake/fake-wallet-connector';
import { KeyValueStorage } from '../../../../ports/key-value-storage';
import { override } from '../../../../ports/token';
import { eventually } from '../../../support/eventually';
import { SharedStorage } from '../../../support/tab-storage';
import {
  ALICE,
  aliceOnEthereum,
  BOB,
  bobOnArbitrum,
  readyWidget,
  storageWith,
  storedIn,
} from '../../../support/headless-kit';

const icon = 'data:image/png;base64,AA==';
const genuineFace = faceOf({ name: 'Mine', imageUrl: icon });

/** Counts the requests to the wallet. */
class CountingWallet extends FakeWalletConnector {
  asked = 0;

  override async restore(signal?: AbortSignal) {
    this.asked += 1;
    return super.restore(signal);
  }

  override async whenGranted(signal: AbortSignal) {
    this.asked += 1;
    return super.whenGranted(signal);
  }
}

/** The visitor's wallet, with Alice's account. */
function genuine(id: string, more: Partial<Connector> = {}): CountingWallet {
  return wallet({ id, name: 'Mine', imageUrl: icon, ...more }, aliceOnEthereum);
}

/** A stranger's wallet that claims the same rdns. */
function stranger(id: string, more: Partial<Connector> = {}): CountingWallet {
  return wallet({ id, name: 'Copy', ...more }, bobOnArbitrum);
}

function wallet(
  fields: Partial<Connector> & Pick<Connector, 'id' | 'name'>,
  earlierGrant: typeof aliceOnEthereum,
): CountingWallet {
  const rdns = 'test.mine';
  return new CountingWallet(
    { type: 'ANNOUNCED', namespace: 'eip155', info: { rdns }, isDuplicate: true, ...fields },
    { earlierGrant },
  );
}

function stored(face: string | undefined = genuineFace) {
  return storageWith('test.mine', face ? { 'eip155:connected_wallet_face': face } : {});
}

describe('a stored connection that two wallets claim', () => {
  it.each([
    ['first', [genuine('test.mine'), stranger('test.mine#2')]],
    ['second', [stranger('test.mine'), genuine('test.mine#2')]],
  ])(
    '[R4.39] is restored with the wallet that looks the same, where it is the %s',
    async (_place, wallets) => {
      const { widget, clock } = await readyWidget({ wallets, storage: stored() });
      await clock.advance(60_000);

      expect(widget.state.connections.eip155.account?.address).toBe(ALICE);
      expect(wallets.map(({ asked, details }) => [details.name, asked > 0])).toEqual(
        expect.arrayContaining([
          ['Mine', true],
          ['Copy', false],
        ]),
      );
    },
  );

  it.each<[string, string | undefined, Partial<Connector>]>([
    ['look the same', genuineFace, { name: 'Mine', imageUrl: icon }],
    ['look otherwise', faceOf({ name: 'Before', imageUrl: icon }), {}],
    ['were stored without a look', '', {}],
  ])(
    '[R4.39] is not restored, without a request to either, where both %s',
    async (_what, face, look) => {
      const wallets = [stranger('test.mine', look), genuine('test.mine#2')];
      const { widget, clock, logger } = await readyWidget({ wallets, storage: stored(face) });

      expect(widget.state.connections.eip155).not.toHaveProperty('attempt');
      await clock.advance(60_000);

      expect(widget.state.connections.eip155.status).toBe('disconnected');
      expect(wallets.map(({ asked }) => asked)).toEqual([0, 0]);
      expect(logger.entries).toHaveLength(1);
      expect(logger.entries[0]?.message).toContain('several wallets claim');
      // The next visit may be unambiguous.
      expect(widget.state.connectors).toHaveLength(2);
    },
  );

  it('[R4.39] is restored with the wallet that appears within a second after a faster stranger', async () => {
    const fast = stranger('test.mine');
    const { widget, catalogue, clock } = await readyWidget({ wallets: [fast], storage: stored() });
    await clock.advance(900);
    catalogue.add(genuine('test.mine#2'));
    await clock.advance(60_000);

    expect(widget.state.connections.eip155.account?.address).toBe(ALICE);
    expect(fast.asked).toBe(0);
  });

  it('stays with the wallet that was restored when a copy announces itself', async () => {
    const { widget, catalogue, clock } = await readyWidget({
      wallets: [genuine('test.mine')],
      storage: stored(),
    });
    await clock.advance(0);
    const copy = stranger('test.mine#2', { name: 'Mine', imageUrl: icon });
    catalogue.add(copy);
    await clock.advance(60_000);

    expect(widget.state.connections.eip155.account?.address).toBe(ALICE);
    expect(copy.asked).toBe(0);
  });
});

describe('a stored connection that one wallet claims', () => {
  it('[R4.39] is restored after a second where the wallet looks different than before', async () => {
    const updated = genuine('test.mine', { name: 'Mine 2.0' });
    const { widget, clock, storage } = await readyWidget({ wallets: [updated], storage: stored() });
    await clock.advance(999);
    expect(updated.asked).toBe(0);
    await clock.advance(1);

    expect(widget.state.connections.eip155.account?.address).toBe(ALICE);
    expect(storedIn(storage)['eip155:connected_wallet_face']).toBe(faceOf(updated.details));
  });

  it('[R4.39] is restored at once where no look was stored', async () => {
    const { widget, clock } = await readyWidget({
      wallets: [stranger('test.mine')],
      storage: stored(''),
    });
    await clock.advance(0);

    expect(widget.state.connections.eip155.account?.address).toBe(BOB);
  });

  it('stores the look of its wallet, and forgets it with the connection', async () => {
    const mine = genuine('test.mine#2').answerWith({ grant: aliceOnEthereum });
    const { widget, storage } = await readyWidget({ wallets: [stranger('test.mine'), mine] });
    await widget.connect('test.mine#2');
    expect(storedIn(storage)).toMatchObject({
      'eip155:connected_connector_id': 'test.mine',
      'eip155:connected_wallet_face': genuineFace,
    });

    await widget.disconnect();

    expect(storedIn(storage)).not.toHaveProperty('eip155:connected_wallet_face');
    expect(storedIn(storage)).not.toHaveProperty('eip155:connected_connector_id');
  });
});

describe('tabs in which wallets with one claimed identity appear in another order', () => {
  it('agree on the one that the visitor connected, and come to rest', async () => {
    const storage = new SharedStorage();
    const tab = async (...wallets: readonly CountingWallet[]) => {
      const headless = await readyWidget({
        wallets,
        overrides: [override(KeyValueStorage, storage.tab())],
      });
      return {
        ...headless,
        address: () => headless.widget.state.connections.eip155.account?.address,
      };
    };
    const copy = stranger('test.mine');
    const here = await tab(
      genuine('test.mine').answerWith({ grant: aliceOnEthereum }),
      stranger('test.mine#2'),
    );
    const there = await tab(copy, genuine('test.mine#2'));

    await here.widget.connect('test.mine');
    await eventually(() => expect(there.address()).toBe(ALICE));
    await Promise.all([here.clock.advance(40), there.clock.advance(40)]);
    const before = storage.writeCount;
    await Promise.all([here.clock.advance(10_000), there.clock.advance(10_000)]);

    expect([here.address(), there.address()]).toEqual([ALICE, ALICE]);
    expect(copy.asked).toBe(0);
    expect(storage.writeCount).toBe(before);

    await there.widget.disconnect();
    await eventually(() => expect(here.address()).toBeUndefined());
  });
});
