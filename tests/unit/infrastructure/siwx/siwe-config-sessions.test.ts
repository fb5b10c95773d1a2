import { describe, expect, it } from '@jest/globals';
import type { CaipNetworkId } from '../../../../domain/caip/caip-network-id';
import { WidgetError } from '../../../../domain/errors/widget-error';
import type { SiwxSession } from '../../../../domain/siwx/siwx-session';
import { ManualClock } from '../../../../infrastructure/fake/manual-clock';
import { SiteSiwxSessions } from '../../../../infrastructure/siwx/site-siwx-sessions';
import { SiweConfigSessions } from '../../../../infrastructure/siwx/siwe-config-sessions';
import type { SignInAccount } from '../../../../ports/siwx-sessions';
import { deferred } from '../../../support/deferred';
import { signer, siweSite, SiwxSite } from '../../../support/sign-in-sites';

const here = { chainId: 'eip155:1' as CaipNetworkId, accountAddress: signer.address };
const there = { ...here, chainId: 'eip155:42161' as CaipNetworkId };
const other = { ...here, accountAddress: `0x${'9'.repeat(40)}` };
const solana = { ...here, chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' as CaipNetworkId };

describe('SiweConfigSessions', () => {
  it('[R7.13] asks the site with the account as did:pkh, and adopts its parameters', async () => {
    const asked: unknown[] = [];
    const sessions = sessionsOf({
      getMessageParams: async () => ({
        domain: 'd',
        uri: 'https://d/',
        statement: 'Hi',
        exp: 'e',
        nbf: 'n',
        requestId: 'r',
        resources: ['https://x'],
      }),
      createMessage: (message: unknown) => {
        asked.push(message);
        return 'text';
      },
    });

    expect(await sessions.createMessage(here)).toEqual({
      data: {
        ...here,
        domain: 'd',
        uri: 'https://d/',
        version: '1',
        nonce: 'nonce00000001',
        issuedAt: '2026-01-01T00:00:00.000Z',
        statement: 'Hi',
        expirationTime: 'e',
        notBefore: 'n',
        requestId: 'r',
        resources: ['https://x'],
      },
      text: 'text',
    });
    expect(asked).toEqual([
      expect.objectContaining({
        address: `did:pkh:eip155:1:${signer.address}`,
        chainId: 1,
        version: '1',
      }),
    ]);
  });

  it('is required and signs out on disconnect unless the site says otherwise', () => {
    expect(sessionsOf()).toMatchObject({ isRequired: true, signOutOnDisconnect: true });
    expect(sessionsOf({ required: false, signOutOnDisconnect: false })).toMatchObject({
      isRequired: false,
      signOutOnDisconnect: false,
    });
  });

  it('reads a session that the site kept from an earlier visit', async () => {
    const sessions = sessionsOf({
      getSession: async () => ({ address: `eip155:1:${signer.address}`, chainId: 1 }),
    });

    expect(await sessions.get(here)).toMatchObject([{ data: here }]);
    expect(await sessions.get(there)).toEqual([]);
    expect(await sessions.get(other)).toEqual([]);
  });

  it('keeps a session for another chain or account where the site does not sign out on it', async () => {
    const getSession = async () => ({ address: signer.address, chainId: 1 });
    const onNetworks = sessionsOf({ getSession, signOutOnNetworkChange: false });
    const onAccounts = sessionsOf({ getSession, signOutOnAccountChange: false });

    expect(await onNetworks.get(there)).toHaveLength(1);
    expect(await onNetworks.get(other)).toEqual([]);
    expect(await onAccounts.get(other)).toHaveLength(1);
    expect(await onAccounts.get(there)).toEqual([]);
  });

  const other155 = { ...other, chainId: there.chainId };
  it.each<
    [string, Readonly<Record<string, unknown>>, readonly SignInAccount[], readonly SignInAccount[]]
  >([
    ['on both', {}, [here, solana], [there, other, other155]],
    ['on a network', { signOutOnAccountChange: false }, [here, other, solana], [there, other155]],
    ['on an account', { signOutOnNetworkChange: false }, [here, there, solana], [other, other155]],
    [
      'on neither',
      { signOutOnAccountChange: false, signOutOnNetworkChange: false },
      [here, there, other, other155, solana],
      [],
    ],
  ])('signs out when the account or the network changes: %s', async (_what, flags, keep, end) => {
    for (const account of [...keep, ...end]) {
      const site = siweSite(flags);
      await site.verifyMessage(await signedAt(site));

      await new SiweConfigSessions(site, new ManualClock()).signOutOthers(account);

      expect([account, await site.getSession(), site.calls]).toEqual(
        end.includes(account)
          ? [account, null, [['onSignOut']]]
          : [account, { address: signer.address, chainId: 1 }, []],
      );
    }
  });

  it('hides a session that is ending, and ends it even if no caller waits', async () => {
    const asked = deferred<void>();
    const ending = deferred<boolean>();
    let session: object | null = { address: signer.address, chainId: 1 };
    const signOut = (): Promise<boolean> => {
      asked.resolve();
      return ending.promise;
    };
    const site = siweSite({ getSession: async () => session, signOut });
    const sessions = new SiweConfigSessions(site, new ManualClock());
    const leaving = new AbortController();
    const left = sessions.signOutOthers(other, leaving.signal);
    await asked.promise;
    leaving.abort(new WidgetError('ABORTED', {}));
    await expect(left).rejects.toMatchObject({ code: 'ABORTED' });

    const kept = sessions.get(here);
    session = null;
    ending.resolve(true);

    expect(await kept).toEqual([]);
    expect(site.calls).toEqual([['onSignOut']]);
  });

  it('requires no sign-in of an account of another namespace', async () => {
    expect(await sessionsOf().get(solana)).toHaveLength(1);
    await expect(sessionsOf().createMessage(solana)).rejects.toMatchObject({
      code: 'SIGN_IN_INVALID',
    });
  });

  it('reports sign-ins and sign-outs to the site', async () => {
    const site = siweSite();
    const sessions = new SiweConfigSessions(site, new ManualClock());
    const { data, text } = await sessions.createMessage(here);
    const signature = await signer.signMessage({ message: text });

    await sessions.add({ data, message: text, signature });
    await sessions.set([]);

    expect(site.calls).toEqual([
      ['onSignIn', { address: signer.address, chainId: 1 }],
      ['onSignOut'],
    ]);
    expect(await sessions.get(here)).toEqual([]);
  });

  it('refuses an invalid answer', async () => {
    for (const broken of [
      { getNonce: async () => 7 },
      { getMessageParams: async () => ({ domain: 1 }) },
      { createMessage: () => undefined },
    ]) {
      await expect(sessionsOf(broken).createMessage(here)).rejects.toMatchObject({
        code: 'SIGN_IN_INVALID',
      });
    }
    await expect(
      sessionsOf({ getSession: async () => ({ address: 1 }) }).get(here),
    ).rejects.toMatchObject({ code: 'SIGN_IN_INVALID' });
  });

  it('names the missing function', () => {
    expect(() => sessionsOf({ getNonce: undefined })).toThrow(
      'Invalid option "siweConfig.getNonce": expected a function',
    );
  });
});

describe('SiteSiwxSessions', () => {
  it('names the missing method', () => {
    expect(() => new SiteSiwxSessions({}, new ManualClock())).toThrow(
      'Invalid option "siwx.createMessage": expected a function',
    );
  });

  it('is required where the site says so, and signs out on disconnect unless it opts out', () => {
    const site = (rest: object) =>
      new SiteSiwxSessions(Object.assign(new SiwxSite(), rest), new ManualClock());

    expect(site({})).toMatchObject({ isRequired: false, signOutOnDisconnect: true });
    expect(site({ getRequired: () => true, signOutOnDisconnect: false })).toMatchObject({
      isRequired: true,
      signOutOnDisconnect: false,
    });
  });

  it('refuses an invalid or expired session, and another account’s', async () => {
    const site = new SiwxSite();
    const clock = { now: () => Date.UTC(2026, 0, 2) };
    const { data, text } = await new SiteSiwxSessions(site, clock).createMessage(here);
    const session = { data, message: text, signature: '0x51' };
    const ended = { ...session, data: { ...data, expirationTime: '2026-01-01T00:00:00.000Z' } };
    const kept = [{}, session, ended, { ...session, data: { ...data, ...other } }];
    Object.assign(site, { getSessions: async () => kept });

    expect(await new SiteSiwxSessions(site, clock).get(here)).toEqual([session]);
  });

  it('refuses a message without a text, or without fields', async () => {
    const site = new SiwxSite();
    const message = await site.createMessage(here);

    for (const [answer, reason] of [
      [{ ...message, toString: Object.prototype.toString }, 'toString'],
      ['text', 'createMessage'],
    ]) {
      Object.assign(site, { createMessage: async () => answer });
      const again = new SiteSiwxSessions(site, new ManualClock());
      await expect(again.createMessage(here)).rejects.toMatchObject({ context: { reason } });
    }
  });
});

function sessionsOf(rest: Readonly<Record<string, unknown>> = {}): SiweConfigSessions {
  return new SiweConfigSessions(siweSite(rest), new ManualClock());
}

/** Signed by the account on Ethereum. */
async function signedAt(site: ReturnType<typeof siweSite>): Promise<SiwxSession> {
  const { data, text } = await new SiweConfigSessions(site, new ManualClock()).createMessage(here);
  return { data, message: text, signature: await signer.signMessage({ message: text }) };
}
