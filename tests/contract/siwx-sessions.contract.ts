import { describe, expect, it } from '@jest/globals';
import { arbitrum, ethereum } from '../../domain/network/built-in-networks';
import { WidgetError } from '../../domain/errors/widget-error';
import type { SiwxSession } from '../../domain/siwx/siwx-session';
import type { SignInAccount, SiwxSessions } from '../../ports/siwx-sessions';
import { eventually } from '../support/eventually';

/** Sessions of a site, and an account that can sign for it. */
export interface SiwxHarness {
  readonly sessions: SiwxSessions;
  readonly accountAddress: string;
  readonly sign: (text: string) => Promise<string>;

  /** Whether the site ends sessions when the account or the network changes. */
  readonly endsOthers: boolean;

  /** Delays every change of a session, until the returned function is called. */
  readonly hold: () => () => void | Promise<void>;
}

/** The contract of every {@link SiwxSessions}. */
export function describeSiwxSessions(name: string, create: () => SiwxHarness): void {
  describe(`${name} keeps the SiwxSessions contract`, () => {
    it('[R7.13] makes a message about the account, a new one each time', async () => {
      const harness = create();
      const account = on(harness, 'ethereum');

      const one = await harness.sessions.createMessage(account);
      const other = await harness.sessions.createMessage(account);

      expect(one.data).toMatchObject(account);
      expect(one.text).toContain(account.accountAddress);
      expect(other.data.nonce).not.toBe(one.data.nonce);
    });

    it('[R7.13] keeps a signed session, only for its account and chain', async () => {
      const harness = create();
      const account = on(harness, 'ethereum');
      const session = await signed(harness, account);

      await harness.sessions.add(session);

      expect(await harness.sessions.get(account)).toEqual([session]);
      expect(await harness.sessions.get(on(harness, 'arbitrum'))).toEqual([]);
      const accountAddress = `0x${'9'.repeat(40)}`;
      expect(await harness.sessions.get({ ...account, accountAddress })).toEqual([]);
    });

    it('keeps no session with an invalid signature', async () => {
      const harness = create();
      const account = on(harness, 'ethereum');
      const session = { ...(await signed(harness, account)), signature: `0x${'00'.repeat(65)}` };

      await expect(harness.sessions.add(session)).rejects.toMatchObject({
        code: 'SIGN_IN_INVALID',
      });
      await expect(harness.sessions.set([session])).rejects.toMatchObject({
        code: 'SIGN_IN_INVALID',
      });
      expect(await harness.sessions.get(account)).toEqual([]);
    });

    it('[R7.13] replaces all sessions, and an empty list signs all accounts out', async () => {
      const harness = create();
      const here = on(harness, 'ethereum');
      const there = on(harness, 'arbitrum');
      await harness.sessions.add(await signed(harness, here));

      await harness.sessions.set([await signed(harness, there)]);
      expect(await harness.sessions.get(here)).toEqual([]);
      expect(await harness.sessions.get(there)).toHaveLength(1);

      await harness.sessions.set([]);
      expect(await harness.sessions.get(there)).toEqual([]);
    });

    it('changes nothing where one of the sessions is invalid', async () => {
      const harness = create();
      const here = on(harness, 'ethereum');
      const session = await signed(harness, here);
      await harness.sessions.add(session);
      const forged = { ...session, signature: `0x${'00'.repeat(65)}` };

      await expect(harness.sessions.set([session, forged])).rejects.toMatchObject({
        code: 'SIGN_IN_INVALID',
      });
      expect(await harness.sessions.get(here)).toEqual([session]);
    });

    it('revokes the sessions of one account on one chain, and no others', async () => {
      const harness = create();
      const here = on(harness, 'ethereum');
      const there = on(harness, 'arbitrum');
      await harness.sessions.add(await signed(harness, here));
      await harness.sessions.add(await signed(harness, there));

      await harness.sessions.revoke(here);

      expect(await harness.sessions.get(here)).toEqual([]);
      expect(await harness.sessions.get(there)).toHaveLength(1);
    });

    it('ends the sessions that the site does not keep on another chain, and no others', async () => {
      const harness = create();
      const here = on(harness, 'ethereum');
      const session = await signed(harness, here);
      await harness.sessions.add(session);

      await harness.sessions.signOutOthers(here);
      expect(await harness.sessions.get(here)).toEqual([session]);

      await harness.sessions.signOutOthers(on(harness, 'arbitrum'));
      expect(await harness.sessions.get(here)).toEqual(harness.endsOthers ? [] : [session]);
    });

    it('keeps no session that was cancelled before it was verified', async () => {
      const harness = create();
      const account = on(harness, 'ethereum');
      const session = await signed(harness, account);
      const reason = new WidgetError('ABORTED', {});
      const controller = new AbortController();
      const letGo = harness.hold();

      const given = harness.sessions.add(session, controller.signal);
      await Promise.resolve();
      controller.abort(reason);
      await expect(given).rejects.toBe(reason);
      await letGo();

      await eventually(async () => expect(await harness.sessions.get(account)).toEqual([]));
    });

    it('keeps the session that replaced a cancelled one', async () => {
      const harness = create();
      const account = on(harness, 'ethereum');
      const sessions = [await signed(harness, account), await signed(harness, account)] as const;
      const controller = new AbortController();
      const letGo = harness.hold();
      const given = harness.sessions.add(sessions[0], controller.signal);
      await Promise.resolve();
      controller.abort(new WidgetError('ABORTED', {}));
      await expect(given).rejects.toMatchObject({ code: 'ABORTED' });

      const added = harness.sessions.add(sessions[1]);
      await letGo();
      await added;

      expect(await harness.sessions.get(account)).toContainEqual(sessions[1]);
    });

    it('hides a session that is ending', async () => {
      const harness = create();
      const account = on(harness, 'ethereum');
      await harness.sessions.add(await signed(harness, account));
      const letGo = harness.hold();

      const left = harness.sessions.set([]);
      const kept = harness.sessions.get(account);
      await letGo();

      expect(await kept).toEqual([]);
      await left;
    });

    it('does nothing when it is aborted already', async () => {
      const harness = create();
      const reason = new WidgetError('ABORTED', {});
      const signal = AbortSignal.abort(reason);

      await expect(harness.sessions.get(on(harness, 'ethereum'), signal)).rejects.toBe(reason);
    });
  });
}

function on({ accountAddress }: SiwxHarness, network: 'arbitrum' | 'ethereum'): SignInAccount {
  const { caipNetworkId } = network === 'ethereum' ? ethereum : arbitrum;
  return { chainId: caipNetworkId, accountAddress };
}

async function signed(
  { sessions, sign }: SiwxHarness,
  account: SignInAccount,
): Promise<SiwxSession> {
  const { data, text } = await sessions.createMessage(account);
  return { data, message: text, signature: await sign(text) };
}
