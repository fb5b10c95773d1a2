import { describe, expect, it } from '@jest/globals';
import { base58, base64urlnopad } from '@scure/base';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { bitcoinAddresses } from '../../src/domain/accounts/bitcoin-addresses';
import { polkadotAddress } from '../../src/domain/accounts/polkadot-address';
import { secondStepFor } from '../../src/domain/readings/reading';
import * as wallet from '../plans/plan-world';

const { accounts, planFor, SITE } = wallet;
const own = accounts.evm.address;
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const HEAD = `site.test wants you to sign in with your Ethereum account:\n${own}`;
const TERMS = `URI: ${SITE}\nVersion: 1\nChain ID: 1\nNonce: 12345678\nIssued At: 2026-01-01T00:00:00Z`;
const good = `${HEAD}\n\nHi\n\n${TERMS}`;
const encoder = new TextEncoder();
const sign = (text: string, { planFor: plan }: Pick<typeof wallet, 'planFor'> = { planFor }) =>
  plan('eip155:1', 'personal_sign', [
    `0x${Buffer.from(encoder.encode(text)).toString('hex')}`,
    own,
  ]);
const recap = (att: object): string =>
  `urn:recap:${base64urlnopad.encode(encoder.encode(JSON.stringify({ att, prf: [] })))}`;

