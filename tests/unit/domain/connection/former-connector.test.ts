import { describe, expect, it } from '@jest/globals';
import {
  connectorOfWagmi,
  connectorOfWalletAdapter,
} from '../../../../domain/connection/former-connector';

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** A record of wagmi 2, as its `createStorage` writes it. */
function record(id: unknown, current: unknown = 'uid'): string {
  const connection = {
    accounts: [ADDRESS],
    chainId: 1,
    connector: { id, name: 'A wallet', uid: 'uid' },
  };
  const connections = { __type: 'Map', value: [['uid', connection]] };
  return JSON.stringify({ state: { chainId: 1, connections, current }, version: 2 });
}

const wagmi = (text: string, others: Readonly<Record<string, string>> = {}) =>
  connectorOfWagmi((key) => (key === 'wagmi.store' ? text : others[key]));
const adapter = (text: string) =>
  connectorOfWalletAdapter((key) => (key === 'walletName' ? text : undefined));

describe('the connector in a record of wagmi', () => {
  it.each([
    ['io.metamask', 'io.metamask'],
    ['com.example.wallet', 'com.example.wallet'],
    ['metaMaskSDK', 'io.metamask'],
    ['coinbaseWalletSDK', 'com.coinbase.wallet'],
    ['injected', 'injected'],
  ])('%s is asked as %s', (id, expected) => {
    expect(wagmi(record(id))).toBe(expected);
  });

  it.each([
    ['a pairing, whose keys the record has not', record('walletConnect')],
    ['a prototype', record('__proto__')],
    ['a method', record('constructor')],
    ['a number', record(7)],
    ['a script', record('<img src=x onerror=alert(1)>')],
    ['a very long name', record(`a.${'b'.repeat(5000)}`)],
    ['no current connection', record('io.metamask', null)],
    ['another current connection', record('io.metamask', 'other')],
    ['no JSON', '{"state":'],
    ['a list', '[]'],
    ['null', 'null'],
    [
      'connections that are none',
      '{"state":{"current":"uid","connections":{"value":[null,7,["uid"]]}}}',
    ],
    ['a huge record', record('io.metamask') + ' '.repeat(70_000)],
    ['a deep record', '['.repeat(60_000)],
  ])('is absent for %s', (_what, text) => {
    expect(wagmi(text)).toBeUndefined();
  });

  it('is absent where wagmi knows that the visitor has left', () => {
    const left = { 'wagmi.io.metamask.disconnected': 'true' };
    expect(wagmi(record('io.metamask'), left)).toBeUndefined();
  });
});

describe('the connector in a record of wallet-adapter', () => {
  it('is the wallet of the Wallet Standard with that name', () => {
    expect(adapter('"Phantom"')).toBe('wallet-standard:Phantom');
    expect(adapter('"Coinbase Wallet"')).toBe('wallet-standard:Coinbase Wallet');
  });

  it.each([
    'Phantom',
    '""',
    '{"name":"Phantom"}',
    '7',
    '"a\\u0000b"',
    '"<b>"',
    `"${'a'.repeat(65)}"`,
  ])('is absent for %s', (text) => {
    expect(adapter(text)).toBeUndefined();
  });
});
