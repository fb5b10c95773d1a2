import { FakeWidget, walletRow } from '../fake-widget';
import { manyChains } from './many-chains';
import type { Stories } from './story';
import { listing, rabby, someRows } from './wallets';

const longName = 'A Wallet With A Name That Is Far Too Long For One Line Of The Card';

export const connectStories: Stories = [
  { name: 'wallets', widget: () => listing() },
  {
    name: 'wallets and all of them',
    widget: () => {
      const widget = listing();
      widget.setFeature('wallets', {
        status: 'loaded',
        search: '',
        searched: '',
        wallets: [],
        total: 612,
        deviceKind: 'desktop',
      });
      return widget;
    },
  },
  { name: 'one wallet', widget: () => listing([rabby]) },
  {
    name: 'many wallets',
    widget: () =>
      listing([
        ...someRows,
        ...Array.from({ length: 12 }, (_, index) =>
          walletRow(`app.number-${index}`, { name: `Wallet ${index + 1}` }),
        ),
      ]),
  },
  {
    name: 'two that claim to be one',
    widget: () => listing([walletRow('a', { name: 'Rabby', isDuplicate: true }), rabby]),
  },
  {
    name: 'some left out',
    widget: () => {
      const widget = listing();
      widget.set({ leftOutCount: 412 });
      return widget;
    },
  },
  { name: 'a long name', widget: () => listing([walletRow('a', { name: longName }), rabby]) },
  { name: 'no wallet', widget: () => new FakeWidget() },
  { name: 'on one namespace', about: { namespace: 'solana' }, widget: manyChains },
];
