import { describe, expect, it } from '@jest/globals';
import { activeConnection } from '../../../../application/snapshot/widget-state';
import { InMemorySiwxSessions } from '../../../../infrastructure/fake';
import { FakeWalletPairing } from '../../../../infrastructure/fake/fake-wallet-pairing';
import { FakeWalletSession } from '../../../../infrastructure/fake/fake-wallet-session';
import type { Cacao } from '../../../../domain/siwx/siwx-session';
import { type SignInAccount, SiwxSessions } from '../../../../ports/siwx-sessions';
import { override } from '../../../../ports/token';
import { WalletPairing } from '../../../../ports/wallet-pairing';
import { ALICE, freshWidget } from '../../../support/headless-kit';
import { rejectionOf } from '../../../support/headless-auth';
import { anySiwx } from '../../../support/any-sign-in';
import { connectorOn } from '../../../../domain/connection/connector';

const SIGNATURE = '0x5151';

describe('a pairing of a site that requires a sign-in', () => {
  it('[R4.25] [R3.9] signs in with the same approval, without another prompt', async () => {
    const { widget, clock, pairing, answer, session, siwx } = await pairingUp();
    expect(pairing.latest.proposal).toMatchObject({
      signIn: { domain: 'site.test', uri: 'https://site.test/', nonce: 'nonce00000001' },
    });

    pairing.latest.sign([cacaoOf(SIGNATURE)], session);
    await answer;
    await clock.advance(0);

    expect(siwx.sessions).toMatchObject([
      { data: { accountAddress: ALICE, chainId: 'eip155:1' }, signature: SIGNATURE },
    ]);
    expect(activeConnection(widget.state).status).toBe('connected');
    expect(widget.state.features.siwx?.signIn.status).toBe('signedIn');
  });

  it.each([
    {},
    {
      statement: 'Hi',
      expirationTime: '2026-02-01T00:00:00.000Z',
      notBefore: '2026-01-01T00:00:00.000Z',
      requestId: 'r',
      resources: ['https://site.test/r'],
    },
  ])('[R3.9] proposes to sign only what the site’s message says: %j', async (said) => {
    const { pairing } = await pairingUp(undefined, said);

    expect(pairing.latest.proposal).toHaveProperty('signIn');
    expect(Reflect.get(pairing.latest.proposal, 'signIn')).toStrictEqual({
      domain: 'site.test',
      uri: 'https://site.test/',
      nonce: 'nonce00000001',
      ...said,
    });
  });

  it('[R4.24] asks afterwards where the wallet does not sign with its approval', async () => {
    const { widget, clock, pairing, answer, session } = await pairingUp();

    pairing.latest.approve(session);
    await answer;
    await clock.advance(0);

    expect(widget.state.view?.name).toBe('SIWXSignMessage');
  });

  it.each([
    ['is not right', SIGNATURE.replace('51', '52'), {}],
    ['answers something else', SIGNATURE, { nonce: 'nonce00000009' }],
    ['is for a network that was not proposed', SIGNATURE, { iss: `did:pkh:eip155:56:${ALICE}` }],
    ['has an end of its own', SIGNATURE, { exp: '9999-01-01T00:00:00Z' }],
    ['says something else', SIGNATURE, { statement: 'I give you everything.' }],
    ['is of the year 1999', SIGNATURE, { iat: '1999-01-01T00:00:00Z' }],
  ])('connects no account whose signature %s', async (_what, signature, payload) => {
    const { widget, pairing, answer, session, siwx } = await pairingUp();
    const rejected = rejectionOf(answer);

    pairing.latest.sign([cacaoOf(signature, payload)], session);

    const error = await rejected;
    expect(error).toMatchObject({ code: 'SIGN_IN_INVALID' });
    expect(error).not.toMatchObject({ context: { reason: 'not verified' } });
    expect(widget.state.features.pairing).toEqual({ status: 'failed', cause: 'signInInvalid' });
    expect(session.session.isOpen).toBe(false);
    expect(siwx.sessions).toEqual([]);
    expect(activeConnection(widget.state).status).toBe('disconnected');
  });

  it('connects no account whose key has not signed, without a request to the site', async () => {
    const { widget, pairing, answer, session, siwx, adapters } = await pairingUp();
    const rejected = rejectionOf(answer);
    adapters.of('eip155').signer.forge(SIGNATURE);

    pairing.latest.sign([cacaoOf(SIGNATURE)], session);

    expect(await rejected).toMatchObject({
      code: 'SIGN_IN_INVALID',
      context: { reason: 'signature' },
    });
    expect(siwx.sessions).toEqual([]);
    expect(activeConnection(widget.state).status).toBe('disconnected');
  });

  it('leaves the signature of a contract to the site', async () => {
    const { pairing, answer, session, siwx, adapters } = await pairingUp();
    adapters.of('eip155').signer.forge(SIGNATURE);

    pairing.latest.sign([{ ...cacaoOf(SIGNATURE), s: { t: 'eip1271', s: SIGNATURE } }], session);
    await answer;

    expect(siwx.sessions).toHaveLength(1);
  });

  it.each([{ domain: 'evil.test' }, { uri: 'https://evil.test/' }])(
    'pairs without a sign-in where the message is for another site: %j',
    async (said) => {
      const { pairing } = await pairingUp(undefined, said);

      expect(pairing.latest.proposal).not.toHaveProperty('signIn');
    },
  );

  it('connects no account where the site’s service cannot verify the signature', async () => {
    const { widget, pairing, answer, session, siwx } = await pairingUp();
    const rejected = rejectionOf(answer);
    const cause = new Error('down');
    siwx.failWith(cause);

    pairing.latest.sign([cacaoOf(SIGNATURE)], session);

    expect(await rejected).toMatchObject({
      code: 'SIGN_IN_INVALID',
      context: { reason: 'not verified' },
      cause,
    });
    expect(widget.state.features.pairing).toEqual({ status: 'failed', cause: 'signInInvalid' });
    expect(session.session.isOpen).toBe(false);
  });

  it('pairs without a sign-in where the site’s service makes no message', async () => {
    const { pairing, logger } = await pairingUp(new Error('down'));

    expect(pairing.latest.proposal).not.toHaveProperty('signIn');
    expect(logger.entries.map(({ message }) => message)).toContain(
      'The sign-in could not be part of the pairing',
    );
  });
});

