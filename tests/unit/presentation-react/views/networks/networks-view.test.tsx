import { afterEach, describe, expect, it } from '@jest/globals';
import { arbitrum, ethereum } from '../../../../../domain/network/built-in-networks';
import { ql1, solana } from '../../../../../domain/network/more-networks';
import type { Network } from '../../../../../domain/network/network';
import type { SwitchFailure } from '../../../../../domain/network/switch-failure';
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
    expect(find(inside('modal'), 'h2').textContent).toBe('Choose Network');
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
    expect(why(/Arbitrum/)).toContain('the wallet asks you to add it');
    await press(row(/Arbitrum/));

    expect(widget.asked).toContainEqual(['switchNetwork', caipNetworkId]);
  });

  it('offers no network that the wallet has not approved and cannot be asked for, and says why', async () => {
    const widget = await shown();
    await settle(() => widget.setAccount(onEthereumAlone));

    expect(row(/Arbitrum/).textContent).toContain('Not approved');
    expect(row(/Arbitrum/).getAttribute('aria-disabled')).toBe('true');
    expect(row(/Arbitrum/)).toHaveProperty('disabled', false);
    expect(why(/Arbitrum/)).toContain('approve it in the wallet or connect again');
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

  it.each<[SwitchFailure, RegExp]>([
    [{ cause: 'declined' }, /^You declined the switch/],
    [{ cause: 'pending' }, /has a request open/],
    [{ cause: 'notSupported' }, /^Chain is not supported\. Add Arbitrum One/],
    [{ cause: 'notChanged' }, /^The wallet stayed on Ethereum\. Switch to Arbitrum One/],
    [{ cause: 'gone' }, /no longer available/],
    [{ cause: 'failed', detail: 'boom' }, /It says: boom$/],
    [
      { cause: 'failed', detail: 'slow', reason: 'timeout' },
      /could not switch\. There was no answer in time\. Wait a moment, and try again\. It says: slow$/,
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
      expect(find(inside('modal'), 'h2').textContent).toBe('Choose Network');
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
