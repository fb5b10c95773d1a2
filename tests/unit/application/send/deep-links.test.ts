import { describe, expect, it } from '@jest/globals';
import { type ChainNamespace, chainNamespaces } from '../../../../domain/caip/chain-namespace';
import { ethereum } from '../../../../domain/network/built-in-networks';
import { bitcoin, polkadotAssetHub, solana } from '../../../../domain/network/more-networks';
import type { Network } from '../../../../domain/network/network';
import { nativeTokenMarkers, type TokenBalance } from '../../../../domain/token/token-balance';
import { FakeAssetSource } from '../../../../infrastructure/fake';
import { AssetSource } from '../../../../ports/asset-source';
import { override } from '../../../../ports/token';
import { ALICE, BOB, connectedWidget } from '../../../support/headless-kit';
import { openToSend } from '../../../support/headless-send';
import { balanceOf, USDC } from '../../../support/token-balances';

interface Place {
  readonly network: Network;
  readonly address: string;
  readonly to: string;

  /** A token of the chain, as `assetAddress` names it. Absent where there is none. */
  readonly token?: string;
}

const places: Readonly<Record<ChainNamespace, Place>> = {
  eip155: { network: ethereum, address: ALICE, to: BOB, token: USDC },
  solana: {
    network: solana,
    address: 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9',
    to: '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu',
    token: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  },
  polkadot: {
    network: polkadotAssetHub,
    address: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    to: '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3',
    token: '1984',
  },
  bip122: {
    network: bitcoin,
    address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    to: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  },
};

/** A visitor on `namespace` who holds two of its currency and 25 of its token. */
async function visitor(namespace: ChainNamespace) {
  const { address, network, token } = places[namespace];
  const chainId = network.caipNetworkId;
  const { decimals, symbol } = network.nativeCurrency;
  const held: TokenBalance[] = [
    balanceOf({ chainId, symbol, quantity: { decimals, numeric: '2' } }),
    ...(token === undefined
      ? []
      : [
          balanceOf({
            chainId,
            symbol: 'TOK',
            address: token,
            quantity: { decimals: 6, numeric: '25' },
          }),
        ]),
  ];
  const assets = new FakeAssetSource();
  assets.answers.answerWith(held);
  const { adapters, clock, widget } = await connectedWidget({
    namespace,
    grant: { addresses: [address], chainReference: chainId.slice(namespace.length + 1) },
    options: { networks: [network] },
    overrides: [override(AssetSource, assets)],
  });
  adapters.of(namespace).fees.answers.answerWith({ perGas: 1n, cost: 1n });
  await widget.feature('send');
  const open = async (args: Readonly<Record<string, string>>) => {
    await openToSend(widget, args);
    await clock.advance(0);
    return widget.state.features.send;
  };
  return { open, widget };
}

describe.each(chainNamespaces)('a link that opens the form for sending, on %s', (namespace) => {
  const { network, to } = places[namespace];

  it('fills in the currency, the amount and the receiver', async () => {
    const { open } = await visitor(namespace);

    const state = await open({ assetAddress: nativeTokenMarkers[namespace], amount: '1', to });

    expect(state).toMatchObject({
      prefill: 'done',
      step: 'preview',
      receiver: to,
      form: { token: { chainId: network.caipNetworkId }, sendTokenAmount: '1' },
    });
    expect(state?.form.token?.address).toBeUndefined();
  });

  it('says so where the account does not hold the token, and fills in nothing', async () => {
    const { open } = await visitor(namespace);

    const state = await open({ assetAddress: '4242', amount: '1', to });

    expect(state).toMatchObject({
      prefill: 'tokenMissed',
      form: { receiverInput: '', sendTokenAmount: '' },
    });
  });

  it('sends nothing to an address of another namespace', async () => {
    const { open } = await visitor(namespace);
    const foreign = namespace === 'eip155' ? places.solana.to : BOB;

    const state = await open({
      assetAddress: nativeTokenMarkers[namespace],
      amount: '1',
      to: foreign,
    });

    expect(state?.step).toBe('invalidAddress');
    expect(state?.receiver).toBeUndefined();
  });
});

const tokens = chainNamespaces.flatMap((namespace) => {
  const { token } = places[namespace];
  return token === undefined ? [] : [{ namespace, token }];
});

it.each(tokens)('such a link fills in a token on $namespace', async ({ namespace, token }) => {
  const { network, to } = places[namespace];
  const { open } = await visitor(namespace);

  const state = await open({ assetAddress: token, amount: '2.5', to, namespace });

  expect(state).toMatchObject({
    prefill: 'done',
    step: 'preview',
    units: 2_500_000n,
    form: { token: { address: `${network.caipNetworkId}:${token}` } },
  });
});
