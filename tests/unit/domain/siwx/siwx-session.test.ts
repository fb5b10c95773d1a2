import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  accountOfDidPkh,
  isSessionOf,
  parseCacao,
  parseSiwxSession,
  type SiwxSession,
  validSessionsOf,
  withoutSessionsOf,
  withSession,
} from '../../../../domain/siwx/siwx-session';

const ada = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const bob = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const data = {
  accountAddress: ada,
  chainId: 'eip155:1',
  domain: 'service.org',
  uri: 'https://service.org',
  version: '1',
  nonce: '12345678',
};
const stored = { data, message: 'service.org wants you …', signature: '0xabc' };
const cacao = {
  h: { t: 'eip4361' },
  p: { iss: `did:pkh:eip155:1:${ada}`, domain: 'service.org' },
  s: { t: 'eip191', s: '0xabc' },
};

describe('parseSiwxSession', () => {
  it('[R3.9] reads data, message, signature and cacao', () => {
    const full = {
      data: {
        ...data,
        statement: 'Hello',
        resources: ['https://a.example'],
        requestId: 'r1',
        issuedAt: '2025-01-01T00:00:00Z',
        expirationTime: '2025-01-02T00:00:00Z',
        notBefore: '2025-01-01T00:00:00Z',
      },
      message: stored.message,
      signature: stored.signature,
      cacao,
    };
    expect(parseSiwxSession(full)).toEqual(full);
    expect(parseSiwxSession(stored)).toEqual(stored);
  });

  it.each<[string, object]>([
    ['no message', { message: '' }],
    ['no signature', { signature: undefined }],
    ['no data', { data: undefined }],
    ['no address', { data: { ...data, accountAddress: '' } }],
    ['no nonce', { data: { ...data, nonce: undefined } }],
    ['an unknown chain', { data: { ...data, chainId: 'cosmos:1' } }],
    ['a time of another type', { data: { ...data, expirationTime: 5 } }],
    ['resources that are no texts', { data: { ...data, resources: [1] } }],
    ['an invalid cacao', { cacao: {} }],
  ])('refuses a session with %s', (_what, change) => {
    expect(parseSiwxSession({ ...stored, ...change })).toBeUndefined();
  });

  it('never throws for any stored value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        parseSiwxSession(value);
        parseSiwxSession({ ...stored, data: value, cacao: value });
        parseSiwxSession({ ...stored, data: { ...data, resources: value } });
      }),
    );
  });
});

describe('parseCacao', () => {
  it.each([
    { ...cacao, h: { t: 'other' } },
    { ...cacao, p: {} },
    { ...cacao, s: { t: 'eip191' } },
    { ...cacao, s: { s: '0x' } },
    { ...cacao, p: [] },
    null,
  ])('refuses %j', (value) => {
    expect(parseCacao(value)).toBeUndefined();
  });

  it("keeps the wallet's content", () => {
    expect(parseCacao(cacao)).toEqual(cacao);
    expect(parseCacao({ ...cacao, h: { t: 'caip122' } })?.h.t).toBe('caip122');
  });
});

it('finds the account in a did:pkh', () => {
  expect(accountOfDidPkh(`did:pkh:eip155:1:${ada}`)).toBe(`eip155:1:${ada}`);
  for (const did of ['', 'did:key:z6Mk', 'did:pkh:', 'did:pkh:eip155:1', `eip155:1:${ada}`]) {
    expect(accountOfDidPkh(did)).toBeUndefined();
  }
});

describe('sessions', () => {
  const session = (change: object): SiwxSession => {
    const parsed = parseSiwxSession({ ...stored, data: { ...data, ...change } });
    if (!parsed) throw new Error('the sample is valid');
    return parsed;
  };
  const adaOnOne = session({});
  const adaOnTen = session({ chainId: 'eip155:10' });
  const bobOnOne = session({ accountAddress: bob });
  const ended = session({ expirationTime: '2025-01-01T00:00:00Z' });
  const all = [adaOnOne, adaOnTen, bobOnOne];

  it('belong to one account on one chain, however the address is spelled', () => {
    expect(all.map((one) => isSessionOf(one, 'eip155:1', ada.toLowerCase()))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('are found while they are valid', () => {
    const at = Date.UTC(2025, 0, 1);
    expect(validSessionsOf([...all, ended], 'eip155:1', ada, at - 1)).toEqual([adaOnOne, ended]);
    expect(validSessionsOf([...all, ended], 'eip155:1', ada, at)).toEqual([adaOnOne]);
    expect(validSessionsOf(all, 'solana:x', ada, at)).toEqual([]);
  });

  it('are removed only when both chain and account are the same', () => {
    expect(withoutSessionsOf(all, 'eip155:1', ada)).toEqual([adaOnTen, bobOnOne]);
  });

  it('replace an earlier one', () => {
    const renewed = session({ nonce: 'abcdefgh' });
    expect(withSession(all, renewed)).toEqual([adaOnTen, bobOnOne, renewed]);
    expect(withSession([], renewed)).toEqual([renewed]);
  });
});
