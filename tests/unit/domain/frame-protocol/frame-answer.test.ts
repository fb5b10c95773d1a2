import { describe, expect, it } from '@jest/globals';
import { readFrameAnswer } from '../../../../domain/frame-protocol/frame-answer';
import type { FrameRequestType } from '../../../../domain/frame-protocol/frame-requests';

const address = '0x1111111111111111111111111111111111111111';
const user = { address, chainId: 'eip155:1', email: null };

/** For each type an answer that is read as it is, and answers that are not read. */
const table: Readonly<
  Record<FrameRequestType, readonly [right: object, ...wrong: readonly unknown[]]>
> = {
  SWITCH_NETWORK: [{ chainId: 1 }, {}, { chainId: '' }, { chainId: 1.5 }, { chainId: null }],
  CONNECT_EMAIL: [{ action: 'VERIFY_OTP' }, {}, { action: 'VERIFY_PRIMARY_OTP' }, { action: 1 }],
  CONNECT_DEVICE: [{}, 'ok', 1, null],
  CONNECT_OTP: [{}, 'ok', []],
  CONNECT_SOCIAL: [user, {}, { ...user, email: 1 }],
  GET_SOCIAL_REDIRECT_URI: [{ uri: 'https://login.test/' }, {}, { uri: 'ftp://login.test/' }],
  GET_SOCIAL_PROVIDERS: [
    { providers: [{ name: 'openid:keycloak', title: 'Keycloak' }] },
    {},
    { providers: 'google' },
  ],
  GET_SOCIAL_RETURN: [
    { uri: 'https://wallet.test/#social-return' },
    { uri: 'x:1' },
    { uri: 'javascript:1' },
  ],
  GET_FARCASTER_URI: [{ url: 'https://farcaster.test/~' }, {}, { url: 1 }],
  CONNECT_FARCASTER: [{ userName: 'ada' }, {}, { userName: 1 }],
  GET_USER: [user, {}, { ...user, preferredAccountType: 'payment' }],
  SIGN_OUT: [{}, true],
  IS_CONNECTED: [{ isConnected: false }, {}, { isConnected: 'false' }, undefined],
  GET_CHAIN_ID: [{ chainId: 'eip155:1' }, {}, { chainId: {} }],
  RPC_REQUEST: [{ result: null }, {}, undefined, 'result'],
  RPC_ABORT: [{}, 0],
  UPDATE_EMAIL: [{ action: 'VERIFY_PRIMARY_OTP' }, {}, { action: 'CONNECT' }],
  UPDATE_EMAIL_PRIMARY_OTP: [{}, ''],
  UPDATE_EMAIL_SECONDARY_OTP: [{ newEmail: 'a@b.test' }, {}, { newEmail: 1 }],
  SYNC_THEME: [{}, false],
  SYNC_DAPP_DATA: [{}, false],
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: [
    { smartAccountEnabledNetworks: [1, 10] },
    {},
    { smartAccountEnabledNetworks: ['1'] },
    { smartAccountEnabledNetworks: { 0: 1 } },
  ],
  INIT_SMART_ACCOUNT: [{ address, isDeployed: true }, { address }, { isDeployed: true }],
  SET_PREFERRED_ACCOUNT: [{ address, type: 'eoa' }, { address, type: 'payment' }, { type: 'eoa' }],
  GET_NAME_TICKET: [{ ticket: 'A'.repeat(22) }, {}, { ticket: '' }, { ticket: 1 }],
  SHOW_KEYS: [{ hasSecondWay: true }, '', { hasSecondWay: 'true' }, { hasSecondWay: null }],
  SHOW_LOGINS: [{}, ''],
  RELOAD: [{}, 1],
};
const rows = Object.entries(table) as readonly (readonly [
  FrameRequestType,
  (typeof table)[FrameRequestType],
])[];

describe.each(rows)('[R7.16] the answer to %s', (type, [right, ...wrong]) => {
  it('is read', () => {
    expect(readFrameAnswer(type, right)).toEqual(right);
  });

  it.each(wrong.map((payload) => [payload]))('is not read from %j', (payload) => {
    expect(readFrameAnswer(type, payload)).toBeUndefined();
  });
});

it('may say nothing where there is nothing to say', () => {
  expect(readFrameAnswer('SIGN_OUT', undefined)).toEqual({});
});

it.each(['http://localhost:4000/login', 'http://127.0.0.1/login', 'http://wallet.localhost/'])(
  'may name the login of a local frame: %s',
  (uri) => {
    expect(readFrameAnswer('GET_SOCIAL_REDIRECT_URI', { uri })).toEqual({ uri });
  },
);