describe('a sign-in message', () => {
  it.each([
    good,
    good.replace('Hi\n\n', '\n'),
    `https://${good}`,
    good.replace(own, own.toLowerCase()),
    `${good}\nExpiration Time: 2026-01-02T00:00:00.123+02:00\nNot Before: 2026-01-01T00:00:00Z`,
    `${good}\nRequest ID: a-1\nResources:\n- https://elsewhere.test/a\n- ipfs://abc`,
  ])('of the site itself is one press: %#', async (text) => {
    const { reading } = await sign(text);
    expect(reading).toMatchObject({ isUnderstood: true, warnings: [] });
    expect(reading.steps[0]).toMatchObject({ title: 'signIn' });
  });

  const hostile: Readonly<Record<string, string>> = {
    'its URI in the statement, and another below': good
      .replace(`URI: ${SITE}`, 'URI: https://evil.test/login')
      .replace('Hi', `URI: ${SITE}`),
    'a statement that looks like a line': good.replace('Hi', 'URI: https://evil.test/login'),
    'another URI': good.replace(`URI: ${SITE}`, 'URI: https://evil.test'),
    'a URI with a user': good.replace(`URI: ${SITE}`, 'URI: https://site.test@evil.test'),
    'another site': good.replace('site.test wants', 'evil.test wants'),
    'another scheme': `http://${good}`,
    'another account': good.replace(own, BOB),
    'another network': good.replace('Chain ID: 1', 'Chain ID: 137'),
    'a network by its whole id': good.replace('Chain ID: 1', 'Chain ID: eip155:1'),
    'no network': good.replace('Chain ID: 1\n', ''),
    'no time': good.replace(/\nIssued At.*/, ''),
    'a short nonce': good.replace('12345678', '1'),
    'another version': good.replace('Version: 1', 'Version: 2'),
    'a line besides': `${good}\nAlso: https://evil.test`,
    'a line twice': good.replace('Version: 1', `URI: https://evil.test\nVersion: 1`),
    'lines in another order': good.replace(`URI: ${SITE}\nVersion: 1`, `Version: 1\nURI: ${SITE}`),
    'a statement of two lines': good.replace('Hi', 'Hi\nYou'),
    'a statement with other characters': good.replace('Hi', 'Hi\u202E'),
    'a list that is none': `${good}\nResources:\nhttps://evil.test`,
    'returns at the ends of lines': good.replaceAll('\n', '\r\n'),
    'a text before it': `Hello\n${good}`,
    'a text behind it': `${good}\n`,
    'a no-break space in the phrase': good.replace('wants you', 'wants\u00A0you'),
    'a wide space in the phrase': good.replace('sign in', 'sign\u3000in'),
    'a thin space in the phrase': good.replace('sign in', 'sign\u2009in'),
    'a line break in the phrase': good.replace('sign in', 'sign\nin'),
    'a tab in the phrase': good.replace('sign in', 'sign\tin'),
    'a hidden character in the phrase': good.replace('sign in', 'sig\u200Bn in'),
    'a soft hyphen in the phrase': good.replace('wants', 'wa\u00ADnts'),
    'wide letters in the phrase': good.replace('sign in', '\uFF53\uFF49gn in'),
    'large letters in the phrase': good.replace('wants you', 'WANTS YOU'),
    'another name of the account': good.replace('Ethereum', 'Solana'),
  };
  it.each(Object.entries(hostile))('[E1.x] is refused with %s', async (_, text) => {
    await expect(sign(text)).rejects.toThrow('sign-in message');
  });

  it('[E1.x] with rights for the site names them, and needs a second step', async () => {
    const att = { 'https://files.test': { 'crud/read': [{}], 'crud/delete': [{ path: '/a' }] } };
    const plan = await sign(`${good}\nResources:\n- ${recap(att)}`);
    expect(wallet.readingOf(plan).slice(2)).toEqual([
      'recap',
      'asks: crud/read: https://files.test',
      'asks: crud/delete: https://files.test [{"path":"/a"}]',
    ]);
    expect(plan.reading.warnings).toEqual(['recap']);
    expect(secondStepFor(plan.reading)).toBe('warned');
    for (const odd of [
      'urn:recap:AA',
      recap({}),
      'URN:RECAP:e30',
      `urn:recap:${'A'.repeat(9000)}`,
    ]) {
      const { reading } = await sign(`${good}\nResources:\n- ${odd}`);
      expect([odd.slice(0, 12), secondStepFor(reading)]).toEqual([odd.slice(0, 12), 'unknown']);
    }
  });

  it('[E1.x] of the other networks is held to its site, account and network as well', async () => {
    const addresses = {
      solana: accounts.solana.address,
      bitcoin: bitcoinAddresses(accounts, 'mainnet').payment,
      polkadot: polkadotAddress(accounts, 0),
    };
    const text = (name: string, address: string, rest = '') =>
      `site.test wants you to sign in with your ${name} account:\n${address}${rest}`;
    const onSolana = (message: string) =>
      planFor(SOLANA, 'solana_signMessage', { message: base58.encode(encoder.encode(message)) });
    const onBitcoin = (message: string) =>
      planFor('bip122:000000000019d6689c085ae165831e93', 'signMessage', { message });
    const onPolkadot = (message: string) =>
      planFor('polkadot:91b171bb158e2d3848fa23a9f1c25182', 'polkadot_signMessage', {
        message,
        address: addresses.polkadot,
      });
    for (const [ask, name, address, chain] of [
      [onSolana, 'Solana', addresses.solana, 'mainnet'],
      [onBitcoin, 'Bitcoin', addresses.bitcoin, 'bip122:000000000019d6689c085ae165831e93'],
      [onPolkadot, 'Polkadot', addresses.polkadot, '91b171bb158e2d3848fa23a9f1c25182'],
    ] as const) {
      for (const rest of [
        '',
        '\n\nGrüezi',
        `\n\nURI: ${SITE}\nChain ID: ${chain}`,
        `\n\nHi\n\nNonce: 12345678`,
        `\n\n\nURI: ${SITE}\nVersion: 1`,
      ]) {
        const { reading } = await ask(text(name, address, rest));
        expect([rest, reading.steps[0]?.title]).toEqual([rest, 'signIn']);
      }
      for (const rest of [
        '\n\nURI: https://evil.test',
        '\n\nHi\n\nURI: https://evil.test',
        '\n\nChain ID: other',
        '\n\nHi\nThere',
        '\n\nHi\n\nAlso: this',
      ]) {
        await expect(ask(text(name, address, rest))).rejects.toThrow('sign-in message');
      }
      await expect(ask(text(name, own))).rejects.toThrow('another account');
      await expect(ask(text('Ethereum', address))).rejects.toThrow('well-formed');
      const spaced = text(name, address).replace('sign in', 'sign\u2007in');
      await expect(ask(spaced)).rejects.toThrow('sign-in message');
    }
  });

  it('[E1.x control] of another site is a message in one press where its phrase alone counts', async () => {
    const of = await withoutDefence<typeof wallet>('apps/wallet-frame/tests/plans/plan-world.ts', {
      file: 'apps/wallet-frame/src/domain/plans/sign-in-message.ts',
      find: 'PHRASE.test(plain(text))',
      put: 'PHRASE.test(text)',
    });
    const text = (hostile['a no-break space in the phrase'] ?? '').replace(
      SITE,
      'https://evil.test',
    );
    const { reading } = await sign(text, of);
    expect(reading).toMatchObject({ isUnderstood: true, warnings: [] });
    expect(reading.steps[0]?.title).toBe('message');
  });

  it('[E1.x control] for another site or network passes where its own lines are not compared', async () => {
    const of = await withoutDefence<typeof wallet>(
      'apps/wallet-frame/tests/plans/plan-world.ts',
      {
        file: 'apps/wallet-frame/src/domain/plans/sign-in-message.ts',
        find: "const uri = fields.get('URI');",
        put: 'const uri: string | undefined = expected.site;',
      },
      {
        file: 'apps/wallet-frame/src/domain/plans/sign-in-message.ts',
        find: "throw refused('The sign-in message is of another network');",
      },
    );
    for (const kind of ['another URI', 'another network']) {
      const { reading } = await sign(hostile[kind] ?? '', of);
      expect(reading).toMatchObject({ isUnderstood: true, warnings: [] });
    }
  });
});
