import { describe, expect, it } from '@jest/globals';
import { parseOptions, type WidgetOptionsInput } from '../../../../domain/options/parse-options';
import { lacksProjectId, usesPublicRelay } from '../../../../domain/options/project-id';

const lacks = (options: WidgetOptionsInput): boolean => lacksProjectId(parseOptions(options));

describe('a project id', () => {
  it.each<WidgetOptionsInput>([
    { relayUrl: 'wss://relay.walletconnect.com' },
    { relayUrl: 'wss://relay.walletconnect.org/?a=b' },
    { relayUrl: 'WSS://relay.reown.com:443' },
    { hostedRpcUrl: 'https://rpc.dapp.test/' },
    { allWallets: 'SHOW' },
    { allWallets: 'ONLY_MOBILE' },
    { includeWalletIds: ['acme'] },
    { walletDirectoryUrl: 'https://dapp.test/wallets.json' },
    { customWallets: [{ id: 'acme', name: 'Acme', universalLink: 'https://acme.test' }] },
    { customWallets: [{ id: 'acme', name: 'Acme', mobileLink: 'acme://' }] },
  ])('[R5.19] is missing where %j needs it', (options) => {
    expect(lacks(options)).toBe(true);
    expect(lacks({ ...options, projectId: 'p1' })).toBe(false);
  });

  it.each<WidgetOptionsInput>([
    {},
    { relayUrl: 'wss://relay.dapp.test' },
    { relayUrl: 'wss://relay.walletconnect.com.dapp.test' },
    { relayUrl: 'wss://relay.dapp.test', allWallets: 'SHOW', includeWalletIds: ['acme'] },
    { allWallets: 'HIDE', featuredWalletIds: ['acme'] },
    { analyticsUrl: 'https://dapp.test/events' },
    { customWallets: [{ id: 'acme', name: 'Acme', homepage: 'https://acme.test' }] },
    { customRpcUrls: { 'eip155:1': ['https://rpc.dapp.test'] } },
  ])('[R5.19] is not missing where nothing in %j needs one', (options) => {
    expect(lacks(options)).toBe(false);
  });

  it('is required by the public relay', () => {
    expect(usesPublicRelay({})).toBe(true);
    expect(usesPublicRelay({ relayUrl: 'ws://localhost:1' })).toBe(false);
  });
});
