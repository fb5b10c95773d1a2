import { describe, expect, it } from '@jest/globals';
import * as signing from '../../../domain/siwx/cacao-session';
import { ethereum } from '../../../domain/network/built-in-networks';
import { BOB } from '../../support/headless-kit';
import * as sending from '../../support/headless-send';
import * as pricing from '../../support/moved-price';
import { usdcBalance } from '../../support/token-balances';
import { withoutDefence } from '../../support/without-defence';

describe('a paired wallet that answers a sign-in of the pairing', () => {
  const file = 'domain/siwx/cacao-session.ts';
  const question = {
    domain: 'site.test',
    uri: 'https://site.test/',
    nonce: 'nonce0001',
    chainIds: [ethereum.caipNetworkId],
  };
  const nowMs = Date.parse('2026-01-01T00:05:00.000Z');

  /** The address that would be signed in by a text for another site. */
  function signedIn({ sessionOfCacao }: typeof signing): unknown {
    const p = {
      iss: `did:pkh:eip155:1:${BOB}`,
      aud: 'https://evil.test/',
      domain: 'evil.test',
      version: '1',
      nonce: question.nonce,
      iat: '2026-01-01T00:00:00.000Z',
    };
    const cacao = { h: { t: 'caip122' }, p, s: { t: 'eip191', s: '0x51' } } as const;
    return sessionOfCacao(cacao, question, nowMs)?.data.accountAddress;
  }

  it('[W3.a] signs no visitor in with a text for another site', () => {
    expect(signedIn(signing)).toBeUndefined();
  });

  it('[W3.a control] does so where the site is not compared', async () => {
    const open = await withoutDefence<typeof signing>(file, {
      file,
      find: '    isSameSite(p, question) &&\n',
    });
    expect(signedIn(open)).toBe(BOB);
  });
});

describe('a service that names assets', () => {
  /** Whether an amount of a token is reviewed whose decimals the service made up: 5 would be a millionth of it. */
  async function reviewed({ readyToSend }: typeof sending): Promise<string> {
    const { adapter, send, state } = await readyToSend({ token: usdcBalance('5') });
    adapter.facts.say({ decimals: 12, symbol: 'USDC' });
    await send.review().catch(() => undefined);
    return state().flow.status;
  }

  it('[W5.a] has no amount reviewed in decimals that are not the contract’s', async () => {
    expect(await reviewed(sending)).toBe('editing');
  });

  it('[W5.a control] has one reviewed where the chain is not asked', async () => {
    const open = await withoutDefence<typeof sending>('tests/support/headless-send.ts', {
      file: 'application/review/check-token.ts',
      find: 'requireTrueToken(token, await abortable(facts.tokenFacts(token, network, signal), signal));',
    });
    expect(await reviewed(open)).toBe('reviewed');
  });
});

describe('a service that tells prices', () => {
  it('[W7.a] has nothing sent by a review whose price has moved', async () => {
    expect(await pricing.sentAfter(1000)).toBe(0);
    expect(await pricing.sentAfter(2001)).toBe(1);
  });

  it('[W7.a control] has it sent where a moved price ends no review', async () => {
    const open = await withoutDefence<typeof pricing>('tests/support/moved-price.ts', {
      file: 'application/send/follow-send.ts',
      put: '',
      find: "if (hasMoved) send.advance({ type: 'priceChanged' });",
    });
    expect(await open.sentAfter(1000)).toBe(1);
  });
});

describe('another tab of the site, or a script in it', () => {
  it('[W13.a] replaces the address of a contact in the storage: the visitor sees it whole', async () => {
    const first = await sending.readyToSend();
    first.send.saveContact('Bob', BOB);
    const thief = '0x00000000219ab540356cBB839Cbe05303d7705Fa';
    for (const key of first.storage.keys('')) {
      const kept = first.storage.get(key);
      if (kept?.includes(BOB)) first.storage.set(key, kept.replaceAll(BOB, thief));
    }

    const { send, state } = await sending.readyToSend({ storage: first.storage });
    await send.typeReceiver(state().contacts[0]?.address ?? '');

    expect(state()).toMatchObject({ receiver: thief, contact: { name: 'Bob', address: thief } });
  });
});
