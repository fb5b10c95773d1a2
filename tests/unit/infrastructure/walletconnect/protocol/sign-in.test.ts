import { describe, expect, it } from '@jest/globals';
import {
  createEncodedRecap,
  formatMessage,
  getMethodsFromRecap,
  mergeEncodedRecaps,
} from '../../../../../apps/chains/clients/walletconnect';
import { privateKeyToAccount } from 'viem/accounts';
import { keyHasSigned } from '../../../../../infrastructure/chains/eip155/key-signature';
import {
  allowedByRecap,
  withRecap,
} from '../../../../../infrastructure/walletconnect/protocol/recap';
import {
  isForged,
  signedNamespaces,
  signedText,
} from '../../../../../infrastructure/walletconnect/protocol/sign-in';

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const other = privateKeyToAccount(`0x${'22'.repeat(32)}`);
const base = {
  iss: `did:pkh:eip155:10:${account.address}`,
  aud: 'https://site.test/',
  domain: 'site.test',
  version: '1',
  nonce: 'nonce0001',
  iat: '2026-01-01T00:00:00.000Z',
};
const [recap = ''] = withRecap([], 'eip155', ['personal_sign', 'eth_sign']);
const optional = {
  statement: 'Schön, dass Sie da sind',
  exp: '2031-01-01T00:00:00Z',
  nbf: '2020-01-01T00:00:00Z',
  requestId: 'request-7',
};

function cacaoOf(p: object, t: string, s: unknown) {
  return { h: { t: 'caip122' }, p, s: { t, s } };
}

describe('the text of a sign-in', () => {
  it('is that of the published SDK, with and without each field', () => {
    const fields = Object.entries(optional);
    for (let mask = 0; mask < 2 ** fields.length; mask += 1) {
      const some = Object.fromEntries(fields.filter((_field, bit) => mask & (1 << bit)));
      for (const resources of [undefined, [], ['https://a'], ['https://a', recap], [recap]]) {
        const p = { ...base, ...some, ...(resources && { resources }) };
        expect(signedText(p)).toBe(formatMessage(p, p.iss));
      }
    }
  });
});

describe('a recap', () => {
  it('is written as the published SDK writes it, and read by it', () => {
    expect(recap).toBe(createEncodedRecap('eip155', 'request', ['eth_sign', 'personal_sign']));
    expect(getMethodsFromRecap(recap)).toEqual([...allowedByRecap([recap], 'eip155').methods]);
  });

  it('is joined with the one that the site has already, as the published SDK joins them', () => {
    const own = createEncodedRecap('https://site.test', 'crud', ['read']);

    expect(withRecap(['https://a', own], 'eip155', ['personal_sign'])).toEqual([
      'https://a',
      mergeEncodedRecaps(own, createEncodedRecap('eip155', 'request', ['personal_sign'])),
    ]);
  });

  it.each(['urn:recap:', 'urn:recap:!!', 'urn:recap:e30', `urn:recap:${btoa('{"att":7}')}`, 'x'])(
    'of another form allows nothing: %s',
    (resource) => {
      expect(allowedByRecap([resource], 'eip155')).toEqual({ methods: [], chains: [] });
    },
  );
});

describe('the signature of a sign-in', () => {
  const p = { ...base, ...optional, resources: [recap] };

  it('is valid by the key of the account, in any form of its last byte', async () => {
    const signature = await account.signMessage({ message: signedText(p) });
    const parity = Number.parseInt(signature.slice(-2), 16) - 27;

    expect(isForged(cacaoOf(p, 'eip191', signature), keyHasSigned)).toBe(false);
    const short = `${signature.slice(0, -2)}0${parity}`;
    expect(isForged(cacaoOf(p, 'eip191', short), keyHasSigned)).toBe(false);
  });

  it('is forged by another key, for another text, and after any change', async () => {
    const signature = await account.signMessage({ message: signedText(p) });
    const stranger = await other.signMessage({ message: signedText(p) });
    expect(isForged(cacaoOf(p, 'eip191', stranger), keyHasSigned)).toBe(true);
    for (const change of [
      { nonce: 'nonce0002' },
      { domain: 'evil.test' },
      { iss: `did:pkh:eip155:10:${other.address}` },
      { iss: `did:pkh:eip155:1:${account.address}` },
      { resources: [] },
    ]) {
      expect(isForged(cacaoOf({ ...p, ...change }, 'eip191', signature), keyHasSigned)).toBe(true);
    }
  });

  it.each(['', '0x', '0x00', `0x${'00'.repeat(65)}`, `0x${'ff'.repeat(65)}`, undefined, 7])(
    'is forged as %j',
    (signature) => {
      expect(isForged(cacaoOf(p, 'eip191', signature), keyHasSigned)).toBe(true);
      expect(isForged(undefined, keyHasSigned)).toBe(true);
    },
  );

  it('of a contract is left to the chain, one of another kind is forged', () => {
    expect(isForged(cacaoOf(p, 'eip1271', '0x11'), keyHasSigned)).toBe(false);
    expect(isForged(cacaoOf(p, 'eip6492', '0x11'), keyHasSigned)).toBe(false);
    expect(isForged(cacaoOf(p, 'none', '0x11'), keyHasSigned)).toBe(true);
  });
});

describe('what a sign-in allows', () => {
  it('is the methods of its recap, on its chain and those of the recap', () => {
    const att = { eip155: { 'request/personal_sign': [{ chains: ['eip155:1', 'eip155:10'] }] } };
    const narrowed = `urn:recap:${Buffer.from(JSON.stringify({ att })).toString('base64')}`;

    expect(signedNamespaces([{ p: { ...base, resources: [narrowed] } }])).toEqual({
      eip155: {
        chains: ['eip155:10', 'eip155:1'],
        accounts: [`eip155:10:${account.address}`, `eip155:1:${account.address}`],
        methods: ['personal_sign'],
        events: ['chainChanged', 'accountsChanged'],
      },
    });
  });

  it('is no session without a method', () => {
    expect(signedNamespaces([{ p: base }, null])).toBeUndefined();
  });
});
