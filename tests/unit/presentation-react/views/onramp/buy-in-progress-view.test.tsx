import { afterEach, describe, expect, it } from '@jest/globals';
import { buying, someArrival } from '../../../../../apps/gallery/stories/onramp';
import { FeatureError } from '../../../../../domain/errors/feature-error';
import { NO_PURCHASE, type Purchase } from '../../../../../domain/onramp/purchase';
import {
  cleanUp,
  control,
  find,
  inside,
  press,
  renderWith,
  settle,
} from '../../../../support/render';

afterEach(cleanUp);

async function shown(purchase: Purchase) {
  const widget = buying({ purchase });
  await renderWith(widget);
  await settle(() =>
    widget.showViews({ name: 'Account' }, { name: 'OnRampProviders' }, { name: 'BuyInProgress' }),
  );
  await settle();
  return { widget, verbs: widget.verbs, modal: inside('modal') };
}

describe('the view of a purchase', () => {
  it.each<[Purchase, string, RegExp]>([
    [{ status: 'opening', provider: 'coinbase' }, 'Opening Coinbase', /^$/],
    [
      { status: 'buying', provider: 'coinbase' },
      'Buying with Coinbase',
      /see when your tokens arrive/,
    ],
    [
      { status: 'buying', provider: 'transak' },
      'Buying with Transak',
      /see when your tokens arrive/,
    ],
    [{ status: 'buying', provider: 'meld' }, 'Buying with Meld.io', /then arrive in your/],
    [{ status: 'bought', provider: 'coinbase' }, 'Your tokens have arrived', /may take a moment/],
    [{ status: 'failed', provider: 'moonpay' }, 'MoonPay could not be opened', /^$/],
  ])('says what is under way: %p', async (purchase, headline, hint) => {
    const { modal } = await shown(purchase);

    expect(find(modal, 'h2').textContent).toBe('Buy');
    expect(find(modal, '[role="status"].headline').textContent).toBe(headline);
    expect(modal.querySelector('.hint')?.textContent ?? '').toMatch(hint);
  });

  it.each(['buying', 'failed'] as const)('opens the page again while %s', async (status) => {
    const { modal, verbs } = await shown({ status, provider: 'coinbase' });
    await press(control(modal, 'Open again'));
    expect(verbs.asked).toEqual(['buy coinbase']);
  });

  it('says that the browser blocked the window of the second press', async () => {
    const { modal, verbs } = await shown({ status: 'buying', provider: 'coinbase' });
    verbs.failure = new FeatureError('WINDOW_BLOCKED', {});
    await press(control(modal, 'Open again'));
    expect(find(modal, '[role="alert"]').textContent).toMatch(/^Your browser blocked/);
  });

  it('shows how much has arrived, on which network, and the page of its transaction', async () => {
    const { modal, widget } = await shown({
      status: 'bought',
      provider: 'coinbase',
      transaction: someArrival,
    });

    expect(find(modal, '.headline').textContent).toBe('Your tokens have arrived');
    expect(find(modal, '.bought').textContent).toBe('0.052125 ETHEthereum');
    expect(find(modal, '.ring').dataset['state']).toBe('done');
    expect(control(modal, 'View on Etherscan').getAttribute('href')).toBe(
      `https://etherscan.io/tx/${someArrival.metadata.hash}`,
    );
    await press(control(modal, 'Back to account'));
    expect(widget.asked).toContainEqual(['open', { view: 'Account' }]);
  });

  it('names no amount that the source does not say, nor one of bait', async () => {
    const transfers = someArrival.transfers.map((each) => ({ ...each, isSpam: true }) as never);
    const { modal } = await shown({
      status: 'bought',
      provider: 'coinbase',
      transaction: { ...someArrival, transfers },
    });

    expect(find(modal, '.headline').textContent).toBe('Your tokens have arrived');
    expect(modal.querySelector('.bought')).toBeNull();
  });

  it('leads back to the account once the tokens are there', async () => {
    const { modal, widget } = await shown({ status: 'bought', provider: 'coinbase' });
    await press(control(modal, 'Back to account'));
    expect(widget.asked).toContainEqual(['open', { view: 'Account' }]);
  });

  it('leads back to the providers where the purchase ended with its account', async () => {
    const { modal, widget } = await shown({ status: 'buying', provider: 'coinbase' });
    const { providers } = widget.state.features.onramp ?? { providers: [] };
    await settle(() => widget.setFeature('onramp', { providers, purchase: NO_PURCHASE }));
    expect(find(modal, '[role="status"].headline').textContent).toBe(
      'This purchase is no longer followed',
    );
    await press(control(modal, 'Choose another provider'));
    expect(widget.asked).toContainEqual(['back']);
  });
});
