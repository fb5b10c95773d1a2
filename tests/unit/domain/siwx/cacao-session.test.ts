import { describe, expect, it } from '@jest/globals';
import { base64, utf8 } from '@scure/base';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import { type CacaoQuestion, sessionOfCacao } from '../../../../domain/siwx/cacao-session';
import { statementWithCapabilities } from '../../../../domain/siwx/recap';
import { parseCacao } from '../../../../domain/siwx/siwx-session';

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const site = { domain: 'site.test', uri: 'https://site.test/', nonce: 'nonce0001' };
const question: CacaoQuestion = {
  ...site,
  chainIds: [ethereum.caipNetworkId, arbitrum.caipNetworkId],
};
const now = Date.parse('2026-01-01T00:05:00.000Z');
const MINUTE = 60_000;
const payload = {
  iss: `did:pkh:eip155:1:${ADDRESS}`,
  aud: question.uri,
  domain: question.domain,
  version: '1',
  nonce: question.nonce,
  iat: '2026-01-01T00:00:00.000Z',
};

describe('sessionOfCacao', () => {
  it('[R3.9] rebuilds the signed text from the payload, and the account from its issuer', () => {
    const cacao = cacaoOf({ statement: 'Hello.', exp: '2026-02-01T00:00:00.000Z' });
    const asked = {
      ...question,
      statement: 'Hello.',
      expirationTime: '2026-02-01T00:00:00.000Z',
    };

    expect(sessionOfCacao(cacao, asked, now)).toEqual({
      data: {
        ...site,
        accountAddress: ADDRESS,
        chainId: 'eip155:1',
        version: '1',
        issuedAt: payload.iat,
        statement: 'Hello.',
        expirationTime: '2026-02-01T00:00:00.000Z',
      },
      message: [
        'site.test wants you to sign in with your Ethereum account:',
        ADDRESS,
        '',
        'Hello.',
        '',
        'URI: https://site.test/',
        'Version: 1',
        'Chain ID: 1',
        'Nonce: nonce0001',
        'Issued At: 2026-01-01T00:00:00.000Z',
        'Expiration Time: 2026-02-01T00:00:00.000Z',
      ].join('\n'),
      signature: '0x51',
      cacao,
    });
  });

  it("lists the granted capabilities in the wallet's words", () => {
    const rights = recap({ eip155: { 'request/personal_sign': [{}], 'request/eth_sign': [{}] } });

    const asked = { ...question, statement: 'Hello.' };
    const session = sessionOfCacao(
      cacaoOf({ statement: 'Hello.', resources: [rights] }),
      asked,
      now,
    );

    expect(session?.message).toContain(
      "Hello. I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': 'eth_sign', 'personal_sign' for 'eip155'.",
    );
    expect(session?.message).toContain(`Resources:\n- ${rights}`);
  });

  it.each<[string, Record<string, unknown>]>([
    ['another site', { domain: 'evil.test' }],
    ['another address of the site', { aud: 'https://site.test/other' }],
    ['another question', { nonce: 'nonce0002' }],
    ['another version', { version: '2' }],
    ['an issuer without an account', { iss: 'did:key:z6Mk' }],
    ['an address without its checksum', { iss: `did:pkh:eip155:1:${ADDRESS.toLowerCase()}` }],
    ['no time', { iat: undefined }],
    ['rights that cannot be read', { resources: ['urn:recap:?'] }],
    ['a chain that was not proposed', { iss: `did:pkh:eip155:56:${ADDRESS}` }],
    [
      'another namespace',
      { iss: `did:pkh:solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${'1'.repeat(32)}` },
    ],
    ['an end that was not requested', { exp: '9999-01-01T00:00:00Z' }],
    ['a beginning that was not requested', { nbf: '2020-01-01T00:00:00Z' }],
    ['a request id that was not requested', { requestId: '7' }],
    ['a statement that was not requested', { statement: 'I give you everything.' }],
    ['a resource that was not requested', { resources: ['https://evil.test/'] }],
    ['a resource that is no text', { resources: [7] }],
    ['resources that are no list', { resources: 'https://site.test/' }],
    ['two addresses of the site', { uri: 'https://evil.test/' }],
    ['the year 1999', { iat: '1999-01-01T00:00:00Z' }],
    ['the year 2999', { iat: '2999-01-01T00:00:00Z' }],
    ['eleven minutes ago', { iat: new Date(now - 11 * MINUTE).toISOString() }],
    ['eleven minutes from now', { iat: new Date(now + 11 * MINUTE).toISOString() }],
  ])('refuses %s', (_what, change) => {
    expect(sessionOfCacao(cacaoOf(change), question, now)).toBeUndefined();
  });
});

