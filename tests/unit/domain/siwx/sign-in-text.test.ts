import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatCaipNetworkId } from '../../../../domain/caip/caip-network-id';
import type { ChainNamespace } from '../../../../domain/caip/chain-namespace';
import { toChecksumAddress } from '../../../../domain/address/evm-address';
import { type SignInMessage, signInFault } from '../../../../domain/siwx/sign-in-message';
import { formatSignInMessage, parseSignInMessage } from '../../../../domain/siwx/sign-in-text';
import { timeRefusal } from '../../../../domain/siwx/sign-in-times';
import { describeVectors } from '../../../support/vectors';
import { anyText } from '../../../support/any-text';

const ethereum = formatCaipNetworkId({ namespace: 'eip155', chainReference: '1' });
const message: SignInMessage = {
  domain: 'service.org',
  accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  statement: 'I accept the ServiceOrg Terms of Service: https://service.org/tos',
  uri: 'https://service.org/login',
  version: '1',
  chainId: ethereum,
  nonce: '32891757',
  issuedAt: '2021-09-30T16:25:24.000Z',
};

/** Accounts of the other namespaces, with their names in the text. */
const others = [
  [
    'solana',
    '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
    'Solana',
  ],
  [
    'bip122',
    '000000000019d6689c085ae165831e93',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'Bitcoin',
  ],
  [
    'polkadot',
    '91b171bb158e2d3848fa23a9f1c25182',
    '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    'Polkadot',
  ],
] as const satisfies readonly (readonly [ChainNamespace, string, string, string])[];

describe('formatSignInMessage', () => {
  it('writes the text of ERC-4361 for an EVM account', () => {
    const full: SignInMessage = {
      ...message,
      scheme: 'https',
      expirationTime: '2021-10-30T16:25:24.000Z',
      notBefore: '2021-09-30T16:25:24.000Z',
      requestId: 'some_id',
      resources: ['ipfs://Qme7ss3ARVgxv6rXqVPiikMJ8u2NLgmgszg13pYrDKEoiu', 'https://a.example/b'],
    };

    expect(formatSignInMessage(full)).toEqual({
      ok: true,
      text: `https://service.org wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

I accept the ServiceOrg Terms of Service: https://service.org/tos

URI: https://service.org/login
Version: 1
Chain ID: 1
Nonce: 32891757
Issued At: 2021-09-30T16:25:24.000Z
Expiration Time: 2021-10-30T16:25:24.000Z
Not Before: 2021-09-30T16:25:24.000Z
Request ID: some_id
Resources:
- ipfs://Qme7ss3ARVgxv6rXqVPiikMJ8u2NLgmgszg13pYrDKEoiu
- https://a.example/b`,
    });
  });

  it.each(others)(
    'has the name of a %s account and its chain (CAIP-122)',
    (namespace, reference, address, name) => {
      const chainId = formatCaipNetworkId({ namespace, chainReference: reference });
      const { statement: _none, ...rest } = message;
      const written = formatSignInMessage({ ...rest, chainId, accountAddress: address });
      const text = written.ok ? written.text : '';

      expect(text).toBe(`service.org wants you to sign in with your ${name} account:
${address}


URI: https://service.org/login
Version: 1
Chain ID: ${namespace}:${reference}
Nonce: 32891757
Issued At: 2021-09-30T16:25:24.000Z`);
      expect(parseSignInMessage(text)).toMatchObject({ ok: true, message: { chainId } });
      expect(parseSignInMessage(text.replace(`${namespace}:`, ''))).toEqual(
        parseSignInMessage(text),
      );
    },
  );

  it.each<[keyof SignInMessage, Partial<SignInMessage>]>([
    ['scheme', { scheme: '1http' }],
    ['domain', { domain: 'a b' }],
    ['domain', { domain: '' }],
    ['accountAddress', { accountAddress: message.accountAddress.toLowerCase() }],
    ['accountAddress', { accountAddress: ` ${message.accountAddress}` }],
    ['statement', { statement: '' }],
    ['statement', { statement: 'two\nlines' }],
    ['statement', { statement: 'grüß dich' }],
    ['statement', { statement: '"quoted"' }],
    ['uri', { uri: 'service.org' }],
    ['nonce', { nonce: '1234567' }],
    ['nonce', { nonce: '1234-5678' }],
    ['issuedAt', { issuedAt: 'now' }],
    ['expirationTime', { expirationTime: '2021-02-31T00:00:00Z' }],
    ['notBefore', { notBefore: '' }],
    ['requestId', { requestId: 'a b' }],
    ['resources', { resources: ['https://a.example', 'x y'] }],
  ])('refuses a wrong %s: %o', (field, change) => {
    expect(formatSignInMessage({ ...message, ...change })).toEqual({ ok: false, field });
  });

  it('refuses a chain without a number on EVM, and an address of another chain', () => {
    const named = formatCaipNetworkId({ namespace: 'eip155', chainReference: 'main' });
    const solana = formatCaipNetworkId({ namespace: 'solana', chainReference: 'x' });
    expect(formatSignInMessage({ ...message, chainId: named })).toEqual({
      ok: false,
      field: 'chainId',
    });
    expect(formatSignInMessage({ ...message, chainId: solana })).toEqual({
      ok: false,
      field: 'accountAddress',
    });
  });
});

