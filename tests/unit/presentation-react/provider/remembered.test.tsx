import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FakeWidget } from '../../../../apps/gallery/fake-widget';
import { keepInCookie, readSnapshot, serialize } from '../../../../composition/ways/snapshot';
import {
  AccountButton,
  ConnectButton,
  NetworkButton,
  useAccount,
  WidgetProvider,
} from '../../../../presentation-react/index';
import { cleanUp, find, inside, settle } from '../../../support/render';

afterEach(cleanUp);

const cookie = 'eip155:42161:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

describe('a page that a server renders for a visitor who was connected', () => {
  it('has the account in its HTML, without any style', () => {
    const html = renderToString(tree(rememberingWidget()));

    expect(html).toContain('<p>Hello, 0xf39F…2266 (disconnected)</p>');
    expect(html.match(/<text [^>]*>0xf39F…2266<\/text>/g)).toHaveLength(2);
    expect(html).not.toContain('style=');
  });

  it('is hydrated without a mismatch, and shows the account until its wallet answers', async () => {
    const widget = rememberingWidget();
    const page = document.body.appendChild(document.createElement('main'));
    page.innerHTML = renderToString(tree(widget));
    widget.setConnection({
      attempt: { status: 'asking', purpose: 'restore', connectorId: 'test' },
      status: 'connecting',
    });
    const warned = jest.spyOn(console, 'error').mockImplementation(() => {});
    const mismatch = jest.fn();
    const root = hydrateRoot(page, tree(widget), { onRecoverableError: mismatch });
    await settle();
    const button = find(inside('connect-button'), 'button');
    expect(button.textContent).toBe('0xf39F…2266');
    expect(button.getAttribute('aria-busy')).toBe('true');

    await settle(() => widget.setAccount());

    expect(button.textContent).toContain('0xf39F…2266');
    expect(button.getAttribute('aria-busy')).toBe('false');
    expect(mismatch).not.toHaveBeenCalled();
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
    await settle(() => root.unmount());
  });

  it('shows the button that connects as soon as the page knows of no connection', async () => {
    const widget = rememberingWidget();
    const page = document.body.appendChild(document.createElement('main'));
    page.innerHTML = renderToString(tree(widget));
    const root = hydrateRoot(page, tree(widget));
    await settle();

    expect(find(inside('connect-button'), 'button').textContent).toBe('Connect wallet');
    expect(document.querySelector('[data-cleat="account-button"]')).toBeNull();
    expect(find(page, 'p').textContent).toBe('Hello, guest (disconnected)');
    await settle(() => root.unmount());
  });
});

describe('keepInCookie', () => {
  it('keeps what the page shows, and leaves the cookie alone once it is stopped', async () => {
    const widget = new FakeWidget();
    widget.setAccount();
    const stop = keepInCookie(widget, 'wallet');
    await settle();
    expect(cookieOf('wallet')).toBe(serialize(widget));

    await settle(() =>
      widget.setConnection({ status: 'disconnected', account: undefined as never }),
    );
    expect(cookieOf('wallet')).not.toContain('0x');

    stop();
    await settle(() => widget.setAccount());
    expect(cookieOf('wallet')).not.toContain('0x');
  });

  it('leaves the cookie as it is while the wallet of the visit before is asked', async () => {
    document.cookie = `early=${cookie}; path=/`;
    const widget = new FakeWidget();
    widget.setConnection({
      attempt: { status: 'asking', purpose: 'restore', connectorId: 'test' },
      status: 'connecting',
    });
    keepInCookie(widget, 'early');
    await settle();
    expect(cookieOf('early')).toBe(cookie);

    await settle(() => widget.setAccount());

    expect(cookieOf('early')).toBe(serialize(widget));
  });
});

function rememberingWidget(): FakeWidget {
  return new FakeWidget({ initialState: readSnapshot(cookie) });
}

function cookieOf(name: string): string | undefined {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

function Greeting() {
  const { remembered, short = remembered ?? 'guest', status } = useAccount();
  return <p>{`Hello, ${short} (${status})`}</p>;
}

function tree(widget: FakeWidget) {
  return (
    <StrictMode>
      <WidgetProvider widget={widget}>
        <NetworkButton />
        <ConnectButton />
        <AccountButton />
        <Greeting />
      </WidgetProvider>
    </StrictMode>
  );
}
