import { afterEach, describe, expect, it } from '@jest/globals';
import { buying } from '../../../../../apps/gallery/stories/onramp';
import { onrampProviders } from '../../../../../domain/onramp/onramp';
import { pictureBooks } from '../../../../../presentation-react/pictures/books';
import { FeatureError } from '../../../../../domain/errors/feature-error';
import type { OnrampState } from '../../../../../domain/onramp/onramp-state';
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

async function shown(part: Partial<OnrampState> = {}) {
  const widget = buying(part);
  await renderWith(widget);
  await settle(() => widget.showViews({ name: 'Account' }, { name: 'OnRampProviders' }));
  await settle();
  return { widget, verbs: widget.verbs, modal: inside('modal') };
}

const rows = (modal: ParentNode) => [...modal.querySelectorAll<HTMLElement>('.list .row')];

/** Presses the provider at `index`. */
async function choose(modal: ParentNode, index: number): Promise<void> {
  const row = rows(modal)[index];
  if (!row) throw new Error(`There is no provider ${index}`);
  await press(row);
}

describe('the view for choosing a provider', () => {
  it.each([
    ['the documents of the site', false, ['Terms of service']],
    ['none where the site asks for consent before', true, []],
  ] as const)('has at its foot %s', async (_what, legalCheckbox, expected) => {
    const widget = buying();
    const { features } = widget.options;
    widget.setOptions({
      features: { ...features, legalCheckbox },
      termsConditionsUrl: 'https://dapp.test/terms',
    });
    await renderWith(widget);
    await settle(() => widget.showViews({ name: 'Account' }, { name: 'OnRampProviders' }));
    await settle();

    const footer = inside('modal').querySelector('.legal');
    expect([...(footer?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual(
      expected,
    );
    expect(footer?.textContent.includes('By buying, you agree to:') ?? false).toBe(!legalCheckbox);
  });

  it('[R1.12] shows a logo of each provider, or a card, and never letters', async () => {
    await pictureBooks.token.read('onramp:coinbase');
    const { modal } = await shown({
      providers: [
        ...onrampProviders,
        { name: 'own:bank', label: 'Own Bank', namespaces: ['eip155'] },
      ],
    });
    const emblems = rows(modal).map((row) => find(row, '.emblem'));

    expect(emblems).toHaveLength(5);
    expect(emblems.map(({ textContent }) => textContent).join('')).toBe('');
    expect(emblems.filter((emblem) => emblem.querySelector('svg'))).toHaveLength(5);
    expect(emblems.filter((emblem) => emblem.querySelector('.icon'))).toHaveLength(4);
  });

  it('[R9.10] lists the providers, with the fee where one states it', async () => {
    const { modal } = await shown();

    expect(find(modal, 'h2').textContent).toBe('Choose a provider');
    expect(rows(modal).map((row) => find(row, '.name').textContent)).toEqual([
      'CoinbaseFee 1-2%',
      'Meld.ioFee 1-2%',
      'MoonPayFee shown at checkout',
      'TransakFee shown at checkout',
    ]);
  });

  it('opens the page of the provider that is pressed, and shows that it opens', async () => {
    const { modal, verbs, widget } = await shown();
    await choose(modal, 2);
    expect(verbs.asked).toEqual(['buy moonpay']);

    const { providers } = widget.state.features.onramp ?? { providers: [] };
    const purchase = { status: 'opening', provider: 'moonpay' } as const;
    await settle(() => widget.setFeature('onramp', { providers, purchase }));

    expect(rows(modal)[2]?.getAttribute('aria-busy')).toBe('true');
    expect(rows(modal)[2]?.textContent).toContain('Opening MoonPay');
  });

  it('says that the browser blocked the window, until the next press', async () => {
    const { modal, verbs } = await shown();
    verbs.failure = new FeatureError('WINDOW_BLOCKED', {});
    await choose(modal, 0);
    expect(find(modal, '[role="alert"]').textContent).toMatch(/^Your browser blocked/);

    verbs.failure = undefined;
    await choose(modal, 0);

    expect(modal.querySelector('[role="alert"]')).toBeNull();
  });

  it('leaves every other failure to the widget', async () => {
    const { modal, verbs } = await shown();
    verbs.failure = new Error('down');
    await choose(modal, 0);

    expect(modal.querySelector('[role="alert"]')).toBeNull();
  });

  it('leads to the address of the account, also where nothing is sold', async () => {
    const { modal, widget } = await shown({ providers: [] });
    expect(modal.textContent).toContain('Buying is not available for this account');
    expect(rows(modal)).toEqual([]);

    await press(control(modal, /^Receive/));
    expect(widget.asked).toContainEqual(['show', 'WalletReceive']);
  });

  it('says how tokens come from an exchange on the network in use', async () => {
    const { modal, widget } = await shown();
    await press(control(modal, 'From an exchange'));
    expect(find(modal, 'ol').textContent).toContain('Choose Ethereum as the network');

    await press(control(modal, 'Show address'));

    expect(widget.asked).toContainEqual(['show', 'WalletReceive']);
  });

  it('names no address where the site has receiving off', async () => {
    const widget = buying();
    const { features } = widget.options;
    widget.setOptions({ features: { ...features, receive: false } });
    await renderWith(widget);
    await settle(() => widget.showViews({ name: 'OnRampProviders' }));
    await settle();

    expect(rows(inside('modal'))).toHaveLength(4);
    expect(inside('modal').querySelector('.other-ways')).toBeNull();
  });
});
