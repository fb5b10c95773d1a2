import { firstWallets } from '../../../infrastructure/directory/embedded-wallets';
import { withAuth, withSocials } from './auth';
import { FakeWidget, walletRow } from '../fake-widget';
import { manyChains } from './many-chains';
import type { Stories } from './story';
import { directoryOf, listing, rabby, someRows } from './wallets';

const documents = {
  termsConditionsUrl: 'https://dapp.test/terms',
  privacyPolicyUrl: 'https://dapp.test/privacy',
};

function withEmail(): FakeWidget {
  const widget = withAuth({});
  widget.set({ connectorRows: someRows });
  return widget;
}

const longName = 'A Wallet With A Name That Is Far Too Long For One Line Of The Card';

export const connectStories: Stories = [
  { name: 'wallets', widget: () => listing() },
  {
    name: 'wallets and all of them',
    widget: () => {
      const widget = listing();
      widget.setFeature('wallets', { ...directoryOf([]), total: 612 });
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
  {
    name: 'no wallet',
    widget: () => {
      const widget = new FakeWidget();
      widget.setFeature('wallets', directoryOf([]));
      return widget;
    },
  },
  { name: 'looking for wallets', widget: () => new FakeWidget() },
  {
    name: 'no wallet in this browser',
    widget: () => {
      const widget = new FakeWidget();
      widget.set({
        connectorRows: firstWallets.slice(0, 4).map((wallet) => {
          const { id, name } = wallet;
          return walletRow(id, { name, tag: 'getWallet' });
        }),
      });
      return widget;
    },
  },
  {
    name: 'consent to documents',
    widget: () => listing(undefined, { ...documents, features: { legalCheckbox: true } }),
  },
  { name: 'documents', widget: () => listing([rabby], documents) },
  {
    name: 'wallets behind a button',
    widget: () => {
      const widget = listing(undefined, { features: { collapseWallets: true } });
      widget.set({ connectMethods: ['email', 'wallet'] });
      return widget;
    },
  },
  {
    name: 'a login by e-mail first',
    widget: () => {
      const widget = withEmail();
      widget.set({ connectMethods: ['email', 'wallet'] });
      return widget;
    },
  },
  {
    name: 'a login by e-mail last',
    widget: () => {
      const widget = withEmail();
      widget.set({ connectMethods: ['wallet', 'email'] });
      return widget;
    },
  },
  {
    name: 'a login by e-mail alone',
    widget: () => {
      const widget = withAuth({});
      widget.setOptions({ enableWallets: false });
      widget.set({ connectMethods: ['email'] });
      return widget;
    },
  },
  {
    name: 'logins at other providers',
    widget: () => {
      const widget = withSocials();
      widget.set({ connectorRows: someRows });
      return widget;
    },
  },
  {
    name: 'six wallets, then seven providers',
    widget: () => {
      const widget = withSocials(7);
      const names = ['Rabby', 'MetaMask', 'Phantom', 'Zerion', 'Rainbow', 'Leather'];
      const connectorRows = names.map((name) => walletRow(`app.${name}`, { name }));
      widget.set({ connectorRows, connectMethods: ['wallet', 'email', 'social'] });
      return widget;
    },
  },
  {
    name: 'a login that was used last',
    widget: () => {
      const widget = withSocials(7);
      widget.set({ recentLogin: 'github' });
      return widget;
    },
  },
  {
    name: 'a login under way',
    widget: () => {
      const widget = withAuth({
        emailLogin: {
          status: 'verifyingCode',
          email: 'ada@example.org',
          wrongCodes: 0,
          isChecking: false,
        },
      });
      widget.set({ connectorRows: someRows, connectMethods: ['email', 'wallet'] });
      return widget;
    },
  },
  { name: 'on one namespace', about: { namespace: 'solana' }, widget: manyChains },
];

export const connectWalletsStories: Stories = [{ name: 'wallets', widget: () => listing() }];
