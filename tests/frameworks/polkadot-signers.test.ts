import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { getPolkadotSignerFromPjs } from '../../apps/chains/clients/polkadot-signers';
import { type ApiOptions, ApiPromise, HttpProvider } from '../../apps/chains/clients/polkadot-api';
import { polkadotSigner } from '../../composition/ways/polkadot';
import { PolkadotWalletCatalogue } from '../../infrastructure/chains/polkadot/polkadot-wallet-catalogue';
import { SystemClock } from '../../infrastructure/clock/system-clock';
import { createPolkadotTestWallet, InMemoryStorage } from '../../infrastructure/fake';
import { override } from '../../ports/token';
import { WalletConnectorCatalogue } from '../../ports/wallet-connector';
import { startPolkadot, type PolkadotNode } from '../../apps/chains/testing/polkadot';
import { eventually } from '../support/eventually';
import { headlessWidget } from '../support/headless-widget';

jest.setTimeout(90_000);

const [ALICE, BOB] = (await createPolkadotTestWallet().addresses()) as [string, string];
const UNIT = 10n ** 12n;

type Provider = NonNullable<ApiOptions['provider']>;

/** What the chain keeps of an account. */
interface Account {
  readonly data: { readonly free: { toBigInt(): bigint } };
  readonly nonce: { toNumber(): number };
}

describe('the signer of a widget, on a chain', () => {
  let node: PolkadotNode;
  let api: ApiPromise;
  let widget: ReturnType<typeof headlessWidget>['widget'];

  beforeAll(async () => {
    node = await startPolkadot();
    // Its own type is not that of the API: `ttl` may be absent in one.
    const provider = new HttpProvider(node.url) as unknown as Provider;
    api = await ApiPromise.create({ provider, noInitWarn: true });
    const page = new EventTarget();
    createPolkadotTestWallet({ name: 'test' }).inject(page);
    const networks = [node.network];
    ({ widget } = headlessWidget({
      options: { networks },
      overrides: [
        override(
          WalletConnectorCatalogue,
          new PolkadotWalletCatalogue({
            clock: new SystemClock(),
            networks: () => networks,
            storage: new InMemoryStorage(),
            config: { page, enableInjected: true, images: {}, siteName: 'Test' },
          }),
        ),
      ],
    }));
    await widget.connect('test');
  });
  afterAll(async () => {
    widget.dispose();
    await api.disconnect();
    await node.stop();
  });

  const accountOf = async (address: string): Promise<Account> => {
    const account: unknown = await api.query['system']?.['account']?.(address);
    return account as Account;
  };
  const held = async (address: string): Promise<bigint> =>
    (await accountOf(address)).data.free.toBigInt();
  const transfer = (units: bigint) => {
    const made = api.tx['balances']?.['transferKeepAlive']?.(BOB, units);
    if (!made) throw new Error('the chain has no transfers');
    return made;
  };

  it('signs and sends a transaction of @polkadot/api', async () => {
    const had = await held(BOB);

    await transfer(3n * UNIT).signAndSend(ALICE, { signer: polkadotSigner(widget) });

    await eventually(async () => expect((await held(BOB)) - had).toBe(3n * UNIT), 10_000);
  });

  it('signs a transaction of polkadot-api, which the chain accepts', async () => {
    const had = await held(BOB);
    const { signPayload, signRaw } = polkadotSigner(widget);
    const signer = getPolkadotSignerFromPjs(ALICE, signPayload, signRaw);
    const metadata = api.runtimeMetadata.toU8a();
    const call = transfer(2n * UNIT).method.toU8a();

    const signed = await signer.signTx(call, await extensions(), metadata, 0);
    await node.call('author_submitExtrinsic', `0x${Buffer.from(signed).toString('hex')}`);

    await eventually(async () => expect((await held(BOB)) - had).toBe(2n * UNIT), 10_000);
  });

  /** What polkadot-api's client gives to its signer: each extension of the chain, encoded. */
  async function extensions() {
    const { nonce } = await accountOf(ALICE);
    const genesis = api.genesisHash.toU8a();
    const u32 = (value: number) => api.registry.createType('u32', value).toU8a();
    const compact = (value: number) => api.registry.createType('Compact<u32>', value).toU8a();
    const none = new Uint8Array();
    const known: Readonly<Record<string, readonly [value: Uint8Array, additional: Uint8Array]>> = {
      CheckSpecVersion: [none, u32(api.runtimeVersion.specVersion.toNumber())],
      CheckTxVersion: [none, u32(api.runtimeVersion.transactionVersion.toNumber())],
      CheckGenesis: [none, genesis],
      CheckMortality: [Uint8Array.of(0), genesis],
      CheckNonce: [compact(nonce.toNumber()), none],
      ChargeTransactionPayment: [compact(0), none],
      ChargeAssetTxPayment: [Uint8Array.of(0, 0), none],
      CheckMetadataHash: [Uint8Array.of(0), Uint8Array.of(0)],
    };
    return Object.fromEntries(
      api.registry.signedExtensions.map((identifier) => {
        const [value, additionalSigned] = known[identifier] ?? [none, none];
        return [identifier, { identifier, value, additionalSigned }];
      }),
    );
  }
});
