import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { mobileWalletAdapter } from '../../composition/ways/adapters/mobile-wallet-adapter';
import { solana } from '../../domain/network/more-networks';
import { FakeHostPage } from '../../infrastructure/fake/fake-host-page';
import { type AddSolanaWallets, AddedSolanaWallets } from '../../ports/wallet-family';
import { HastyClock } from '../support/hasty-clock';
import { inProcessProtocol } from '../support/phone-app/in-process-protocol';
import { PhoneApp } from '../support/phone-app/phone-app';
import { SharedStorage } from '../support/tab-storage';

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/141.0.0.0 Mobile Safari/537.36';

/** Makes the page one of a browser on Android. */
function onAndroid(): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ANDROID);
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
}

/** A visit of a site that adds wallets. */
function visit(): ReturnType<AddSolanaWallets> {
  const override = mobileWalletAdapter(inProcessProtocol(new PhoneApp()).protocol);
  expect(override.token).toBe(AddedSolanaWallets);
  const add = override.make?.({ get: () => new FakeHostPage('mobile') } as never);
  return (add as AddSolanaWallets)({
    clock: new HastyClock(),
    config: { images: {}, siteName: 'Test' },
    networks: () => [solana],
    storage: new SharedStorage().tab(),
  });
}

describe('AddedSolanaWallets of mobileWalletAdapter', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(window, 'isSecureContext');
  });

  it('are none where they cannot be used', async () => {
    expect(await visit()).toEqual([]);
  });

  it('are objects that a wallet registers by the Wallet Standard', async () => {
    onAndroid();
    const [added] = await visit();
    expect(added?.wallet).toMatchObject({ version: '1.0.0', name: expect.any(String) });
    expect(added?.wallet).toHaveProperty(['features', 'standard:connect', 'connect']);
  });

  it('have the same ids on every visit', async () => {
    onAndroid();
    const ids = async (): Promise<readonly string[]> => (await visit()).map(({ id }) => id);
    expect(await ids()).toHaveLength(1);
    expect(await ids()).toEqual(await ids());
  });
});
