import { afterEach, describe, expect, it } from '@jest/globals';
import { AccountButton } from '../../../../../presentation-react/index';
import { tokenKey } from '../../../../../domain/token/token-marks';
import { activity, someTransactions } from '../../../../../apps/gallery/stories/transactions';
import { fullPortfolio, usdc } from '../../../../../apps/gallery/stories/tokens';
import { holding } from '../../../../../apps/gallery/stories/wallets';
import type { FakeWidget } from '../../../../../apps/gallery/fake-widget';
import type { ViewEntry } from '../../../../../domain/routing/view-name';
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

async function shown(widget: FakeWidget, ...views: readonly ViewEntry[]): Promise<ShadowRoot> {
  for (const load of [
    () => import('../../../../../presentation-react/views/account/account-tokens'),
    () => import('../../../../../presentation-react/views/holdings/token-details-view'),
    () => import('../../../../../presentation-react/views/profile-wallets/profile-wallets-view'),
    () => import('../../../../../presentation-react/views/transactions/transactions-view'),
  ]) {
    await load();
  }
  await renderWith(widget, <AccountButton />);
  await settle(() => widget.showViews({ name: 'Account' }, ...views));
  await settle();
  return inside('modal');
}

/** Amounts of the stories: of the balance, the tokens, the total and the activity. */
const amounts = /\d[.,]\d{2}|\$\d/;

describe('hiding amounts', () => {
  it('is a button that tells whether they are hidden, and asks the widget to keep that', async () => {
    const widget = holding(fullPortfolio);
    const asked: boolean[] = [];
    const hideAmounts = (isPrivate: boolean): void => {
      asked.push(isPrivate);
      widget.set({ isPrivate });
    };
    const loadIdentity = async (): Promise<void> => {};
    widget.offer('account', { hideAmounts, loadIdentity } as never);
    const modal = await shown(widget);
    expect(find(modal, '.balance').textContent).toMatch(amounts);
    const button = control(modal, 'Hide amounts');
    expect(button.getAttribute('aria-pressed')).toBe('false');

    await press(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(find(modal, '.balance .visually-hidden').textContent).toBe('Amount hidden');
    await press(button);
    expect(find(modal, '.balance').textContent).toMatch(amounts);
    expect(asked).toEqual([true, false]);
  });

  it.each<[string, () => FakeWidget, readonly ViewEntry[]]>([
    ['the account and its tokens', () => holding(fullPortfolio), []],
    [
      'the details of a token',
      () => holding({ ...fullPortfolio, tokens: [{ ...usdc, price: { units: 1n, scale: 0 } }] }),
      [{ name: 'TokenDetails', args: { token: tokenKey(usdc) } }],
    ],
    ['the wallets', () => holding(fullPortfolio), [{ name: 'ProfileWallets' }]],
    [
      'the activity',
      () => activity({ transactions: someTransactions }),
      [{ name: 'Transactions' }],
    ],
  ])('reaches %s, and the button of the page', async (_title, widgetOf, views) => {
    const widget = widgetOf();
    const modal = await shown(widget, ...views);
    expect(modal.textContent).toMatch(amounts);
    await settle(() => widget.set({ isPrivate: true }));

    // A price is no amount that the account has.
    const text = modal.textContent.replace('Price$1.00', '');
    expect(text).not.toMatch(amounts);
    expect(text).toContain('••••');
    expect(inside('account-button').textContent).not.toMatch(amounts);
  });
});
