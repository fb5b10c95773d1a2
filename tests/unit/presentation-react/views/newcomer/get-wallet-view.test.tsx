import { afterEach, describe, expect, it } from '@jest/globals';
import { FakePairingVerbs } from '../../../../../apps/gallery/pairing-widget';
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
import { qrShape } from '../../../../../presentation-react/primitives/qr/qr-shape';

afterEach(cleanUp);

const wallets = [
  { id: 'io.rabby', rdns: 'io.rabby', name: 'Rabby', homepage: 'https://rabby.io' },
  {
    id: 'me.rainbow',
    rdns: 'me.rainbow',
    name: 'Rainbow',
    homepage: 'https://rainbow.me',
    mobileLink: 'rainbow://',
    namespaces: ['eip155', 'solana'] as const,
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
  const storeOf = ({ id }: { readonly id: string }): string => `https://store.test/${id}`;
  widget.offer('pairing', Object.assign(new FakePairingVerbs([]), { storeOf }));
  widget.offer('wallets', { search, more: () => {}, find: async () => undefined });
  widget.setFeature('wallets', directoryOf(wallets, deviceKind));
  widget.set(part);
  await renderWith(widget);
  await settle(() => widget.showViews({ name: 'Connect' }, { name: 'GetWallet' }));
  return { widget, searches };
}

const offered = (): readonly string[] =>
  [...inside('modal').querySelectorAll('a.row bdi')].map((name) => name.textContent);
const facts = (): readonly string[] =>
  [...inside('modal').querySelectorAll('a.row')].map(
    (link) => link.querySelector('small')?.textContent ?? '',
  );

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

  it('says of each what its list says: its networks, and whether it is an app as well', async () => {
    await shown();

    expect(facts()).toEqual(['', 'Ethereum · Solana · also an app', 'Bitcoin']);
  });

  it('has a code of one wallet at a time, which opens its own page on a phone', async () => {
    const { widget } = await shown();
    const other = { id: 'okx', rdns: 'okx', name: 'OKX', homepage: 'https://okx.test' };
    const both = [...wallets, { ...other, universalLink: 'https://okx.test/app' }];
    await settle(() => widget.setFeature('wallets', directoryOf(both, 'desktop')));
    const codes = (): readonly (string | null)[] =>
      [...inside('modal').querySelectorAll('[role="img"]')].map((code) =>
        code.getAttribute('aria-label'),
      );
    // Rabby and Leather are no apps.
    expect(
      [...inside('modal').querySelectorAll<HTMLElement>('li .tool')].map(({ title }) => title),
    ).toEqual(['Get Rainbow on your phone', 'Get OKX on your phone']);
    const rainbow = control(inside('modal'), 'Get Rainbow on your phone');
    expect([rainbow.getAttribute('aria-expanded'), codes()]).toEqual(['false', []]);

    await press(rainbow);
    await settle(() => import('../../../../../presentation-react/parts/qr-frame'));
    await settle(() => import('../../../../../presentation-react/primitives/qr/qr-code'));
    expect([rainbow.getAttribute('aria-expanded'), codes()]).toEqual([
      'true',
      ['Get Rainbow on your phone'],
    ]);
    const drawn = find(inside('modal'), '.qr-code path').getAttribute('d');
    expect(drawn).toBe(qrShape('https://rainbow.me').runs);

    await press(control(inside('modal'), 'Get OKX on your phone'));
    await settle(async () => {});
    expect(codes()).toEqual(['Get OKX on your phone']);
    await press(control(inside('modal'), 'Get OKX on your phone'));
    expect(codes()).toEqual([]);
  });

  it('has no code on a phone, whose store is one tap away', async () => {
    await shown('mobile');

    expect(inside('modal').querySelectorAll('li .tool')).toHaveLength(0);
  });

  it('says no more of an app on a phone than its networks', async () => {
    await shown('mobile');

    expect(facts()).toEqual(['Ethereum · Solana', '']);
  });

  it('leads to the store of a phone for those with an app, and asks for no reload there', async () => {
    const { widget } = await shown('mobile');

    expect(offered()).toEqual(['Rainbow', 'Zerion']);
    expect(inside('modal').textContent).toContain('for this phone');
    const { href } = control(inside('modal'), 'Zerion') as HTMLAnchorElement;
    expect(href).toBe('https://store.test/io.zerion.wallet');
    expect(inside('modal').textContent).not.toMatch(/reload/i);
    expect(widget.state.view?.name).toBe('GetWallet');
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
