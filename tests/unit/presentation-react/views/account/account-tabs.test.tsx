import { afterEach, describe, expect, it } from '@jest/globals';
import { activity } from '../../../../../apps/gallery/stories/transactions';
import { nfts, someNfts } from '../../../../../apps/gallery/stories/nfts';
import { connected } from '../../../../../apps/gallery/stories/wallets';
import type { FakeWidget } from '../../../../../apps/gallery/fake-widget';
import type { AccountTab } from '../../../../../domain/account/account-tab';
import { newAccountProfile } from '../../../../../domain/account/account-profile';
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

const loads = {
  Tokens: () => import('../../../../../presentation-react/views/account/account-tokens'),
  NFTs: () => import('../../../../../presentation-react/views/account/account-nfts'),
  Activity: () => import('../../../../../presentation-react/views/transactions/transactions-view'),
};

async function shown(widget: FakeWidget) {
  // Compiled before the test waits for a download.
  for (const load of Object.values(loads)) await load();
  const tabs: AccountTab[] = [];
  const profile = newAccountProfile(widget.options.defaultAccountTypes);
  widget.offer('account', {
    loadIdentity: async () => {},
    showTab: (tab: AccountTab) => {
      tabs.push(tab);
      widget.setFeature('account', { ...profile, tab });
    },
  } as never);
  await renderWith(widget);
  await settle(() => widget.open());
  await settle();
  return { modal: inside('modal'), tabs };
}

const features = (widget: FakeWidget): readonly unknown[] =>
  widget.asked.filter(([verb]) => verb === 'feature').map(([, name]) => name);

const key = (element: HTMLElement, name: string): Promise<void> =>
  settle(() => element.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));

describe('the tabs of the account', () => {
  it('[R2.13] are Tokens, NFTs and Activity, of which the first is on show', async () => {
    const { modal } = await shown(connected());
    const tabs = [...modal.querySelectorAll('[role="tab"]')];
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Tokens', 'NFTs', 'Activity']);
    expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual([
      'true',
      'false',
      'false',
    ]);
    expect(find(modal, '[role="tabpanel"]').getAttribute('aria-labelledby')).toBe(tabs[0]?.id);
    expect(tabs.map((tab) => tab.getAttribute('tabindex'))).toEqual(['0', '-1', '-1']);
  });

  it('load and request nothing before the visitor opens them', async () => {
    const widget = nfts({ nfts: someNfts });
    const { modal, tabs } = await shown(widget);
    expect(features(widget)).not.toContain('nfts');
    expect(features(widget)).not.toContain('history');

    await press(control(modal, 'NFTs'));
    expect(features(widget)).toContain('nfts');
    expect(tabs).toEqual(['NFTs']);
    expect(modal.querySelectorAll('.nft')).toHaveLength(4);
  });

  it('are walked with the arrow keys, which choose none', async () => {
    const { modal, tabs } = await shown(connected());
    const first = control(modal, 'Tokens');
    first.focus();
    await key(first, 'ArrowRight');
    expect(modal.activeElement?.textContent).toBe('NFTs');
    await key(control(modal, 'NFTs'), 'End');
    expect(modal.activeElement?.textContent).toBe('Activity');
    await key(control(modal, 'Activity'), 'ArrowRight');
    expect(modal.activeElement?.textContent).toBe('Tokens');
    expect(tabs).toEqual([]);
  });

  it('follow what the site chooses, and have the activity only where that is on', async () => {
    const widget = activity({});
    const { modal } = await shown(widget);
    const profile = newAccountProfile(widget.options.defaultAccountTypes);
    await settle(() => widget.setFeature('account', { ...profile, tab: 'Activity' }));
    expect(control(modal, 'Activity').getAttribute('aria-selected')).toBe('true');
    expect(find(modal, '.tabpanel .headline').textContent).toBe('No transactions yet');
    await cleanUp();

    const without = connected();
    without.setOptions({ features: { ...without.options.features, history: false } });
    without.setFeature('account', { ...profile, tab: 'Activity' });
    const { modal: other } = await shown(without);
    expect(other.querySelectorAll('[role="tab"]')).toHaveLength(2);
    expect(control(other, 'Tokens').getAttribute('aria-selected')).toBe('true');
  });

  it('show the tab where its choice could not be kept', async () => {
    const widget = nfts({ nfts: someNfts });
    const { modal } = await shown(widget);
    widget.answers.set('feature', () => Promise.reject(new Error('offline')));
    await press(control(modal, 'NFTs'));
    expect(control(modal, 'NFTs').getAttribute('aria-selected')).toBe('true');
    expect(find(modal, '.tabpanel [role="alert"]').textContent).toMatch(/could not be loaded/);
  });
});

describe('the NFTs of the account', () => {
  const opened = async (part: Parameters<typeof nfts>[0]) => {
    const widget = nfts(part);
    const result = await shown(widget);
    await press(control(result.modal, 'NFTs'));
    return { ...result, widget };
  };

  it('hide spam, count it, and show it where the visitor wants to see it', async () => {
    const { modal } = await opened({ nfts: someNfts });
    expect(modal.textContent).not.toContain('Claim 1000 USDC');
    await press(control(modal, 'Hidden as spam (1)'));
    expect(modal.textContent).toContain('Claim 1000 USDC');
    await press(control(modal, 'Hide spam'));
    expect(modal.textContent).not.toContain('Claim 1000 USDC');
  });

  it('lead to their details', async () => {
    const { modal, widget } = await opened({ nfts: someNfts });
    await press(control(modal, /Quiet Tide #1/));
    expect(widget.state.view).toEqual({ name: 'NftDetails', args: { id: someNfts[0]?.id } });
  });

  it('say what to do where there are none, and where no source lists them', async () => {
    const { modal, widget } = await opened({});
    expect(find(modal, '.tabpanel .headline').textContent).toBe('No NFTs yet');
    await press(control(modal, /^Receive$/));
    expect(widget.state.view?.name).toBe('WalletReceive');
    await cleanUp();

    const { modal: other } = await opened({ status: 'unsupported' });
    expect(find(other, '.tabpanel .headline').textContent).toBe('See your NFTs on the explorer');
    expect(find(other, '.tabpanel a').textContent).toBe('View on Etherscan');
  });

  it('have pictures only as the state has them: an address elsewhere is never in the page', async () => {
    const { modal } = await opened({ nfts: someNfts });
    const pictures = [...modal.querySelectorAll<HTMLImageElement>('.nft img')];
    expect(pictures.map(({ src }) => src.slice(0, 11))).toEqual(['data:image/']);
  });
});
