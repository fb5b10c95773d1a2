import { afterEach, describe, expect, it } from '@jest/globals';
import { arbitrum, ethereum } from '../../../../../domain/network/built-in-networks';
import { ql1 } from '../../../../../domain/network/more-networks';
import type { Network } from '../../../../../domain/network/network';
import type { ViewEntry } from '../../../../../domain/routing/view-name';
import { SWAP_NETWORK_CHOICE } from '../../../../../domain/swap/swap-network-choice';
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

async function shown(
  entry: ViewEntry = { name: 'UnsupportedChain' },
  networks: readonly Network[] = [ethereum, arbitrum],
): Promise<FakeWidget> {
  const widget = new FakeWidget({ networks });
  widget.setAccount();
  widget.setConnection({ network: unknownNetwork });
  await renderWith(widget);
  await settle(() => widget.showViews(entry));
  return widget;
}

describe('the UnsupportedChain view', () => {
  it('[R4.12] explains the problem and offers every network of the site', async () => {
    const widget = await shown();
    expect(find(inside('modal'), 'h2').textContent).toBe('Switch network');
    expect(inside('modal').textContent).toContain('a network this site doesn’t use');
    await press(control(inside('modal'), /Ethereum/));
    expect(widget.asked).toContainEqual(['switchNetwork', 'eip155:1']);
  });

  it('accepts another network, a cancel or Disconnect while a wallet does not answer', async () => {
    const widget = await shown();
    const { caipNetworkId } = arbitrum;
    await settle(() => widget.set({ switching: { status: 'asking', caipNetworkId } }));
    await press(control(inside('modal'), 'Cancel'));
    await press(control(inside('modal'), /Ethereum/));
    await press(control(inside('modal'), 'Disconnect'));
    expect(widget.asked.map(([verb]) => verb)).toEqual(
      expect.arrayContaining(['dismissSwitch', 'switchNetwork', 'disconnect']),
    );
  });

  it('lets the visitor disconnect instead', async () => {
    const widget = await shown();
    await press(control(inside('modal'), 'Disconnect'));
    expect(widget.asked.map(([verb]) => verb)).toEqual(['disconnect', 'close']);
  });

  it('stays when the wallet refuses to disconnect', async () => {
    const widget = await shown();
    widget.answers.set('disconnect', () => Promise.reject(new Error('refused')));
    await press(control(inside('modal'), 'Disconnect'));
    expect(widget.asked.map(([verb]) => verb)).toEqual(['disconnect']);
  });

  it('offers only the networks with swaps where a swap led here, without a way to disconnect', async () => {
    const widget = await shown(SWAP_NETWORK_CHOICE, [ethereum, ql1]);
    expect(inside('modal').textContent).toContain('Swaps don’t work on this network');
    expect(inside('modal').textContent).not.toContain('Disconnect');
    expect(inside('modal').textContent).not.toContain(ql1.name);
    await press(control(inside('modal'), /Ethereum/));
    expect(widget.asked).toContainEqual(['switchNetwork', 'eip155:1']);
  });
});
