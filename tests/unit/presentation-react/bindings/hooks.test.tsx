import { afterEach, describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import {
  useAccount,
  useConnections,
  useConnectors,
  useModal,
  useNetwork,
  useProvider,
  useWidget,
  WidgetProvider,
} from '../../../../presentation-react/index';
import {
  ether,
  FakeWidget,
  someAddress,
  someProvider,
  unknownNetwork,
} from '../../../../apps/gallery/fake-widget';
import { cleanUp, render, renderWith, settle } from '../../../support/render';
import { connectorOn } from '../../../../domain/connection/connector';

afterEach(cleanUp);

/** Renders what `use` returns on every render, newest last. */
async function follow<T>(widget: FakeWidget, use: () => T): Promise<readonly T[]> {
  const seen: T[] = [];
  function Follower() {
    seen.push(use());
    return null;
  }
  await renderWith(widget, <Follower />);
  return seen;
}

describe('useAccount', () => {
  it('returns the connected account, with its shortened address', async () => {
    const widget = new FakeWidget();
    const seen = await follow(widget, () => useAccount());
    expect(seen.at(-1)).toMatchObject({ status: 'disconnected', isRestoring: false });

    await settle(() => widget.setAccount({ balance: ether(5n) }));

    expect(seen.at(-1)).toMatchObject({
      status: 'connected',
      address: someAddress,
      short: '0xf39F…2266',
      balance: ether(5n),
    });
  });

  it('[R4.2] reports that an earlier connection is being restored', async () => {
    const widget = new FakeWidget();
    widget.setConnection({
      status: 'connecting',
      attempt: { status: 'asking', purpose: 'restore', connectorId: 'io.rabby' },
    });
    const seen = await follow(widget, () => useAccount());
    expect(seen.at(-1)).toMatchObject({ status: 'connecting', isRestoring: true });
  });

  it('keeps the account while another wallet is asked', async () => {
    const widget = new FakeWidget();
    widget.setAccount();
    widget.setAttempt('io.other');
    const seen = await follow(widget, () => useAccount('eip155'));
    expect(seen.at(-1)).toMatchObject({
      status: 'connecting',
      isRestoring: false,
      short: '0xf39F…2266',
    });
  });

  it('is unknown on a server', () => {
    const widget = new FakeWidget();
    widget.setAccount();
    function Who() {
      const { isRestoring, account } = useAccount();
      return <p>{isRestoring ? 'unknown' : (account?.short ?? 'guest')}</p>;
    }
    const html = renderToString(
      <WidgetProvider widget={widget}>
        <Who />
      </WidgetProvider>,
    );
    expect(html).toBe('<p>unknown</p>');
  });

  it('renders again only when its part of the state is replaced', async () => {
    const widget = new FakeWidget();
    const seen = await follow(widget, () => useAccount());
    const count = seen.length;
    await settle(() => widget.set({ isLoading: true }));
    expect(seen).toHaveLength(count);
  });
});

describe('useNetwork', () => {
  it('returns the network, and whether it is the wrong one', async () => {
    for (const allowUnsupportedChain of [false, true]) {
      const widget = new FakeWidget({ allowUnsupportedChain });
      const seen = await follow(widget, () => useNetwork());
      expect(seen.at(-1)).toMatchObject({ network: { name: 'Ethereum' }, isWrong: false });

      await settle(() => widget.setConnection({ network: unknownNetwork }));

      expect(seen.at(-1)?.isWrong).toBe(!allowUnsupportedChain);
      await cleanUp();
    }
  });

  it('switches', async () => {
    const widget = new FakeWidget();
    const seen = await follow(widget, () => useNetwork());
    await seen.at(-1)?.switchNetwork('eip155:42161');
    expect(widget.asked).toContainEqual(['switchNetwork', 'eip155:42161']);
    expect(seen.at(-1)?.networks.map(({ name }) => name)).toEqual(['Ethereum', 'Arbitrum One']);
  });
});

describe('useModal', () => {
  it('[R2.5] opens the given view, closes, and returns whether it is open', async () => {
    const widget = new FakeWidget();
    const seen = await follow(widget, () => useModal());

    await settle(() => seen.at(-1)?.open({ view: 'Networks' }));
    expect(widget.asked).toContainEqual(['open', { view: 'Networks' }]);
    expect(seen.at(-1)?.isOpen).toBe(true);

    await settle(() => seen.at(-1)?.close());
    expect(seen.at(-1)?.isOpen).toBe(false);
  });

  it('downloads in advance on request', async () => {
    const widget = new FakeWidget();
    const seen = await follow(widget, () => useModal());
    await settle(() => seen.at(-1)?.preload());
    expect(widget.asked).toEqual([['preload']]);
  });
});

describe('the other hooks', () => {
  it('return the widget, its connections, its connectors and the provider', async () => {
    const widget = new FakeWidget();
    const connectors = [connectorOn('eip155', { id: 'a', name: 'A', type: 'ANNOUNCED' })] as const;
    const seen = await follow(widget, () => [
      useWidget(),
      useConnections().eip155.status,
      useConnectors(),
      useProvider(),
    ]);
    expect(seen.at(-1)).toEqual([widget, 'disconnected', [], undefined]);

    await settle(() => {
      widget.set({ connectors });
      widget.setAccount();
    });

    expect(seen.at(-1)).toEqual([widget, 'connected', connectors, someProvider]);
  });

  it('report a missing provider', async () => {
    function Lost() {
      useWidget();
      return null;
    }
    await expect(render(<Lost />)).rejects.toThrow('WidgetProvider');
  });
});
