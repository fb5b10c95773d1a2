import { afterEach, describe, expect, it } from '@jest/globals';
import { FakeWidget } from '../../../../apps/gallery/fake-widget';
import { onEthereum } from '../../../../apps/gallery/stories/receive';
import type { ViewName } from '../../../../domain/routing/view-name';
import { viewRules } from '../../../../domain/routing/view-rules';
import { cleanUp, control, find, inside, press, renderWith, settle } from '../../../support/render';

afterEach(cleanUp);

/** The views that lead to Connect by themselves. */
const withOwnWay: readonly ViewName[] = ['ProfileWallets', 'TransactionDetails'];
const isOfAccount = (name: ViewName): boolean =>
  ['ConnectingSiwe', 'SIWXSignMessage'].includes(name) ||
  (viewRules[name].needsAccount && !withOwnWay.includes(name));
const names = Object.keys(viewRules) as ViewName[];
const ofAccount = names.filter(isOfAccount);
const others = names.filter((name) => !isOfAccount(name));

async function shown(widget: FakeWidget, name: ViewName) {
  await renderWith(widget);
  await settle(() => widget.showViews({ name }));
  await settle();
  return inside('modal');
}

describe('a view that the site asks for without a connected wallet', () => {
  it.each(ofAccount)('[R2.7] is %s, and leads to Connect', async (name) => {
    const widget = new FakeWidget();
    const modal = await shown(widget, name);

    expect(find(modal, '.headline').textContent).toBe('No wallet is connected');
    await press(control(modal, 'Connect wallet'));
    expect(widget.asked).toContainEqual(['open', { view: 'Connect' }]);
  });

  it.each(others)('is %s itself, which is of use to every visitor', async (name) => {
    const modal = await shown(new FakeWidget(), name);

    expect(modal.textContent).not.toContain('No wallet is connected');
  });

  it('names the wallets that can be connected, where it is the list of them', async () => {
    const modal = await shown(new FakeWidget(), 'ProfileWallets');

    expect(control(modal, 'Connect an Ethereum wallet').textContent).not.toBe('');
  });

  it('waits for a wallet of an earlier visit', async () => {
    const widget = new FakeWidget();
    widget.setFeature('receive', onEthereum);
    const attempt = { status: 'asking', connectorId: 'app.one', purpose: 'restore' } as const;
    widget.setConnection({ status: 'connecting', attempt });
    const modal = await shown(widget, 'WalletReceive');
    expect(modal.textContent).not.toContain('No wallet is connected');

    await settle(() => widget.setAccount());

    expect(modal.textContent).not.toContain('No wallet is connected');
    find(modal, '.whole-address');
  });
});
