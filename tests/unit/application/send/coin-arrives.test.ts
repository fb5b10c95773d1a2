import { describe, expect, it } from '@jest/globals';
import { FakeAssetSource, InMemoryStorage, ManualClock } from '../../../../infrastructure/fake';
import { AssetSource } from '../../../../ports/asset-source';
import { Clock } from '../../../../ports/clock';
import { override } from '../../../../ports/token';
import { eventually } from '../../../support/eventually';
import { ALICE, BOB, connectedWidget } from '../../../support/headless-kit';
import { openToSend, SEND_FEE } from '../../../support/headless-send';
import { swapSetUp } from '../../../support/headless-swap';
import { etherBalance, usdcBalance } from '../../../support/token-balances';

const ETHER = 10n ** 18n;
const NATIVE = { assetAddress: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', to: BOB };

describe('Ether that arrives after the tokens were read', () => {
  it('can be sent as soon as the balance shows it', async () => {
    const { arrive, send, state } = await setUp();
    await send.chooseToken(etherBalance('1', { price: 2000 }));
    await send.typeReceiver(BOB);
    send.typeAmount('2');
    expect(state()).toMatchObject({ step: 'insufficientFunds' });

    await arrive(3n * ETHER);

    expect(state()).toMatchObject({
      step: 'preview',
      form: { token: { quantity: { units: 3n * ETHER }, price: { units: 2000n, scale: 0 } } },
    });
  });

  it('is in the list of tokens, with the price that was known', async () => {
    const { arrive, widget } = await setUp();

    await arrive(3n * ETHER);

    expect(widget.state.features.tokens).toMatchObject({
      tokens: [
        { symbol: 'ETH', quantity: { units: 3n * ETHER }, value: { units: 6000n * ETHER } },
        { symbol: 'USDC' },
      ],
    });
  });

  it('can be sent after a reload, where the tokens of before are still kept', async () => {
    const storage = new InMemoryStorage();
    const clock = new ManualClock();
    const before = await setUp({ clock, storage });
    await before.arrive(3n * ETHER);
    before.widget.dispose();

    const { state, widget } = await setUp({ clock, storage });
    await openToSend(widget, { ...NATIVE, amount: '2' });
    await eventually(() => expect(state().form.receiverInput).toBe(BOB));

    expect(state()).toMatchObject({
      step: 'preview',
      form: { token: { quantity: { units: 3n * ETHER } } },
    });
  });

  it('pays for the gas of a token that the visitor has chosen', async () => {
    const { adapter, arrive, send, state } = await setUp();
    adapter.fees.answers.answerWith({ perGas: 1n, cost: 2n * ETHER });
    await send.chooseToken(usdcBalance('5'));
    expect(state().gas).toBe('insufficient');

    await arrive(3n * ETHER);

    expect(state().gas).toBe('sufficient');
  });

  it('stays where a service that lags behind the chain is read meanwhile', async () => {
    const { arrive, assets, tokens, widget } = await setUp();
    assets.answers.hang();
    const reading = tokens.refresh();
    await arrive(3n * ETHER);

    assets.answers.settle([etherBalance('1')]);
    await reading;

    expect(widget.state.features.tokens?.tokens[0]).toMatchObject({
      quantity: { units: 3n * ETHER },
    });
  });

  it('can be exchanged as soon as the balance shows it', async () => {
    const { adapters, clock, state, swap, widget } = await swapSetUp();
    await swap.load();

    adapters.of('eip155').setBalance(ALICE, 'eip155:1', 7n * ETHER);
    await clock.advance(1);
    await widget.refreshBalance({ force: true });

    expect(state().tokens.find(({ symbol }) => symbol === 'ETH')).toMatchObject({
      quantity: { units: 7n * ETHER },
    });
  });
});

interface Given {
  readonly clock?: ManualClock;
  readonly storage?: InMemoryStorage;
}

/** A widget that has read one ether at 2,000 dollars and USDC, with its features. */
async function setUp({ clock = new ManualClock(), ...given }: Given = {}) {
  const assets = new FakeAssetSource();
  assets.answers.answerWith([etherBalance('1', { price: 2000 }), usdcBalance('5')]);
  const overrides = [override(AssetSource, assets), override(Clock, clock)];
  const { widget, adapters } = await connectedWidget({ ...given, overrides });
  const adapter = adapters.of('eip155');
  adapter.fees.answers.answerWith(SEND_FEE);
  const [tokens, send] = await Promise.all([widget.feature('tokens'), widget.feature('send')]);
  await tokens.load();
  const state = () => {
    const known = widget.state.features.send;
    if (!known) throw new TypeError('The feature has no state');
    return known;
  };
  const arrive = async (units: bigint) => {
    await clock.advance(1);
    adapter.setBalance(ALICE, 'eip155:1', units);
    await widget.refreshBalance({ force: true });
  };
  return { adapter, arrive, assets, send, state, tokens, widget };
}
