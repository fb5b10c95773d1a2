import { afterEach, describe, expect, it } from '@jest/globals';
import { FakeWidget } from '../../../../../apps/gallery/fake-widget';
import { directoryOf } from '../../../../../apps/gallery/stories/wallets';
import { connectorOn } from '../../../../../domain/connection/connector';
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

const wallets = [
  { id: 'io.rabby', rdns: 'io.rabby', name: 'Rabby', homepage: 'https://rabby.io' },
  {
    id: 'me.rainbow',
    rdns: 'me.rainbow',
    name: 'Rainbow',
    homepage: 'https://rainbow.me',
    mobileLink: 'rainbow://',
  },
  {
    id: 'io.zerion.wallet',
    name: 'Zerion',
    homepage: 'https://phone.test',
    universalLink: 'https://phone.test',
  },
  {
    id: 'io.leather',
    name: 'Leather',
    homepage: 'https://leather.test',
    namespaces: ['bip122'] as const,
  },
  { id: 'app.homeless', rdns: 'app.homeless', name: 'Homeless' },
];
const rabby = connectorOn('eip155', { id: 'io.rabby', name: 'Rabby', type: 'ANNOUNCED' });

async function shown(
  deviceKind: 'mobile' | 'desktop' = 'desktop',
  part: Parameters<FakeWidget['set']>[0] = {},
): Promise<{ readonly widget: FakeWidget; readonly searches: readonly string[] }> {
  const widget = new FakeWidget();
  const searches: string[] = [];
  const search = (text: string): void => void searches.push(text);
  widget.offer('wallets', { search, more: () => {}, find: async () => undefined });
  widget.setFeature('wallets', directoryOf(wallets, deviceKind));
  widget.set(part);
  await renderWith(widget);
  await settle(() => widget.showViews({ name: 'Connect' }, { name: 'GetWallet' }));
  return { widget, searches };
}

const offered = (): readonly string[] =>
  [...inside('modal').querySelectorAll('a.row')].map((link) => link.textContent);

describe('the GetWallet view', () => {
  it('leads to the sites of the wallets for this browser, in tabs that learn nothing of this page', async () => {
    await shown();

    // An rdns is of EVM wallets alone: Leather is an extension without one.
    expect(offered()).toEqual(['Rabby', 'Rainbow', 'Leather']);
    const link = control(inside('modal'), 'Rabby');
    expect(link.getAttribute('href')).toBe('https://rabby.io');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(inside('modal').textContent).toContain('in this browser');
  });

  it('leads to those with an app on a phone', async () => {
    await shown('mobile');

    expect(offered()).toEqual(['Rainbow', 'Zerion']);
    expect(inside('modal').textContent).toContain('for this phone');
  });

  it('offers none that is installed', async () => {
    await shown('desktop', { connectors: [rabby] });

    expect(offered()).toEqual(['Rainbow', 'Leather']);
  });

  it('has all of them again after a search in the view of all wallets', async () => {
    const { searches } = await shown();

    expect(searches).toEqual(['']);
  });

  it('offers the wallet that was installed meanwhile, and says so', async () => {
    const { widget } = await shown();
    const status = find(inside('modal'), '.stack [role="status"]');
    expect(status.textContent).toBe('');

    await settle(() => widget.set({ connectors: [rabby] }));

    expect(status.textContent).toBe('Rabby is installed now');
    await press(control(inside('modal'), 'Rabby is installed now'));
    expect(widget.asked).toContainEqual(['chooseWallet', 'io.rabby']);
  });

  it('does not take a wallet for new that was there before', async () => {
    const { widget } = await shown('desktop', { connectors: [rabby] });

    await settle(() => widget.set({ connectors: [rabby] }));

    expect(find(inside('modal'), '.stack [role="status"]').textContent).toBe('');
  });
});
