import { describe, expect, it } from '@jest/globals';
import { base64, utf8 } from '@scure/base';
import { sessionOfCacao } from '../../../../domain/siwx/cacao-session';
import { statementWithRights } from '../../../../domain/siwx/recap';
import { parseCacao } from '../../../../domain/siwx/siwx-session';

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const question = { domain: 'site.test', uri: 'https://site.test/', nonce: 'nonce0001' };
const payload = {
  iss: `did:pkh:eip155:1:${ADDRESS}`,
  aud: question.uri,
  domain: question.domain,
  version: '1',
  nonce: question.nonce,
  iat: '2026-01-01T00:00:00.000Z',
};

describe('sessionOfCacao', () => {
  it('[R3.9] rebuilds what was signed from the payload, and the account from its issuer', () => {
    const cacao = cacaoOf({ statement: 'Hello.', exp: '2026-02-01T00:00:00.000Z' });

    expect(sessionOfCacao(cacao, question)).toEqual({
      data: {
        ...question,
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

  it('says which rights were granted, as the wallet did', () => {
    const rights = recap({ eip155: { 'request/personal_sign': [{}], 'request/eth_sign': [{}] } });

    const session = sessionOfCacao(cacaoOf({ statement: 'Hello.', resources: [rights] }), question);

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
    ['nobody', { iss: 'did:key:z6Mk' }],
    ['an address without its checksum', { iss: `did:pkh:eip155:1:${ADDRESS.toLowerCase()}` }],
    ['no time', { iat: undefined }],
    ['rights that cannot be read', { resources: ['urn:recap:?'] }],
  ])('knows no session of %s', (_what, change) => {
    expect(sessionOfCacao(cacaoOf(change), question)).toBeUndefined();
  });
});

describe('statementWithRights', () => {
  const base = 'I further authorize the stated URI to perform the following actions on my behalf: ';

  it('lists the rights as ERC-5573 does, ability by ability', () => {
    const rights = recap({
      'https://example.com': { 'other/action': [{}], 'example/read': [{}], 'example/append': [{}] },
      'my:resource': { 'example/delete': [{}] },
    });

    expect(statementWithRights(undefined, ['https://a.test', rights])).toBe(
      `${base}(1) 'example': 'append', 'read' for 'https://example.com'. (2) 'other': 'action' for 'https://example.com'. (3) 'example': 'delete' for 'my:resource'.`,
    );
  });

  it('reads the alphabet of URLs and padding as well', () => {
    const rights = recap({ 'a:?>': { 'b/c': [{}] } });
    const written = rights.replaceAll('/', '_').replaceAll('+', '-').replaceAll('=', '');

    expect(statementWithRights(undefined, [written])).toBe(`${base}(1) 'b': 'c' for 'a:?>'.`);
  });

  it('leaves a statement alone that has no rights, or says them already', () => {
    const rights = recap({ a: { 'b/c': [{}] } });
    const said = `${base}(1) 'b': 'c' for 'a'.`;

    expect(statementWithRights('Hello.', [])).toBe('Hello.');
    expect(statementWithRights('Hello.', ['https://a.test'])).toBe('Hello.');
    expect(statementWithRights(undefined, [])).toBeUndefined();
    expect(statementWithRights(said, [rights])).toBe(said);
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
