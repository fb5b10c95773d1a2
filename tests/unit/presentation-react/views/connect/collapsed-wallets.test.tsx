import { afterEach, describe, expect, it } from '@jest/globals';
import { FakeWidget, walletRow } from '../../../../../apps/gallery/fake-widget';
import type { ConnectMethod } from '../../../../../domain/options/features';
import type { WidgetOptionsInput } from '../../../../../domain/options/parse-options';
import { cleanUp, control, inside, press, renderWith, settle } from '../../../../support/render';

afterEach(cleanUp);

async function shown(
  features: WidgetOptionsInput['features'],
  connectMethods: readonly ConnectMethod[],
): Promise<FakeWidget> {
  const widget = new FakeWidget({ ...(features && { features }) });
  widget.set({ connectMethods, connectorRows: [walletRow('io.rabby', { name: 'Rabby' })] });
  await renderWith(widget);
  await settle(() => widget.open());
  return widget;
}

const isListed = (): boolean => inside('modal').textContent.includes('Rabby');

describe('the wallets beside a login', () => {
  it.each([{ collapseWallets: true }, { emailShowWallets: false }])(
    'are behind a button with %j',
    async (features) => {
      const widget = await shown(features, ['email', 'wallet']);
      expect(isListed()).toBe(false);

      await press(control(inside('modal'), 'Continue with a wallet'));

      expect(widget.asked).toContainEqual(['show', 'ConnectWallets']);
      expect(isListed()).toBe(true);
      await press(control(inside('modal'), /Rabby/));
      expect(widget.asked).toContainEqual(['chooseWallet', 'io.rabby']);
    },
  );

  it('are listed otherwise', async () => {
    await shown({}, ['email', 'wallet']);

    expect(isListed()).toBe(true);
  });

  it('are listed where no login is offered, whatever the options say', async () => {
    await shown({ collapseWallets: true, emailShowWallets: false }, ['wallet']);

    expect(isListed()).toBe(true);
  });
});