describe('parseSignInMessage', () => {
  const written = formatSignInMessage(message);
  const text = written.ok ? written.text : '';

  it.each([
    ['nothing', ''],
    ['another sentence', text.replace('wants you', 'asks you')],
    ['an unknown kind of account', text.replace('Ethereum', 'Cosmos')],
    ['a line at the end', `${text}\n`],
    ['a line more', `${text}\nHello: you`],
    ['Windows line ends', text.replaceAll('\n', '\r\n')],
    ['one blank line instead of two', text.replace('\n\nURI', '\nURI')],
    ['a list that is not one', `${text}\nResources:\nhttps://a.example`],
    ['a text on the line of the resources', `${text}\nResources: https://a.example`],
    [
      'a text on that line, and resources',
      `${text}\nResources:https://a.example\n- https://b.example`,
    ],
    ['a blank on the line of the resources', `${text}\nResources: `],
    ['a blank after a resource', `${text}\nResources:\n- https://a.example `],
    ['resources of another mark', `${text}\nResources:\n* https://a.example`],
    [
      'a line between the resources',
      `${text}\nResources:\n- https://a.example\n\n- https://b.example`,
    ],
    ['the resources twice', `${text}\nResources:\nResources:`],
    ['a field after the resources', `${text}\nResources:\nRequest ID: 1`],
    [
      'fields in another order',
      `${text}\nNot Before: ${message.issuedAt}\nExpiration Time: ${message.issuedAt}`,
    ],
    ['a label in capitals', text.replace('Nonce: ', 'NONCE: ')],
    ['a label without its blank', text.replace('Nonce: ', 'Nonce:')],
    ['a blank in front of a label', text.replace('Nonce: ', ' Nonce: ')],
    ['two blanks after a label', text.replace('Nonce: ', 'Nonce:  ')],
    ['a blank at the end of a field', text.replace('32891757', '32891757 ')],
    ['a statement of two lines', text.replace('I accept', 'I accept\nI accept')],
    ['a statement of letters beyond ASCII', text.replace('I accept', 'Ich bestätige')],
    ['a statement with a tab', text.replace('I accept', 'I\taccept')],
    ['a blank line in front', `\n${text}`],
    ['a blank in front of the site', ` ${text}`],
    ['the sentence in capitals', text.replace('wants you', 'WANTS YOU')],
    ['an address without 0x', text.replace('0xC02a', 'C02a')],
    ['an address in capitals', text.replace('0xC02aaA39', '0xC02AAA39')],
    ['a chain in hexadecimal', text.replace('Chain ID: 1', 'Chain ID: 0x1')],
    ['a chain with a sign', text.replace('Chain ID: 1', 'Chain ID: +1')],
    ['a version with a point', text.replace('Version: 1', 'Version: 1.0')],
    ['a day without a time', text.replace('T16:25:24.000Z', '')],
    ['a time without its zone', text.replace('24.000Z', '24.000')],
    ['a request id with a slash', `${text}\nRequest ID: a/b`],
    ['a wrong separator of lines', text.replace('\nNonce', '\u2028Nonce')],
    ['a field twice', text.replace('Nonce: 32891757', 'Nonce: 32891757\nNonce: 32891757')],
  ])('refuses %s', (_what, wrong) => {
    expect(parseSignInMessage(wrong).ok).toBe(false);
  });

  it.each([
    ['no resources in their list', `${text}\nResources:`, { resources: [] }],
    ['an empty request id', `${text}\nRequest ID: `, { requestId: '' }],
    ['a time in lower case', text.replace('24.000Z', '24z').replace('30T', '30t'), {}],
    ['a time with an offset', text.replace('24.000Z', '24.5+05:30'), {}],
    ['a user in the site', text.replace('service.org wants', 'me@service.org wants'), {}],
    ['an address of a later kind', text.replace('service.org wants', '[v1.a] wants'), {}],
  ])('reads %s', (_what, allowed, fields) => {
    expect(parseSignInMessage(allowed)).toMatchObject({ ok: true, message: fields });
  });

  it('names the wrong field', () => {
    expect(parseSignInMessage(text.replace('Version: 1', 'Version: 2'))).toEqual({
      ok: false,
      field: 'version',
    });
    expect(parseSignInMessage(text.replace('Chain ID: 1', 'Chain ID: eip155:1'))).toEqual({
      ok: false,
      field: 'chainId',
    });
    expect(parseSignInMessage(text.replace('32891757', '123'))).toEqual({
      ok: false,
      field: 'nonce',
    });
    expect(parseSignInMessage('hello')).toEqual({ ok: false, field: 'layout' });
  });

  it('reads back every message that it writes', () => {
    const dateTime = fc
      .date({ min: new Date(0), max: new Date('9999-01-01T00:00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString());
    const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
    // By RFC 3986. fc.webUrl() takes seconds to be made.
    const url = fc.stringMatching(
      /^https?:\/\/[a-z0-9]{1,8}(\.[a-z0-9]{1,5}){1,2}(:\d{1,4})?(\/([\w.~!$&'()*+,;=:@-]|%[\dA-F]{2}){0,9}){0,3}(\?([\w.~!$&'()*+,;=:@/?-]|%[\dA-F]{2}){0,12})?(#[\w.~!$&()*+,;=:@/?-]{0,9})?$/,
    );
    const messages = fc.record({
      scheme: optional(fc.constantFrom('https', 'http')),
      domain: fc.stringMatching(/^[a-z0-9.-]{1,20}(:\d{1,4})?$/),
      accountAddress: fc.stringMatching(/^[0-9a-f]{40}$/).map(toChecksumAddress),
      statement: optional(fc.stringMatching(/^[A-Za-z0-9 .,:;!?'()/@=&-]{1,60}$/)),
      uri: url,
      chainId: fc
        .integer({ min: 1 })
        .map((id) => formatCaipNetworkId({ namespace: 'eip155', chainReference: String(id) })),
      nonce: fc.stringMatching(/^[A-Za-z0-9]{8,32}$/),
      issuedAt: dateTime,
      expirationTime: optional(dateTime),
      notBefore: optional(dateTime),
      requestId: optional(fc.stringMatching(/^[A-Za-z0-9_-]{0,20}$/)),
      resources: optional(fc.array(url, { maxLength: 4 })),
    });
    fc.assert(
      fc.property(messages, (fields) => {
        const present = Object.fromEntries(
          Object.entries(fields).filter(([, value]) => value !== undefined),
        );
        const sample = { ...present, version: '1' } as unknown as SignInMessage;
        fc.pre(signInFault(sample) === undefined);
        const formatted = formatSignInMessage(sample);
        expect(parseSignInMessage(formatted.ok ? formatted.text : '')).toEqual({
          ok: true,
          message: sample,
        });
      }),
    );
  });

  it('returns for any text', () => {
    fc.assert(
      fc.property(anyText(), fc.nat(), (noise, position) => {
        const index = position % text.length;
        const noisy = text.slice(0, index) + noise + text.slice(index);
        const parsed = parseSignInMessage(noisy);
        const again = parsed.ok ? formatSignInMessage(parsed.message) : undefined;
        expect(again ?? { ok: true, text: noisy }).toEqual({ ok: true, text: noisy });
      }),
    );
  });
});

interface SpruceFields {
  readonly scheme?: string | null;
  readonly domain?: string;
  readonly address?: string;
  readonly statement?: string;
  readonly uri?: string;
  readonly version?: '1';
  readonly chainId?: number | string;
  readonly nonce?: string;
  readonly issuedAt?: string;
  readonly expirationTime?: string;
  readonly notBefore?: string;
  readonly requestId?: string;
  readonly resources?: readonly string[];
}

interface SpruceCase extends SpruceFields {
  readonly time?: string;
}

describeVectors<{
  readonly parsing_positive: Record<
    string,
    { readonly message: string; readonly fields: SpruceFields }
  >;
  readonly parsing_negative: Record<string, string>;
  readonly parsing_negative_objects: Record<string, SpruceFields>;
  readonly verification_positive: Record<string, SpruceCase>;
  readonly verification_negative: Record<string, SpruceCase>;
  readonly eip1271: Record<string, { readonly message: string }>;
}>('siwe-spruceid', (vectors) => {
  it('reads each of the 19 valid texts to its fields, and writes it again', () => {
    expect(Object.keys(vectors.parsing_positive)).toHaveLength(19);
    for (const { message: text, fields } of Object.values(vectors.parsing_positive)) {
      const parsed = parseSignInMessage(text);
      expect(parsed).toEqual({ ok: true, message: ours(fields) });
      expect(parsed.ok && formatSignInMessage(parsed.message)).toEqual({ ok: true, text });
    }
  });

  it('refuses each of the 29 invalid texts', () => {
    expect(Object.keys(vectors.parsing_negative)).toHaveLength(29);
    for (const [name, text] of Object.entries(vectors.parsing_negative)) {
      expect([name, parseSignInMessage(text).ok]).toEqual([name, false]);
    }
  });

  it('refuses to write each of the 18 invalid objects', () => {
    expect(Object.keys(vectors.parsing_negative_objects)).toHaveLength(18);
    for (const [name, fields] of Object.entries(vectors.parsing_negative_objects)) {
      expect([name, signInFault(ours(fields)) !== undefined]).toEqual([name, true]);
    }
  });

  it('accepts each case to verify at its time', () => {
    expect(Object.keys(vectors.verification_positive)).toHaveLength(4);
    for (const row of Object.values(vectors.verification_positive)) {
      const signed = ours(row) as SignInMessage;
      expect(signInFault(signed)).toBeUndefined();
      expect(timeRefusal(signed, nowMsOf(row))).toBeUndefined();
    }
  });

  it('refuses each case that must not be verified by its message and the time alone', () => {
    const refusals = Object.entries(vectors.verification_negative).map(([name, row]) => {
      const signed = ours(row) as SignInMessage;
      return [name, signInFault(signed) ?? timeRefusal(signed, nowMsOf(row))];
    });
    expect(Object.fromEntries(refusals)).toEqual({
      'expired message': 'expired',
      'domain binding': undefined, // The widget and the server compare it with the site.
      'custom time': 'expired',
      'custom nonce': undefined, // The server takes only its own.
      'malformed signature': undefined, // The chain's adapter verifies the signature.
      'wrong signature': undefined, // The same.
      'not yet valid': 'notYetValid',
      'invalid issuedAt': 'issuedAt',
      'invalid notBefore': 'notBefore',
      'invalid expirationTime': 'expirationTime',
    });
  });

  it('reads the two texts that contracts signed', () => {
    for (const { message: text } of Object.values(vectors.eip1271)) {
      expect(parseSignInMessage(text).ok).toBe(true);
    }
  });
});

/** A row of the vectors as our message: absent for `null`, with our names of the address and the chain. */
function ours({
  scheme,
  address,
  chainId,
  domain,
  statement,
  uri,
  version,
  nonce,
  issuedAt,
  expirationTime,
  notBefore,
  requestId,
  resources,
}: SpruceFields): Partial<SignInMessage> {
  const fields = {
    scheme: scheme ?? undefined,
    accountAddress: address,
    chainId: chainId === undefined ? undefined : `eip155:${chainId}`,
    domain,
    statement,
    uri,
    version,
    nonce,
    issuedAt,
    expirationTime,
    notBefore,
    requestId,
    resources,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function nowMsOf({ time }: SpruceCase): number {
  return Date.parse(time ?? '2026-01-01T00:00:00Z');
}
