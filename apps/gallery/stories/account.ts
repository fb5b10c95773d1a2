import { newAccountProfile } from '../../../domain/account/account-profile';
import type { AccountTab } from '../../../domain/account/account-tab';
import { EMBEDDED_WALLET_ID } from '../../../domain/auth/embedded-wallet';
import { ethereum } from '../../../domain/network/built-in-networks';
import { ether, FakeWidget, someAddress, unknownNetwork } from '../fake-widget';
import { withAuth } from './auth';
import { manyChains, onPolkadot } from './many-chains';
import {
  baitTokens,
  twoThousandTokens,
  fullPortfolio,
  hold,
  inEuros,
  manyTokens,
  onTwoNetworks,
  someMarks,
  withBadDay,
  withDay,
} from './tokens';
import { activity, someTransactions } from './transactions';
import { manyNfts, nfts, nftsOnSolana, someNfts } from './nfts';
import { withPermissions } from './permissions';
import type { Stories } from './story';
import { connected, holding } from './wallets';

export const accountStories: Stories = [
  { name: 'balance', widget: () => connected() },
  { name: 'balance of zero', widget: () => connected(ether(0n)) },
  {
    name: 'a large balance',
    widget: () => connected(ether(123_456_789_012_345_678n * 10n ** 12n)),
  },
  { name: 'balance loading', widget: () => connected({ status: 'loading' }) },
  { name: 'balance failed', widget: () => connected({ status: 'failed' }) },
  {
    name: 'one address, one network',
    widget: () => {
      const widget = new FakeWidget({ networks: [ethereum], enableNetworkSwitch: false });
      widget.setAccount({ balance: ether(10n ** 18n) });
      return hold(widget);
    },
  },
  {
    name: 'on a network that is not listed',
    widget: () => {
      const widget = connected({ status: 'unknown' });
      widget.setConnection({ network: unknownNetwork });
      return widget;
    },
  },
  { name: 'with a name of ENS', widget: named },
  { name: 'with smart sessions', widget: () => hold(withPermissions()) },
  { name: 'on several chains', widget: manyChains },
  { name: 'with accounts to choose from', widget: onPolkadot },
  { name: 'with five accounts on one chain', widget: paired },
  { name: 'with tokens', widget: () => holding(fullPortfolio) },
  { name: 'with tokens in the embedded wallet', widget: () => embedded() },
  { name: 'with one way to open the embedded wallet', widget: () => embedded(withDay, false) },
  { name: 'with tokens on several chains', widget: () => hold(manyChains(), fullPortfolio) },
  { name: 'with the change of a day', widget: () => holding(withDay) },
  { name: 'with the change of a bad day', widget: () => holding(withBadDay) },
  {
    name: 'with the change of a day and amounts hidden',
    widget: () => hiding(holding(withDay)),
  },
  { name: 'with tokens on two networks', widget: () => holding(onTwoNetworks) },
  { name: 'with values in euros', widget: () => holding(inEuros) },
  { name: 'with amounts hidden', widget: () => hiding(holding(fullPortfolio)) },
  { name: 'with many tokens', widget: () => holding({ status: 'loaded', tokens: manyTokens }) },
  {
    name: 'with two thousand tokens',
    widget: () => holding({ status: 'loaded', tokens: twoThousandTokens }),
  },
  {
    name: 'with pinned and hidden tokens',
    widget: () => holding({ ...fullPortfolio, marks: someMarks }),
  },
  { name: 'with bait among the tokens', widget: () => holding(baitTokens) },
  { name: 'with tokens loading', widget: () => holding({ status: 'loading', tokens: [] }) },
  { name: 'without tokens', widget: () => holding({ status: 'loaded', tokens: [] }) },
  { name: 'with tokens that failed', widget: () => holding({ status: 'failed', tokens: [] }) },
  { name: 'with NFTs', widget: () => onTab('NFTs', nfts({ nfts: someNfts })) },
  { name: 'with two thousand NFTs', widget: () => onTab('NFTs', nfts({ nfts: manyNfts })) },
  { name: 'with NFTs on Solana', widget: () => onTab('NFTs', nftsOnSolana()) },
  { name: 'with NFTs loading', widget: () => onTab('NFTs', nfts({ status: 'loading' })) },
  { name: 'without NFTs', widget: () => onTab('NFTs', nfts({})) },
  { name: 'with NFTs that failed', widget: () => onTab('NFTs', nfts({ status: 'failed' })) },
  {
    name: 'on a network whose NFTs are not listed',
    widget: () => onTab('NFTs', nfts({ status: 'unsupported' })),
  },
  {
    name: 'with activity',
    widget: () => onTab('Activity', activity({ transactions: someTransactions })),
  },
];

/** The embedded wallet, which has a profile. */
function embedded(portfolio = fullPortfolio, hasSecondWay = true): FakeWidget {
  const widget = withAuth({ user: { email: 'ada@example.org', hasSecondWay } });
  widget.setAccount({
    balance: ether(1_234_567_890_000_000_000n),
    connectorId: EMBEDDED_WALLET_ID,
  });
  return hold(widget, portfolio);
}

/** `widget` whose visitor hides amounts. */
function hiding(widget: FakeWidget): FakeWidget {
  widget.set({ isPrivate: true });
  return widget;
}

/** An account with a name, a picture and texts of ENS. */
function named(): FakeWidget {
  const widget = holding(fullPortfolio);
  const identity = {
    status: 'loaded',
    name: 'ada-lovelace.eth',
    imageUrl: `data:image/svg+xml,${encodeURIComponent(portrait)}`,
    texts: { description: 'Writes programs for engines.', url: 'https://ada.example' },
  } as const;
  const profile = newAccountProfile(widget.options.defaultAccountTypes);
  widget.setFeature('account', { ...profile, identity });
  return widget;
}

const portrait =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#b45" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="2" fill="#fff"/></svg>';

/** `widget` with a tab of the account on show. */
function onTab(tab: AccountTab, widget: FakeWidget): FakeWidget {
  const { defaultAccountTypes } = widget.options;
  widget.setFeature('account', { ...newAccountProfile(defaultAccountTypes), tab });
  return widget;
}

/** A paired wallet with five accounts, on a site of one namespace. */
function paired(): FakeWidget {
  const widget = connected();
  const others = [1, 2, 3, 4].map((digit) => `0x${String(digit).repeat(40)}` as const);
  widget.setAccount({
    balance: ether(10n ** 18n),
    allAddresses: [someAddress, ...others],
    isChosenHere: true,
  });
  return hold(widget);
}

export const profileWalletsStories: Stories = [
  { name: 'several wallets', widget: manyChains },
  { name: 'another chain in use', widget: onPolkadot },
  { name: 'one wallet', widget: () => connected() },
  { name: 'one wallet with five accounts', widget: paired },
];
