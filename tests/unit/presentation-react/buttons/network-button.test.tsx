import { afterEach, describe, expect, it } from '@jest/globals';
import { NetworkButton } from '../../../../presentation-react/index';
import { FakeWidget, unknownNetwork } from '../../../../apps/gallery/fake-widget';
import { eventually } from '../../../support/eventually';
import { cleanUp, find, inside, press, renderWith, settle } from '../../../support/render';

afterEach(cleanUp);

const button = (): HTMLElement => find(inside('network-button'), 'button');

describe('NetworkButton', () => {
  it('shows the network and opens the list', async () => {
    const widget = new FakeWidget();
    await renderWith(widget, <NetworkButton />);
    expect(button().textContent).toBe('Ethereum');
    await press(button());
    expect(widget.state.view?.name).toBe('Networks');
  });

  it('shows that the network is the wrong one', async () => {
    const widget = new FakeWidget();
    await renderWith(widget, <NetworkButton />);
    await settle(() => widget.setConnection({ network: unknownNetwork }));
    expect(button().textContent).toBe('Wrong network');
    await press(button());
    expect(widget.state.view?.name).toBe('UnsupportedChain');
  });

  it('only shows the network where the site allows no switch', async () => {
    await renderWith(new FakeWidget({ enableNetworkSwitch: false }), <NetworkButton />);
    expect(button()).toHaveProperty('disabled', true);
  });

  it('shows the picture of the network while a wallet is connected, and downloads none before', async () => {
    const widget = new FakeWidget();
    await renderWith(widget, <NetworkButton />);
    expect(button().querySelector('.emblem')).toBeNull();

    await settle(() => widget.setAccount());
    await eventually(() => expect(button().querySelectorAll('.emblem svg > *').length).not.toBe(0));
    expect(button().textContent).toBe('Ethereum');
  });

  it('offers a choice where there is no network', async () => {
    await renderWith(new FakeWidget({ networks: [] }), <NetworkButton />);
    expect(button().textContent).toBe('Choose a network');
  });
});
