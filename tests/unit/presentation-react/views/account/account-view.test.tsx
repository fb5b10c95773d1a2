import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act } from 'react';
import { newAccountProfile } from '../../../../../domain/account/account-profile';
import type { Account } from '../../../../../domain/account/account';
import type { WidgetOptionsInput } from '../../../../../domain/options/parse-options';
import { ether, FakeWidget, someAddress, walletRow } from '../../../../../apps/gallery/fake-widget';
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

async function shown(
  account: Partial<Account> = {},
  options: WidgetOptionsInput = {},
  lang = 'en',
): Promise<FakeWidget> {
  const widget = new FakeWidget(options);
  widget.set({ connectorRows: [walletRow('io.rabby', { name: 'Rabby' })] });
  widget.setAccount(account);
  await renderWith(widget, null, { lang });
  await settle(() => widget.open());
  return widget;
}

const balance = (): HTMLElement => find(inside('modal'), '.balance');

describe('the Account view', () => {
  it('[R2.1] shows the account, its wallet and its network', async () => {
    await shown();
    expect(find(inside('modal'), 'h2').textContent).toBe('Account');
    expect(inside('modal').textContent).toContain('0xf39F…2266');
    expect(inside('modal').textContent).toContain('Connected with Rabby');
    expect(control(inside('modal'), /^NetworkEthereum$|Ethereum$/)).toBeTruthy();
  });

  it('[R9.10] floors the balance to three decimals, dims them and reads it out as one text', async () => {
    await shown({ balance: ether(1_234_567_890_000_000_000_000n) });
    expect(find(balance(), '.visually-hidden').textContent).toBe('Balance 1,234.567 ETH');
    expect(find(balance(), '.dim').textContent).toBe('.567');
    expect(find(balance(), 'bdi').getAttribute('aria-hidden')).toBe('true');
  });

  it('formats the balance for the language', async () => {
    await shown({ balance: ether(1_234_567_890_000_000_000_000n) }, {}, 'de');
    expect(find(balance(), '.visually-hidden').textContent).toBe('Balance 1.234,567 ETH');
  });

  it('keeps the place of an unknown balance', async () => {
    await shown({ balance: { status: 'loading' } });
    expect(balance().getAttribute('aria-busy')).toBe('true');
    expect(balance().textContent).toBe('Loading the balance');
  });

  it('shows that a balance could not be read, never 0, and reads it again', async () => {
    const widget = await shown({ balance: { status: 'failed' } });
    expect(find(inside('modal'), '[role="alert"]').textContent).toBe('Balance unavailable');
    expect(inside('modal').textContent).not.toContain('0.00');
    await press(control(inside('modal'), 'Try again'));
    expect(widget.asked).toContainEqual(['refreshBalance']);
  });

  it('copies the address and ticks for 1.5 s', async () => {
    const widget = await shown();
    const copy = control(inside('modal'), 'Copy address 0xf39F…2266');
    jest.useFakeTimers();
    try {
      await act(async () => copy.click());
      expect(widget.asked).toContainEqual(['copyAddress']);
      expect(copy.dataset['state']).toBe('copied');
      act(() => jest.advanceTimersByTime(1499));
      expect(copy.dataset['state']).toBe('copied');
      act(() => jest.advanceTimersByTime(1));
      expect(copy.dataset['state']).toBe('idle');
    } finally {
      jest.useRealTimers();
    }
  });

  it('does not tick when the address could not be copied', async () => {
    const widget = await shown();
    widget.answers.set('copyAddress', () => Promise.reject(new Error('refused')));
    const copy = control(inside('modal'), 'Copy address 0xf39F…2266');
    await press(copy);
    expect(copy.dataset['state']).toBe('idle');
  });

  it('leads to the block explorer, safely, and nowhere where there is none', async () => {
    await shown();
    const link = control(inside('modal'), 'View on Etherscan');
    expect(link.getAttribute('href')).toBe(`https://etherscan.io/address/${someAddress}`);
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    await cleanUp();

    await shown({ explorerUrl: 'javascript:alert(1)' });
    expect(inside('modal').querySelector('a')).toBeNull();
  });

  it('leads to the networks, unless the site allows no switch', async () => {
    const widget = await shown();
    await press(control(inside('modal'), /Ethereum$/));
    expect(find(inside('modal'), 'h2').textContent).toBe('Choose a network');
    expect(widget.asked).toContainEqual(['show', 'Networks']);
    await cleanUp();

    await shown({}, { enableNetworkSwitch: false });
    expect(control(inside('modal'), /Ethereum$/)).toHaveProperty('disabled', true);
  });

  it('disconnects, and closes with the account still visible', async () => {
    const widget = await shown();
    widget.answers.set('disconnect', async () => {
      const { connections } = widget.state;
      const { account: _gone, ...eip155 } = connections.eip155;
      widget.set({ connections: { ...connections, eip155 } });
      widget.showViews({ name: 'Connect' });
    });
    await press(control(inside('modal'), 'Disconnect'));
    expect(widget.asked).toContainEqual(['disconnect', 'eip155']);
    expect(widget.state.isOpen).toBe(false);
    expect(find(inside('modal'), 'h2').textContent).toBe('Account');
  });

  it('[R4.18] stays when a wallet refuses to disconnect', async () => {
    const widget = await shown();
    widget.answers.set('disconnect', () => Promise.reject(new Error('refused')));
    await press(control(inside('modal'), 'Disconnect'));
    expect(widget.state.isOpen).toBe(true);
    expect(control(inside('modal'), 'Disconnect').getAttribute('aria-disabled')).toBe('false');
  });

  it('leads to the wallets and their accounts from its heading, on a site with one chain too', async () => {
    const widget = await shown();
    await press(control(find(inside('modal'), '.header'), 'Wallets'));
    expect(widget.asked).toContainEqual(['show', 'ProfileWallets']);
  });

  it('[R7.16] leads to the visitor of the embedded wallet, and of no other', async () => {
    const widget = await shown({ connectorId: 'ID_AUTH' });
    await press(control(inside('modal'), 'Profile'));
    expect(widget.asked).toContainEqual(['show', 'Profile']);

    await settle(() => widget.showViews({ name: 'Account' }));
    expect(inside('modal').textContent).toContain('Profile');
    await settle(() => widget.setAccount({ connectorId: 'io.rabby' }));
    expect(inside('modal').textContent).not.toContain('Profile');
  });
});

