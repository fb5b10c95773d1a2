import { describe, expect, it } from '@jest/globals';
import { type ChainNamespace, chainNamespaces } from '../../../../domain/caip/chain-namespace';
import { ethereum } from '../../../../domain/network/built-in-networks';
import { bitcoin, polkadotAssetHub, solana } from '../../../../domain/network/more-networks';
import type { Network } from '../../../../domain/network/network';
import { isNativeToken } from '../../../../domain/token/token-balance';
import { FakeAssetSource } from '../../../../infrastructure/fake';
import { AssetSource } from '../../../../ports/asset-source';
import { override } from '../../../../ports/token';
import { ALICE, BOB, connectedWidget } from '../../../support/headless-kit';
import { openToSend } from '../../../support/headless-send';
import { balanceOf } from '../../../support/token-balances';

/** The account on each namespace, and a receiver. */
interface Place {
  readonly network: Network;
  readonly address: string;
  readonly receiver: string;

  /** The content of the QR code that the visitor shows to a payer. */
  readonly uri: string;

  /** The cost of a transfer, the reserve, and what remains of a whole coin. */
  readonly fee: { readonly perGas: bigint; readonly cost: bigint; readonly reserve?: bigint };
  readonly most: string;
}

const places: Readonly<Record<ChainNamespace, Place>> = {
  eip155: {
    network: ethereum,
    address: ALICE,
    receiver: BOB,
    uri: `ethereum:${ALICE}@1`,
    fee: { perGas: 10n ** 9n, cost: 21_000n * 10n ** 9n },
    most: '0.999935',
  },
  solana: {
    network: solana,
    address: 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9',
    receiver: '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu',
    uri: 'solana:AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9',
    fee: { perGas: 5000n, cost: 5000n, reserve: 890_880n },
    most: '0.99910412',
  },
  polkadot: {
    network: polkadotAssetHub,
    address: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    receiver: '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3',
    uri: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    fee: { perGas: 14_668_864n, cost: 14_668_864n, reserve: 100_000_000n },
    most: '0.9885331136',
  },
  bip122: {
    network: bitcoin,
    address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    receiver: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    uri: 'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    fee: { perGas: 705n, cost: 705n },
    most: '0.99999295',
  },
};

/** A widget that is connected to a wallet of `namespace`, which holds one coin there. */
async function visitor(namespace: ChainNamespace) {
  const { address, network } = places[namespace];
  const visit = await connectedWidget({
    namespace,
    grant: { addresses: [address], chainReference: String(network.id) },
    options: { networks: [network] },
  });
  const adapter = visit.adapters.of(namespace);
  adapter.setBalance(
    address,
    network.caipNetworkId,
    10n ** BigInt(network.nativeCurrency.decimals),
  );
  return { ...visit, adapter };
}

describe.each(Object.keys(places) as ChainNamespace[])('on %s', (namespace) => {
  const { address, fee, most, network, receiver, uri } = places[namespace];

  it('[R9.11] the balances of the account are listed', async () => {
    const { widget } = await visitor(namespace);
    const tokens = await widget.feature('tokens');

    await tokens.load();

    expect(widget.state.features.tokens).toMatchObject({
      status: 'loaded',
      tokens: [{ chainId: network.caipNetworkId, quantity: { numeric: '1' } }],
    });
  });

  it('the visitor sees the address to receive on, and can copy it', async () => {
    const { widget, hostPage } = await visitor(namespace);
    const receive = await widget.feature('receive');

    expect(widget.state.features.receive).toMatchObject({
      address,
      networkName: network.name,
      networks: [network],
      uri,
    });
    await receive.copy();
    expect(hostPage.copiedText).toBe(address);
  });

  it('the maximum is sent, less its cost', async () => {
    const { adapter, clock, widget } = await visitor(namespace);
    const tokens = await widget.feature('tokens');
    const send = await widget.feature('send');
    await tokens.load();
    const coin = widget.state.features.tokens?.tokens.find(isNativeToken);
    if (!coin) throw new TypeError('There is no coin');
    adapter.fees.answers.answerWith(fee);
    adapter.sender.answers.answerWith('hash');

    await send.chooseToken(coin);
    await send.typeReceiver(receiver);
    await send.typeMax();
    expect(widget.state.features.send?.form.sendTokenAmount).toBe(most);
    await send.review();
    expect(await send.confirm()).toBe('hash');

    const { units } = coin.quantity;
    expect(adapter.fees.answers.asked).toContainEqual(
      expect.objectContaining({ from: address, to: receiver, units }),
    );
    expect(adapter.sender.answers.asked).toMatchObject([{ to: receiver, token: coin }]);
    adapter.outcomes.answers.settle('succeeded');
    await clock.advance(0);
    expect(widget.state.features.send?.flow).toMatchObject({ outcome: 'succeeded' });
  });

  it('the site reaches the wallet only while it is connected', async () => {
    const { session, widget } = await visitor(namespace);
    const own = { isOwn: true };
    Object.assign(session, { access: { namespace, provider: own } });

    for (const each of chainNamespaces) {
      const provider: object | undefined = widget.provider(each);
      expect(provider && 'isOwn' in provider).toBe(each === namespace ? true : undefined);
    }
    expect(widget.provider()).toBe(widget.provider('eip155'));
    await widget.disconnect();
    expect(widget.provider(namespace)).toBeUndefined();
  });

  it('nothing is sent without an amount and a receiver', async () => {
    const { adapter, widget } = await visitor(namespace);
    const send = await widget.feature('send');

    await expect(send.review()).rejects.toMatchObject({ code: 'SEND_INCOMPLETE' });

    expect(adapter.sender.answers.asked).toEqual([]);
  });
});

it('an asset of Polkadot is found by its number, where the view was opened with it', async () => {
  const { address, network } = places.polkadot;
  const chainId = network.caipNetworkId;
  const assets = new FakeAssetSource();
  const quantity = { decimals: 6, numeric: '25' };
  assets.answers.answerWith([balanceOf({ chainId, symbol: 'USDT', address: '1984', quantity })]);
  const { clock, widget } = await connectedWidget({
    namespace: 'polkadot',
    grant: { addresses: [address], chainReference: String(network.id) },
    options: { networks: [network] },
    overrides: [override(AssetSource, assets)],
  });
  await widget.feature('send');

  await openToSend(widget, { assetAddress: '1984', amount: '2' });
  await clock.advance(0);

  expect(widget.state.features.send).toMatchObject({
    prefill: 'done',
    form: { token: { address: `${chainId}:1984` }, sendTokenAmount: '2' },
  });
});
