import { afterEach, expect, it } from '@jest/globals';
import {
  BrowserProvider,
  verifyMessage as verifyByEthers,
} from '../../../apps/chains/clients/ethers';
import { createWalletClient, custom, verifyMessage, verifyTypedData } from 'viem';
import { ethereum } from '../../../domain/network/built-in-networks';
import type { Eip1193Provider } from '../../../ports/eip1193-provider';
import { Eip155WalletCatalogue } from '../../../infrastructure/chains/eip155/eip155-wallet-catalogue';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { createTestWallet } from '../../../infrastructure/fake';
import { override } from '../../../ports/token';
import { WalletConnectorCatalogue } from '../../../ports/wallet-connector';
import { headlessWidget } from '../../support/headless-widget';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** The provider of a widget that is connected with a wallet that has real keys. */
async function connected() {
  const page = new EventTarget();
  const wallet = createTestWallet({ chains: [{ chainId: 1, rpcUrl: 'https://rpc.test' }] });
  wallet.announce(page);
  const { widget } = headlessWidget({
    overrides: [
      override(
        WalletConnectorCatalogue,
        new Eip155WalletCatalogue({
          clock: new SystemClock(),
          config: { page, external: [], images: {}, enableAnnounced: true, enableInjected: false },
        }),
      ),
    ],
  });
  ends.push(() => widget.dispose());
  await widget.connect(wallet.info.rdns);
  return { provider: widget.provider() as Eip1193Provider, wallet };
}

it('viem signs with the provider in one line', async () => {
  const { provider } = await connected();
  const client = createWalletClient({
    account: ALICE,
    chain: ethereum,
    transport: custom(provider),
  });

  const signature = await client.signMessage({ message: 'Hello' });
  const typed = {
    domain: { chainId: 1, name: 'Test' },
    types: { Mail: [{ name: 'text', type: 'string' }] },
    primaryType: 'Mail',
    message: { text: 'Hello' },
  } as const;
  const ofTyped = await client.signTypedData(typed);

  expect(await verifyMessage({ address: ALICE, message: 'Hello', signature })).toBe(true);
  expect(await verifyTypedData({ ...typed, address: ALICE, signature: ofTyped })).toBe(true);
});

it('ethers signs with the provider in one line', async () => {
  const { provider, wallet } = await connected();

  const signer = await new BrowserProvider(provider).getSigner();

  expect(await signer.getAddress()).toBe(ALICE);
  expect(verifyByEthers('Hello', await signer.signMessage('Hello'))).toBe(ALICE);
  wallet.next('reject');
  await expect(signer.signMessage('Hello')).rejects.toMatchObject({ code: 'ACTION_REJECTED' });
});
