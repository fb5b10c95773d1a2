import { describe, expect, it } from '@jest/globals';
import { ethereum } from '../../../../domain/network/built-in-networks';
import type { WidgetOptionsInput } from '../../../../domain/options/parse-options';
import { FakeWalletCatalogue } from '../../../../infrastructure/fake';
import { fakeWallet } from '../../../support/headless-kit';
import { headlessAuth } from '../../../support/headless-auth';
import { headlessWidget } from '../../../support/headless-widget';

/** The methods of a site with the embedded wallet. */
async function methodsWith(features: WidgetOptionsInput['features']): Promise<unknown> {
  const { widget } = headlessAuth({
    options: { networks: [ethereum], ...(features && { features }) },
  });
  await widget.preload();
  return widget.state.connectMethods;
}

describe('state.connectMethods', () => {
  it('[R2.14] has the logins that are offered and the wallets, in the order of the site', async () => {
    expect(await methodsWith({})).toEqual(['email', 'social', 'wallet']);
    expect(await methodsWith({ connectMethodsOrder: ['wallet'], socials: [] })).toEqual([
      'wallet',
      'email',
    ]);
  });

  it('[R2.14] has the wallets first once an installed one is there', async () => {
    const catalogue = new FakeWalletCatalogue();
    const { widget } = headlessAuth({ catalogue });
    await widget.preload();
    expect(widget.state.connectMethods).toEqual(['email', 'social', 'wallet']);

    catalogue.add(fakeWallet('test.wallet'));

    expect(widget.state.connectMethods).toEqual(['wallet', 'email', 'social']);
  });

  it('has logins where the site names the page of an embedded wallet', async () => {
    const authFrameUrl = 'https://wallet.test/';
    const { widget } = headlessWidget({ options: { authFrameUrl } });
    await widget.preload();
    expect(widget.state.connectMethods).toEqual(['email', 'social', 'wallet']);
    expect(widget.state.connectors).toMatchObject([{ type: 'AUTH' }]);

    const without = headlessWidget({
      options: { authFrameUrl, features: { email: false, socials: false } },
    });
    await without.widget.preload();
    expect(without.widget.state.connectMethods).toEqual(['wallet']);
    expect(without.widget.state.connectors).toEqual([]);
  });

  it('has no login where there is no embedded wallet, and no wallets where the site lists none', async () => {
    const { widget } = headlessWidget({ options: { enableWallets: false } });
    expect(widget.state.connectMethods).toBeUndefined();

    await widget.preload();

    expect(widget.state.connectMethods).toEqual([]);
  });
});
