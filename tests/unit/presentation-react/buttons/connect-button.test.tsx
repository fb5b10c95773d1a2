import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ConnectButton } from '../../../../presentation-react/index';
import { ether, FakeWidget, unknownNetwork } from '../../../../apps/gallery/fake-widget';
import { cleanUp, control, find, inside, press, renderWith, settle } from '../../../support/render';

afterEach(cleanUp);

const button = (): HTMLElement => find(inside('connect-button'), 'button[data-state]');

function restoring(widget: FakeWidget): void {
  widget.setConnection({
    status: 'connecting',
    attempt: { status: 'asking', purpose: 'restore', connectorId: 'io.rabby' },
  });
}

describe('ConnectButton', () => {
  it('opens the wallets, and is marked as opening a dialog', async () => {
    const widget = new FakeWidget();
    await renderWith(widget, <ConnectButton />);
    expect(button().textContent).toBe('Connect wallet');
    expect(button().getAttribute('aria-expanded')).toBe('false');

    await press(button());

    expect(widget.state.view?.name).toBe('Connect');
    expect(button().getAttribute('aria-haspopup')).toBe('dialog');
    expect(button().getAttribute('aria-expanded')).toBe('true');
  });

  it("uses a given label, and the site's texts", async () => {
    const widget = new FakeWidget();
    await renderWith(widget, <ConnectButton label="Log in" />);
    expect(button().textContent).toBe('Log in');
    await cleanUp();

    await renderWith(widget, <ConnectButton />, { lang: 'ar', connectWallet: 'اتصال' });
    expect(button().textContent).toBe('اتصال');
    expect(find(inside('connect-button'), '.root').dir).toBe('rtl');
    expect(find(inside('connect-button'), '.root').lang).toBe('ar');
  });

  it.each(['pointerover', 'focusin', 'pointerdown', 'touchstart'])(
    'downloads the code for a press on %s',
    async (event) => {
      const widget = new FakeWidget();
      await renderWith(widget, <ConnectButton />);
      await settle(() => button().dispatchEvent(new Event(event, { bubbles: true })));
      expect(widget.asked).toContainEqual(['preload']);
      expect(widget.state.isOpen).toBe(false);
    },
  );

  it('shows the account and its balance, and opens it', async () => {
    const widget = new FakeWidget();
    widget.setAccount({ balance: ether(1_234_567_000_000_000_000n) });
    await renderWith(widget, <ConnectButton />);
    expect(button().textContent).toBe('1.234 ETH0xf39F…2266');

    await press(button());
    expect(widget.state.view?.name).toBe('Account');
  });

  it('leaves the balance out by option, and when it is unavailable: never 0', async () => {
    const widget = new FakeWidget();
    widget.setAccount({ balance: ether(5n) });
    await renderWith(widget, <ConnectButton showBalance={false} />);
    expect(button().textContent).toBe('0xf39F…2266');
    await cleanUp();

    widget.setAccount({ balance: { status: 'failed' } });
    await renderWith(widget, <ConnectButton />);
    expect(button().textContent).toBe('0xf39F…2266');
  });

  it('[R4.2] shows a skeleton while an earlier connection is restored, never "Connect"', async () => {
    const widget = new FakeWidget();
    restoring(widget);
    await renderWith(widget, <ConnectButton />);
    expect(button().textContent).toBe('');
    expect(button().getAttribute('aria-busy')).toBe('true');
    expect(button().getAttribute('aria-label')).toBe('Restoring your wallet');
    expect(button().querySelectorAll('.skeleton')).toHaveLength(3);
  });

  it('stays the same element from connecting to connected, so that focus can come back to it', async () => {
    const widget = new FakeWidget();
    await renderWith(widget, <ConnectButton />);
    const before = button();
    await settle(() => widget.setAccount());
    expect(button()).toBe(before);
  });

  it('shows that the network is the wrong one, and opens the choice of networks', async () => {
    const widget = new FakeWidget();
    widget.setAccount();
    widget.setConnection({ network: unknownNetwork });
    await renderWith(widget, <ConnectButton showNetwork />);
    expect(button().textContent).toBe('Wrong network');

    await press(button());
    expect(widget.state.view?.name).toBe('UnsupportedChain');
  });

  it('shows the network beside the account where the option is set', async () => {
    const widget = new FakeWidget();
    widget.setAccount();
    await renderWith(widget, <ConnectButton showNetwork />);
    await press(control(inside('connect-button'), 'Ethereum'));
    expect(widget.state.view?.name).toBe('Networks');
  });

  it('shows "try again" when the widget could not be downloaded, and retries', async () => {
    const widget = new FakeWidget();
    widget.answers.set('open', () => Promise.reject(new Error('offline')));
    await renderWith(widget, <ConnectButton />);
    await press(button());
    expect(button().textContent).toBe('Try again');

    widget.answers.clear();
    await press(button());
    expect(widget.state.isOpen).toBe(true);
    expect(button().textContent).toBe('Connect wallet');
  });

  it('keeps its style and markup in a shadow root', async () => {
    const { page } = await renderWith(new FakeWidget(), <ConnectButton />);
    expect(page.querySelector('button')).toBeNull();
    expect(page.querySelector('style')).toBeNull();
    expect(inside('connect-button').adoptedStyleSheets).toHaveLength(1);
  });
});

describe('ConnectButton.Custom', () => {
  it('provides everything for a button of the site’s own', async () => {
    const widget = new FakeWidget();
    const { page } = await renderWith(
      widget,
      <ConnectButton.Custom>
        {({ account, network, isRestoring, status, isOpen, buttonProps }) => (
          <button type="button" {...buttonProps}>
            {`${status} ${account?.short ?? 'none'} ${network?.name} ${isRestoring} ${isOpen}`}
          </button>
        )}
      </ConnectButton.Custom>,
    );
    expect(find(page, 'button').textContent).toBe('disconnected none Ethereum false false');

    await settle(() => widget.setAccount());
    expect(find(page, 'button').textContent).toBe('connected 0xf39F…2266 Ethereum false false');

    await press(find(page, 'button'));
    expect(widget.state.view?.name).toBe('Account');
  });

  it('opens the wallets also while one is connected', async () => {
    const widget = new FakeWidget();
    widget.setAccount();
    const { page } = await renderWith(
      widget,
      <ConnectButton.Custom>
        {({ connect }) => (
          <button type="button" onClick={() => void connect()}>
            Another
          </button>
        )}
      </ConnectButton.Custom>,
    );
    await press(find(page, 'button'));
    expect(widget.state.view?.name).toBe('Connect');
  });

  it('downloads nothing by itself', async () => {
    const widget = new FakeWidget();
    const child = jest.fn(() => null);
    await renderWith(widget, <ConnectButton.Custom>{child}</ConnectButton.Custom>);
    expect(widget.asked).toEqual([]);
    expect(child).toHaveBeenCalled();
  });
});
