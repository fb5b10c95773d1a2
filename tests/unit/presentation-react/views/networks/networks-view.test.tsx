import { afterEach, describe, expect, it } from '@jest/globals';
import { arbitrum, ethereum } from '../../../../../domain/network/built-in-networks';
import { ql1, solana } from '../../../../../domain/network/more-networks';
import type { Network } from '../../../../../domain/network/network';
import type { SwitchFailure } from '../../../../../domain/network/switch-failure';
import { manyChains } from '../../../../../apps/gallery/stories/many-chains';
import { FakeWidget, unknownNetwork } from '../../../../../apps/gallery/fake-widget';
import {
  cleanUp,
  control,
  find,
  inside,
  press,
  renderWith,
  settle,
} from '../../../../support/render';
import { typeInto } from '../../../../support/type-into';

afterEach(cleanUp);

const { caipNetworkId } = arbitrum;

async function shown(networks: readonly Network[] = [ethereum, arbitrum]): Promise<FakeWidget> {
  const widget = new FakeWidget({ networks });
  widget.setAccount();
  await renderWith(widget);
  await settle(() => widget.showViews({ name: 'Account' }, { name: 'Networks' }));
  return widget;
}

async function shownAsking(networks?: readonly Network[]): Promise<FakeWidget> {
  const widget = await shown(networks);
  await settle(() => widget.set({ switching: { status: 'asking', caipNetworkId } }));
  return widget;
}

/** A wallet that has approved Ethereum and nothing else. */
const onEthereumAlone = { approvedCaipNetworkIds: [ethereum.caipNetworkId] };

/** The sentence that describes the row. */
const why = (name: RegExp): string => {
  const id = row(name).getAttribute('aria-describedby') ?? '';
  return find(inside('modal'), `[id="${id}"]`).textContent;
};

const row = (name: RegExp): HTMLElement => control(find(inside('modal'), '.list'), name);

