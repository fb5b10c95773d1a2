import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { formatCaipAddress } from '../../../domain/caip/caip-address';
import { parseCaipNetworkId } from '../../../domain/caip/caip-network-id';
import { formatAmount } from '../../../domain/token/amount';
import { tokenBalance } from '../../../domain/token/token-balance';
import { FakeHostPage, InMemoryStorage } from '../../../infrastructure/fake';
import { createWidget, type Widget } from '../../../index';
import { HostPage } from '../../../ports/host-page';
import { KeyValueStorage } from '../../../ports/key-value-storage';
import { override } from '../../../ports/token';
import {
  WalletConnectorCatalogue,
  type WalletAccess,
  type WalletSession,
} from '../../../ports/wallet-connector';
import { eventually } from '../../support/eventually';
import { type OtherNamespace, type Place, places } from './send-places';

describe.each(Object.keys(places) as readonly OtherNamespace[])('on %s', (namespace) => {
  let place: Place;

  beforeAll(async () => {
    place = await places[namespace]();
  });
  afterAll(() => place?.stop());

  it('a dapp sends with its provider, and the balance is read again when the transaction is in the chain', async () => {
    const { adapter, network, receiver, units } = place;
    const widget = await connected(place);
    const account = () => widget.state.connections[namespace].account;
    const shown = (): bigint | undefined => {
      const balance = account()?.balance;
      return balance?.status === 'loaded' ? balance.units : undefined;
    };
    await eventually(() => expect(shown()).toBeGreaterThan(units));
    const before = shown() ?? 0n;
    const address = account()?.address ?? '';
    const { nativeCurrency } = network;
    const token = tokenBalance({
      ...nativeCurrency,
      chainId: network.caipNetworkId,
      address: undefined,
      units: before,
      price: undefined,
      iconUrl: undefined,
    });
    if (!token) throw new Error('there is no native currency');
    const access = { namespace, provider: widget.provider(namespace) } as WalletAccess;
    const { chainReference } = parseCaipNetworkId(network.caipNetworkId);
    const from = formatCaipAddress({ namespace, chainReference, address });

    const session: Partial<WalletSession> = {
      grant: { addresses: [address], chainReference },
      access,
    };

    // One more than the next test sends: on Solana two equal transfers in one slot are one transaction.
    const request = { from, to: receiver, token, units: units + 1n };
    await adapter.sender?.send(request, session as WalletSession);

    await eventually(() => expect(shown()).toBeLessThanOrEqual(before - units));
    expect(shown()).toBe(await adapter.nativeBalance(address, network));
    widget.dispose();
  });

  it('a visitor sends the native currency and each kind of token, to the unit', async () => {
    const widget = await connected(place);
    const { coinsOf, feeOf, mine, receiver, tokens, units } = place;
    const [send, list] = [await widget.feature('send'), await widget.feature('tokens')];
    const { address = '' } = widget.state.connections[namespace].account ?? {};
    await mine();
    await list.refresh();
    const flow = () => widget.state.features.send?.flow;
    const native = { symbol: place.network.nativeCurrency.symbol, balanceOf: coinsOf };
    const kinds = [{ ...native, units, arriving: units }, ...tokens];

    for (const { arriving, balanceOf, symbol, units: sent } of kinds) {
      const token = widget.state.features.tokens?.tokens.find((each) => each.symbol === symbol);
      if (!token) throw new Error(`${symbol} is not listed`);
      const held = async () =>
        [await balanceOf(address), await balanceOf(receiver), await coinsOf(address)] as const;
      const [had, hadThere, hadCoins] = await held();
      await send.chooseToken(token);
      send.typeAmount(formatAmount(sent, token.quantity.decimals));
      await send.typeReceiver(receiver);
      await send.review();
      const reviewed = flow();
      if (reviewed?.status !== 'reviewed') throw new Error(`${symbol} is not reviewed`);
      const { arrivingUnits, feeUnits = 0n } = reviewed.review;
      expect([symbol, arrivingUnits ?? sent]).toEqual([symbol, arriving]);

      const hash = await send.confirm();
      await mine();
      await eventually(() => expect(flow()).toMatchObject({ hash, outcome: 'succeeded' }));

      const [has, hasThere, hasCoins] = await held();
      const fee = feeOf ? await feeOf(hash) : feeUnits;
      const isNative = balanceOf === coinsOf;
      expect([symbol, hasThere - hadThere]).toEqual([symbol, arriving]);
      expect([symbol, had - has]).toEqual([symbol, isNative ? sent + fee : sent]);
      expect([symbol, hadCoins - hasCoins]).toEqual([symbol, isNative ? sent + fee : fee]);
      await eventually(() => {
        const shown = widget.state.features.tokens?.tokens.find((each) => each.symbol === symbol);
        expect([symbol, shown?.quantity.units]).toEqual([symbol, has]);
      });
    }
    widget.dispose();
  });
});

async function connected({ catalogue, network }: Place): Promise<Widget> {
  const widget = createWidget(
    { networks: [network] },
    override(HostPage, new FakeHostPage()),
    override(KeyValueStorage, new InMemoryStorage()),
    override(WalletConnectorCatalogue, catalogue),
  );
  await widget.preload();
  await widget.connect(widget.state.connectors[0]?.id ?? '');
  return widget;
}
