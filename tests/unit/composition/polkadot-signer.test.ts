import { afterEach, expect, it } from '@jest/globals';
import {
  getPolkadotSignerFromPjs,
  type Signer,
} from '../../../apps/chains/clients/polkadot-signers';
import { signatureVerify } from '../../../apps/chains/clients/polkadot-crypto';
import { polkadotSigner } from '../../../composition/ways/polkadot';
import { polkadot } from '../../../domain/network/more-networks';
import { PolkadotWalletCatalogue } from '../../../infrastructure/chains/polkadot/polkadot-wallet-catalogue';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { createPolkadotTestWallet, InMemoryStorage } from '../../../infrastructure/fake';
import { WalletConnectorCatalogue } from '../../../ports/wallet-connector';
import { override } from '../../../ports/token';
import { headlessWidget } from '../../support/headless-widget';

const ALICE = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5';
const HELLO = '0x48656c6c6f';
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** A widget that is connected with a Polkadot wallet that has real keys. */
async function connected() {
  const page = new EventTarget();
  const wallet = createPolkadotTestWallet({ name: 'test' });
  wallet.inject(page);
  const { widget } = headlessWidget({
    options: { networks: [polkadot] },
    overrides: [
      override(
        WalletConnectorCatalogue,
        new PolkadotWalletCatalogue({
          clock: new SystemClock(),
          networks: () => [polkadot],
          storage: new InMemoryStorage(),
          config: { page, enableInjected: true, images: {}, siteName: 'Test' },
        }),
      ),
    ],
  });
  ends.push(() => widget.dispose());
  await widget.connect('test');
  return { signer: polkadotSigner(widget), wallet, widget };
}

it('is a signer of @polkadot/api, and signs bytes that can be no transaction', async () => {
  const { signer } = await connected();
  const ofApi: Signer = signer;

  const answer = await ofApi.signRaw?.({ address: ALICE, data: HELLO, type: 'bytes' });

  const verified = signatureVerify('<Bytes>Hello</Bytes>', answer?.signature ?? '', ALICE);
  expect(verified).toMatchObject({ isValid: true, crypto: 'sr25519' });
});

it('signs bytes that are wrapped already as they are', async () => {
  const { signer } = await connected();
  const data = `0x${Buffer.from('<Bytes>Hello</Bytes>').toString('hex')}`;

  const { signature } = await signer.signRaw({ address: ALICE, data });

  expect(signatureVerify('<Bytes>Hello</Bytes>', signature, ALICE).isValid).toBe(true);
});

it('makes a signer of polkadot-api in one line', async () => {
  const { signer } = await connected();

  const own = getPolkadotSignerFromPjs(ALICE, signer.signPayload, signer.signRaw);

  const signature = await own.signBytes(new TextEncoder().encode('Hello'));
  expect(signatureVerify('<Bytes>Hello</Bytes>', signature, own.publicKey).isValid).toBe(true);
});

it('rejects with 4001 where the visitor declines, and with 4900 without a wallet', async () => {
  const { signer, wallet, widget } = await connected();
  wallet.next('reject');

  await expect(signer.signRaw({ address: ALICE, data: HELLO })).rejects.toMatchObject({
    code: 4001,
  });
  await widget.disconnect();
  await expect(signer.signRaw({ address: ALICE, data: HELLO })).rejects.toMatchObject({
    code: 4900,
  });
});