async function pairingUp(failure?: Error, said: object = {}) {
  const siwx = new InMemorySiwxSessions({ clock: { now: () => Date.UTC(2026, 0, 1) } });
  siwx.trust(SIGNATURE);
  if (failure) siwx.failWith(failure);
  const createMessage = siwx.createMessage.bind(siwx);
  Object.assign(siwx, {
    createMessage: async (account: SignInAccount) => {
      const { data, text } = await createMessage(account);
      return { data: { ...data, ...said }, text };
    },
  });
  const pairing = new FakeWalletPairing().accept();
  const headless = freshWidget({
    options: { siwx: anySiwx, projectId: 'p' },
    overrides: [override(SiwxSessions, siwx), override(WalletPairing, pairing)],
  });
  const feature = await headless.widget.feature('pairing');
  const answer = feature.pair();
  answer.catch(() => {});
  await headless.widget.feature('siwx');
  await headless.clock.advance(0);
  const session = {
    details: connectorOn('eip155', { id: 'walletConnect', name: 'Phone', type: 'WALLET_CONNECT' }),
    session: new FakeWalletSession({ addresses: [ALICE], chainReference: '1' }),
  } as const;
  return { ...headless, answer, pairing, session, siwx };
}

function cacaoOf(signature: string, payload: object = {}): Cacao {
  return {
    h: { t: 'caip122' },
    p: {
      iss: `did:pkh:eip155:1:${ALICE}`,
      aud: 'https://site.test/',
      domain: 'site.test',
      version: '1',
      nonce: 'nonce00000001',
      iat: '2026-01-01T00:00:00.000Z',
      ...payload,
    },
    s: { t: 'eip191', s: signature },
  };
}
