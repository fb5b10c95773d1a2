import type { WalletsState } from '../../../domain/connection/wallets-state';
import { firstWallets } from '../../../infrastructure/directory/embedded-wallets';
import { laterWallets } from '../../../infrastructure/directory/later-wallets';
import { FakeWidget, someImage } from '../fake-widget';
import type { Story, Stories } from './story';

const nothing: WalletsState = {
  status: 'loading',
  search: '',
  searched: '',
  wallets: [],
  total: 0,
  deviceKind: 'desktop',
};

function state(name: string, part: Partial<WalletsState>): Story {
  return {
    name,
    widget: () => {
      const widget = new FakeWidget({ projectId: 'gallery' });
      widget.offer('wallets', { search: () => {}, more: () => {}, find: async () => undefined });
      widget.setFeature('wallets', { ...nothing, ...part });
      return widget;
    },
  };
}

/** The built-in list, a wallet with an image of its own, and one without any. */
const wallets = [
  ...firstWallets,
  ...laterWallets,
  { id: 'app.shop', name: 'Shop', imageUrl: someImage },
  { id: 'app.plain', name: 'Plain' },
];

const manyOf = (length: number) =>
  Array.from({ length }, (_, index) => ({ id: `number-${index}`, name: `Wallet ${index + 1}` }));

export const allWalletsStories: Stories = [
  state('some wallets', { status: 'loaded', wallets, total: wallets.length }),
  state('many wallets', { status: 'loaded', wallets: manyOf(40), total: 612 }),
  state('two thousand wallets', { status: 'loaded', wallets: manyOf(2000), total: 2000 }),
  state('loading', {}),
  state('found', {
    status: 'loaded',
    search: 'ra',
    searched: 'ra',
    wallets: wallets.filter(({ name }) => name.startsWith('Ra')),
    total: 2,
  }),
  state('nothing found', { status: 'loaded', search: 'zzz', searched: 'zzz' }),
  state('failed', { status: 'failed' }),
  { name: 'no network', widget: () => new FakeWidget({ networks: [] }) },
];