describe('the Networks view', () => {
  it('[R2.1] marks the network in use, and offers the others', async () => {
    await shown();
    expect(find(inside('modal'), 'h2').textContent).toBe('Choose a network');
    expect(row(/Ethereum/)).toHaveProperty('disabled', true);
    expect(row(/Ethereum/).getAttribute('aria-current')).toBe('true');
    expect(row(/Ethereum/).textContent).toContain('Current');
    expect(row(/Arbitrum/).getAttribute('aria-current')).toBeNull();
  });

  it('requests the chosen network, and goes back after the switch', async () => {
    const widget = await shown();
    await press(row(/Arbitrum/));
    expect(widget.asked).toContainEqual(['switchNetwork', caipNetworkId]);
    expect(find(inside('modal'), 'h2').textContent).toBe('Account');
  });

  it('marks what the wallet has not approved and can be asked for, and says what happens then', async () => {
    const widget = await shown();
    expect(row(/Arbitrum/).textContent).not.toContain('Not approved');
    await settle(() => widget.setAccount({ ...onEthereumAlone, canAddNetworks: true }));

    expect(row(/Ethereum/).textContent).not.toContain('Not approved');
    expect(row(/Arbitrum/).textContent).toContain('Not approved');
    expect(why(/Arbitrum/)).toContain('your wallet asks you to add it');
    await press(row(/Arbitrum/));

    expect(widget.asked).toContainEqual(['switchNetwork', caipNetworkId]);
  });

  it('offers no network that the wallet has not approved and cannot be asked for, and says why', async () => {
    const widget = await shown();
    await settle(() => widget.setAccount(onEthereumAlone));

    expect(row(/Arbitrum/).textContent).toContain('Not approved');
    expect(row(/Arbitrum/).getAttribute('aria-disabled')).toBe('true');
    expect(row(/Arbitrum/)).toHaveProperty('disabled', false);
    expect(why(/Arbitrum/)).toContain('approve it in your wallet or connect again');
    await press(row(/Arbitrum/));

    expect(widget.asked).toEqual([]);
  });

  it('marks no network of a namespace without a wallet', async () => {
    const widget = await shown([ethereum, solana]);
    await settle(() => widget.setAccount(onEthereumAlone));

    expect(row(/Solana/).textContent).not.toContain('Not approved');
    await press(row(/Solana/));
    expect(widget.asked).toContainEqual(['switchNetwork', solana.caipNetworkId]);
  });

  it('tells the visitor to approve in the wallet, and does not repeat the request', async () => {
    const widget = await shownAsking();
    expect(row(/Arbitrum/).textContent).toContain('Approve in wallet');
    expect(row(/Arbitrum/).getAttribute('aria-busy')).toBe('true');
    await press(row(/Arbitrum/));
    expect(widget.asked).toEqual([]);
  });

  it('accepts another choice while a wallet does not answer', async () => {
    const widget = await shownAsking([ethereum, arbitrum, ql1]);
    expect(row(new RegExp(ql1.name))).toHaveProperty('disabled', false);
    await press(row(new RegExp(ql1.name)));
    expect(widget.asked).toContainEqual(['switchNetwork', ql1.caipNetworkId]);
  });

  it('offers to cancel while a wallet does not answer, and keeps the focus in the list', async () => {
    const widget = await shownAsking();
    control(inside('modal'), 'Cancel').focus();
    await press(control(inside('modal'), 'Cancel'));
    expect(widget.asked).toEqual([['dismissSwitch']]);
    expect(inside('modal').activeElement).toBe(row(/Arbitrum/));
    await settle(() => widget.set({ switching: undefined }));
    expect(() => control(inside('modal'), 'Cancel')).toThrow(/No control "Cancel"/);
  });

  it('marks the network that another wallet of the visitor is on', async () => {
    const widget = manyChains();
    await renderWith(widget);
    await settle(() => widget.showViews({ name: 'Account' }, { name: 'Networks' }));

    expect(row(/Solana/).textContent).toContain('Connected');
    expect(row(/Ethereum/).textContent).not.toContain('Connected');
  });

  it('lists networks for tests apart, and moves between both with the keys', async () => {
    await shown([ethereum, { ...ql1, name: 'Some test', testnet: true }, arbitrum]);
    const lists = [...inside('modal').querySelectorAll('ul.list')];
    expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual([
      'Choose a network',
      'Test networks',
    ]);
    expect(lists.map((list) => list.querySelectorAll('.row').length)).toEqual([2, 1]);

    await settle(() => row(/Arbitrum/).focus());
    const event = new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true });
    await settle(() => void inside('modal').activeElement?.dispatchEvent(event));

    expect(inside('modal').activeElement?.textContent).toContain('Some test');
  });

  it('of more than eight can be searched, and of 2,000 has at most 60 in the page', async () => {
    await shown();
    expect(inside('modal').querySelector('input[type="search"]')).toBeNull();
    await cleanUp();
    const many = Array.from({ length: 2000 }, (_, index) => ({
      ...arbitrum,
      id: 50_000 + index,
      caipNetworkId: `eip155:${50_000 + index}` as const,
      name: `Network ${index}`,
    }));
    await shown([ethereum, ...many]);
    const rows = (): readonly Element[] => [...inside('modal').querySelectorAll('ul.list .row')];
    expect(rows().length).toBeLessThanOrEqual(60);
    expect(find(inside('modal'), '[aria-posinset]').getAttribute('aria-setsize')).toBe('2001');

    const field = find(inside('modal'), 'input[type="search"]');
    await typeInto(field, 'network 1987');
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Network 1987'),
    ]);
    await typeInto(field, '51987');
    expect(rows()).toHaveLength(1);
    await typeInto(field, 'nothing of this');
    expect(find(inside('modal'), '[role="status"].note').textContent).toBe('No networks found');
  });

  it.each<[SwitchFailure, RegExp]>([
    [{ cause: 'declined' }, /^You declined/],
    [{ cause: 'pending' }, /has an open request/],
    [{ cause: 'notSupported' }, /^Chain is not supported\. Add Arbitrum One/],
    [{ cause: 'notChanged' }, /^The wallet stayed on Ethereum\. Switch to Arbitrum One/],
    [{ cause: 'gone' }, /no longer available/],
    [{ cause: 'failed', detail: 'boom' }, /Wallet’s message: boom$/],
    [
      { cause: 'failed', detail: 'slow', reason: 'timeout' },
      /could not switch\. There was no answer in time\. Wait a moment and try again\. Wallet’s message: slow$/,
    ],
  ])(
    '[R4.14] [R8.5] shows why it failed with %j, and allows another choice',
    async (failure, sentence) => {
      const widget = await shown();
      widget.answers.set('switchNetwork', () => Promise.reject(new Error('it did not')));
      await press(row(/Arbitrum/));
      await settle(() => widget.set({ switching: { status: 'failed', caipNetworkId, failure } }));
      expect(find(inside('modal'), '[role="alert"]').textContent).toMatch(sentence);
      expect(row(/Arbitrum/)).toHaveProperty('disabled', false);
      expect(find(inside('modal'), 'h2').textContent).toBe('Choose a network');
    },
  );

  it('shows the number of the EVM chain that the wallet stayed on, where the site does not use it', async () => {
    const widget = await shown();
    const failure: SwitchFailure = { cause: 'notChanged' };
    await settle(() => widget.setConnection({ network: unknownNetwork }));
    await settle(() => widget.set({ switching: { status: 'failed', caipNetworkId, failure } }));
    expect(find(inside('modal'), '[role="alert"]').textContent).toMatch(
      /^The wallet stayed on chain 777\. Switch to Arbitrum One/,
    );
  });

  it('shows the site’s own images of the networks', async () => {
    const image = 'https://img.example/arbitrum.png';
    const widget = new FakeWidget({ chainImages: { [caipNetworkId]: image } });
    await renderWith(widget);
    await settle(() => widget.showViews({ name: 'Networks' }));
    expect(find(row(/Arbitrum/), 'img').getAttribute('src')).toBe(image);
  });

  it('shows a local chain with the logo of the network that it names, and ignores ids of other kits', async () => {
    const local = { ...arbitrum, id: 1337, caipNetworkId: 'eip155:1337', name: 'Local' } as const;
    const imageId = '3bff954d-5cb0-47a0-9a23-d20192e74600';
    await shown([
      { ...ethereum, assets: { imageId } },
      { ...local, assets: { imageId: caipNetworkId } },
      { ...local, id: 1338, caipNetworkId: 'eip155:1338', name: 'Bare' },
    ]);

    expect(row(/Ethereum/).querySelector('.emblem svg')).not.toBeNull();
    expect(row(/Local/).querySelector('.emblem svg')).not.toBeNull();
    expect(find(row(/Bare/), '.emblem').textContent).toBe('B');
  });
});
