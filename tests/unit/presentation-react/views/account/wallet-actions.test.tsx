import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { ViewName } from '../../../../../domain/routing/view-name';
import { FakeWidget } from '../../../../../apps/gallery/fake-widget';
import { ModalWith } from '../../../../../apps/gallery/stories/own-views';
import type { WidgetOptionsInput } from '../../../../../domain/options/parse-options';
import type { ViewDefinition } from '../../../../../presentation-react/bindings/view-definition';
import { cleanUp, control, inside, press, renderWith, settle } from '../../../../support/render';

afterEach(cleanUp);

const aView: ViewDefinition = { title: () => 'Send', messages: 'shell', View: () => null };
const allViews = { OnRampProviders: aView, Swap: aView, WalletReceive: aView, WalletSend: aView };

async function shown(
  features: WidgetOptionsInput['features'],
  views: Parameters<typeof ModalWith>[0]['views'] = allViews,
  without: readonly ViewName[] = [],
  sources: WidgetOptionsInput['sources'] = {
    onramp: { providers: ['coinbase'] },
    swaps: 'uniswap',
  },
): Promise<FakeWidget> {
  const widget = new FakeWidget({ disableAppend: true, sources, ...(features && { features }) });
  widget.setAccount();
  await renderWith(widget, <ModalWith views={views} without={without} />);
  await settle(() => widget.open());
  return widget;
}

const labels = (): readonly string[] =>
  [...inside('modal').querySelectorAll('.wallet-actions button')].map(
    ({ textContent }) => textContent,
  );

describe('the actions of the Account view', () => {
  it('[R3.17] are all features in the order of the options', async () => {
    await shown(undefined);
    expect(labels()).toEqual(['Buy', 'Swap', 'Receive', 'Send']);
    await cleanUp();

    await shown({ walletFeaturesOrder: ['send', 'onramp'] });
    expect(labels()).toEqual(['Send', 'Buy']);
  });

  it.each<[string, WidgetOptionsInput['sources']]>([
    ['names none', { swaps: 'uniswap' }],
    ['names an empty list', { swaps: 'uniswap', onramp: { providers: [] } }],
  ])('leave out buying where the site %s of the providers', async (_title, sources) => {
    await shown(undefined, allViews, [], sources);
    expect(labels()).toEqual(['Swap', 'Receive', 'Send']);
  });

  it('leave out swapping where the site names no source of swaps', async () => {
    await shown(undefined, allViews, [], {});
    expect(labels()).toEqual(['Receive', 'Send']);
  });

  it('have swapping where the port of the site has exchanges on the network', async () => {
    const widget = await shown(undefined, allViews, [], {});
    await settle(() => widget.set({ canSwap: true }));
    expect(labels()).toEqual(['Swap', 'Receive', 'Send']);
    // A port that does not say has them on the networks for swaps, as Ethereum is.
    await settle(() => widget.set({ canSwap: null }));
    expect(labels()).toEqual(['Swap', 'Receive', 'Send']);
  });

  it('leave out swapping where that port has none, whatever the option says', async () => {
    const widget = await shown(undefined);
    await settle(() => widget.set({ canSwap: false }));
    expect(labels()).toEqual(['Buy', 'Receive', 'Send']);
  });

  it('[R9.13] leave out buying in a restricted time zone', async () => {
    const resolved = new Intl.DateTimeFormat().resolvedOptions();
    jest
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ ...resolved, timeZone: 'Asia/Shanghai' });
    await shown(undefined);
    expect(labels()).toEqual(['Swap', 'Receive', 'Send']);
  });

  it('leave out a feature that is off, and one without a view', async () => {
    await shown({ swaps: false }, allViews, ['OnRampProviders', 'WalletSend']);
    expect(labels()).toEqual(['Receive']);
  });

  it('are absent without an entry', async () => {
    await shown({ onramp: false, swaps: false, receive: false, send: false });
    expect(inside('modal').querySelector('.wallet-actions')).toBeNull();
  });

  it('open the view of the feature', async () => {
    const widget = await shown(undefined);
    await press(control(inside('modal'), 'Send'));
    expect(widget.asked).toContainEqual(['show', 'WalletSend']);
  });
});
