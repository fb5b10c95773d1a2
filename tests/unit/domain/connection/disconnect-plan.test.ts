import { describe, expect, it } from '@jest/globals';
import { chainNamespaces } from '../../../../domain/caip/chain-namespace';
import {
  type ConnectedBy,
  namespacesToLeave,
  nextInUse,
} from '../../../../domain/connection/disconnect-plan';

const wallets: ConnectedBy = { eip155: 'ANNOUNCED', solana: 'ANNOUNCED' };
const phone: ConnectedBy = { solana: 'WALLET_CONNECT', eip155: 'WALLET_CONNECT', bip122: 'AUTH' };
const login: ConnectedBy = { eip155: 'AUTH', solana: 'AUTH', polkadot: 'WALLET_CONNECT' };

describe('namespacesToLeave', () => {
  it.each([
    ['two wallets', wallets, 'eip155', ['eip155']],
    ['two wallets', wallets, 'bip122', ['bip122']],
    ['a phone', phone, 'solana', ['eip155', 'solana']],
    ['a phone', phone, 'eip155', ['eip155', 'solana']],
    ['a phone and a login', phone, 'bip122', ['bip122']],
    ['a login', login, 'solana', ['eip155', 'solana']],
    ['a login and a phone', login, 'polkadot', ['polkadot']],
    ['no connection', {}, 'eip155', ['eip155']],
  ] as const)('[R4.16] for %s (%j), %s: %j', (_who, connectedBy, namespace, left) => {
    expect([...namespacesToLeave(connectedBy, namespace)].sort()).toEqual([...left].sort());
  });

  it.each([wallets, phone, login, {}])('[R4.16] for %j, every chain', (connectedBy) => {
    expect(namespacesToLeave(connectedBy)).toEqual(chainNamespaces);
  });
});

describe('nextInUse', () => {
  it.each([
    [[], ['eip155'], 'eip155', { staysConnected: false }],
    [['eip155'], ['eip155'], 'eip155', { staysConnected: false }],
    [['eip155', 'solana'], ['eip155'], 'eip155', { staysConnected: true, enter: 'solana' }],
    [['eip155', 'solana'], ['eip155'], 'solana', { staysConnected: true }],
    [['solana', 'bip122'], ['eip155'], 'eip155', { staysConnected: true, enter: 'solana' }],
    [['bip122', 'solana'], ['eip155'], 'eip155', { staysConnected: true, enter: 'bip122' }],
    [['eip155', 'solana'], ['eip155', 'solana'], 'solana', { staysConnected: false }],
  ] as const)('[R4.17] %j without %j, on %s: %j', (connected, left, inUse, next) => {
    expect(nextInUse(connected, left, inUse)).toEqual(next);
  });
});
