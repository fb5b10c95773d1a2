import { connectorOn } from '../../../domain/connection/connector';
import { firstWallets } from '../../../infrastructure/directory/embedded-wallets';
import { FakeWidget } from '../fake-widget';
import type { Stories } from './story';
import { directoryOf, rabby } from './wallets';

function withDirectory(deviceKind?: 'mobile' | 'desktop'): FakeWidget {
  const widget = new FakeWidget();
  widget.offer('wallets', { search: () => {}, more: () => {}, find: async () => undefined });
  widget.setFeature('wallets', directoryOf(firstWallets, deviceKind));
  return widget;
}

export const whatIsAWalletStories: Stories = [{ name: 'a visitor', widget: () => withDirectory() }];

export const getWalletStories: Stories = [
  { name: 'for a browser', widget: () => withDirectory() },
  { name: 'for a phone', widget: () => withDirectory('mobile') },
  {
    name: 'without the list',
    widget: () => new FakeWidget(),
  },
  {
    name: 'one was installed',
    widget: () => {
      const widget = withDirectory();
      const { id, name } = rabby;
      const found = connectorOn('eip155', { id, name, type: 'ANNOUNCED' });
      onceListed(() => widget.set({ connectors: [found] }));
      return widget;
    },
  },
];

/** Does `work` when the modal lists what can be installed: a wallet that is there before is none that was installed. */
function onceListed(work: () => void, attempts = 200): void {
  const modal = document.querySelector('[data-cleat="modal"]')?.shadowRoot;
  if (modal?.querySelector('a.row')) work();
  else if (attempts > 0) setTimeout(() => onceListed(work, attempts - 1), 20);
}