describe('sessionOfCacao: an answer to the full question', () => {
  const rights = recap({ eip155: { 'request/personal_sign': [{}] } });
  const others = recap({ eip155: { 'request/eth_sendTransaction': [{}] } });
  const whole = {
    ...question,
    statement: 'Hello.',
    expirationTime: '2026-02-01T00:00:00Z',
    notBefore: '2026-01-01T00:00:00Z',
    requestId: '7',
    resources: ['https://site.test/terms', 'https://site.test/more'],
  };
  const answer = {
    statement: whole.statement,
    exp: whole.expirationTime,
    nbf: whole.notBefore,
    requestId: whole.requestId,
    resources: whole.resources,
  };
  const sentence =
    "Hello. I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': 'personal_sign' for 'eip155'.";

  it.each<[string, Record<string, unknown>]>([
    ['as it is', {}],
    ['with a recap appended', { resources: [...whole.resources, rights] }],
    [
      'with a recap that the statement says already',
      { resources: [...whole.resources, rights], statement: sentence },
    ],
    ['on the other chain that was proposed', { iss: `did:pkh:eip155:42161:${ADDRESS}` }],
    ['nine minutes ago', { iat: new Date(now - 9 * MINUTE).toISOString() }],
    ['with `uri` in the place of `aud`', { aud: undefined, uri: question.uri }],
  ])('is accepted %s', (_what, change) => {
    expect(sessionOfCacao(cacaoOf({ ...answer, ...change }), whole, now)).toBeDefined();
  });

  it.each<[string, Record<string, unknown>]>([
    ['no end', { exp: undefined }],
    ['a later end', { exp: '9999-01-01T00:00:00Z' }],
    ['an end that is no text', { exp: 1 }],
    ['no beginning', { nbf: undefined }],
    ['an earlier beginning', { nbf: '2025-01-01T00:00:00Z' }],
    ['no request', { requestId: undefined }],
    ['another request', { requestId: '8' }],
    ['no statement', { statement: undefined }],
    ['another statement', { statement: 'Hello' }],
    ['no resources', { resources: undefined }],
    ['fewer resources', { resources: whole.resources.slice(1) }],
    ['other resources', { resources: ['https://evil.test/', 'https://site.test/more'] }],
    ['resources in another order', { resources: [...whole.resources].reverse() }],
    ['a recap in front', { resources: [rights, ...whole.resources] }],
    ['two recaps', { resources: [...whole.resources, rights, others] }],
    ['a resource and a recap more', { resources: [...whole.resources, 'https://a.test', rights] }],
    [
      'rights that the statement does not say',
      { resources: [...whole.resources, others], statement: sentence },
    ],
    ['a statement of rights without them', { statement: sentence }],
  ])('is refused with %s', (_what, change) => {
    expect(sessionOfCacao(cacaoOf({ ...answer, ...change }), whole, now)).toBeUndefined();
  });

  it('may replace the requested recap, but not leave it out', () => {
    const asked = { ...question, resources: ['https://site.test/terms', rights] };

    const other = cacaoOf({ resources: ['https://site.test/terms', others] });
    expect(sessionOfCacao(other, asked, now)?.message).toContain('eth_sendTransaction');
    const none = cacaoOf({ resources: ['https://site.test/terms'] });
    expect(sessionOfCacao(none, asked, now)).toBeUndefined();
  });

  it('is refused with a signature of a kind that no EVM account makes', () => {
    const { h, p, s } = cacaoOf({});
    const odd = { h, p, s: { ...s, t: 'solana:ed25519' } };
    expect(sessionOfCacao(odd, question, now)).toBeUndefined();
  });
});

describe('statementWithCapabilities', () => {
  const base = 'I further authorize the stated URI to perform the following actions on my behalf: ';

  it('lists the capabilities as ERC-5573 does, ability by ability', () => {
    const rights = recap({
      'https://example.com': { 'other/action': [{}], 'example/read': [{}], 'example/append': [{}] },
      'my:resource': { 'example/delete': [{}] },
    });

    expect(statementWithCapabilities(undefined, ['https://a.test', rights])).toBe(
      `${base}(1) 'example': 'append', 'read' for 'https://example.com'. (2) 'other': 'action' for 'https://example.com'. (3) 'example': 'delete' for 'my:resource'.`,
    );
  });

  it('reads the alphabet of URLs and padding as well', () => {
    const rights = recap({ 'a:?>': { 'b/c': [{}] } });
    const written = rights.replaceAll('/', '_').replaceAll('+', '-').replaceAll('=', '');

    expect(statementWithCapabilities(undefined, [written])).toBe(`${base}(1) 'b': 'c' for 'a:?>'.`);
  });

  it('does not change a statement without capabilities, or with their sentence', () => {
    const rights = recap({ a: { 'b/c': [{}] } });
    const said = `${base}(1) 'b': 'c' for 'a'.`;

    expect(statementWithCapabilities('Hello.', [])).toBe('Hello.');
    expect(statementWithCapabilities('Hello.', ['https://a.test'])).toBe('Hello.');
    expect(statementWithCapabilities(undefined, [])).toBeUndefined();
    expect(statementWithCapabilities(said, [rights])).toBe(said);
  });
});

function recap(att: Record<string, Record<string, unknown>>): string {
  return `urn:recap:${base64.encode(utf8.decode(JSON.stringify({ att, prf: [] })))}`;
}

function cacaoOf(change: Record<string, unknown>) {
  const cacao = parseCacao({
    h: { t: 'caip122' },
    p: { ...payload, ...change },
    s: { t: 'eip191', s: '0x51' },
  });
  if (!cacao) throw new TypeError('no cacao');
  return cacao;
}