describe('the identity of the account', () => {
  const identity = {
    status: 'loaded',
    name: 'ada.eth',
    imageUrl: 'https://pictures.test/ada.png',
    texts: { description: 'Sells pots', url: 'https://ada.test', 'com.github': 'ada' },
  } as const;

  async function identified(texts: object = identity.texts): Promise<FakeWidget> {
    const widget = new FakeWidget({});
    widget.setAccount({});
    const profile = newAccountProfile(widget.options.defaultAccountTypes);
    widget.offer('account', {
      loadIdentity: async () =>
        widget.setFeature('account', { ...profile, identity: { ...identity, texts } }),
    } as never);
    widget.setFeature('account', profile);
    await renderWith(widget);
    await settle(() => widget.open());
    await settle();
    return widget;
  }

  it('is its name, picture and texts, and the address stays in sight', async () => {
    await identified();
    const modal = inside('modal');

    expect(find(modal, '.account-name').textContent).toBe('ada.eth');
    expect(find(modal, '.portrait img').getAttribute('src')).toBe(identity.imageUrl);
    expect(find(modal, '.portrait img').getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(find(modal, '.about').textContent).toBe('Sells potshttps://ada.test');
    expect(find(modal, '.about a').getAttribute('href')).toBe('https://ada.test');
    expect(modal.textContent).toContain('0xf39F…2266');
  });

  it('is looked up again where that failed before', async () => {
    const widget = new FakeWidget({});
    widget.setAccount({});
    const profile = newAccountProfile(widget.options.defaultAccountTypes);
    const loadIdentity = jest.fn(async () => {});
    widget.offer('account', { loadIdentity } as never);
    widget.setFeature('account', { ...profile, identity: { status: 'failed' } });
    await renderWith(widget);
    await settle(() => widget.open());
    await settle();

    expect(loadIdentity).toHaveBeenCalledTimes(1);
  });

  it('leads to no page whose address is none of the web', async () => {
    await identified({ url: 'javascript:alert(1)' });

    expect(inside('modal').querySelector('.about a')).toBeNull();
  });

  it('has the colours of the address where the picture does not load', async () => {
    await identified();
    await settle(() => find(inside('modal'), '.portrait img').dispatchEvent(new Event('error')));

    expect(inside('modal').querySelector('.portrait img')).toBeNull();
  });
});
