import { describe, expect, it } from '@jest/globals';
import { addListener, request } from 'sats-connect';
import { createBitcoinTestWallet } from '../../infrastructure/fake/bitcoin/bitcoin-test-wallet';

describe('a Bitcoin test wallet', () => {
  it('behaves towards sats-connect like a real wallet', async () => {
    const wallet = createBitcoinTestWallet({ networks: [{ name: 'Testnet' }] });
    const remove = wallet.announce(window);
    const [payment, ordinals] = await wallet.addresses();

    wallet.next('reject');
    const declined = await request('wallet_connect', null, wallet.id);
    expect(declined).toMatchObject({ status: 'error', error: { code: -32_000 } });
    const connected = await request('wallet_connect', null, wallet.id);
    const addresses = [{ address: payment }, { address: ordinals }];
    expect(connected).toMatchObject({ status: 'success', result: { addresses } });

    const told: unknown[] = [];
    const listener = { eventName: 'disconnect', cb: (event: unknown) => told.push(event) };
    const stop = addListener(listener, wallet.id);
    await wallet.setAccounts([]);
    expect(told).toEqual([{ type: 'disconnect' }]);
    stop();
    expect(wallet.listenerCount).toBe(0);
    const refused = await request('wallet_getAccount', null, wallet.id);
    expect(refused).toMatchObject({ status: 'error', error: { code: -32_002 } });
    remove();
  });
});
