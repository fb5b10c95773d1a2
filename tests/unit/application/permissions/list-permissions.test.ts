import { describe, expect, it } from '@jest/globals';
import { arbitrum, ethereum } from '../../../../index';
import { InMemoryStorage } from '../../../../infrastructure/storage/in-memory-storage';
import { deferred } from '../../../support/deferred';
import { eventually } from '../../../support/eventually';
import {
  failing,
  granted,
  grantTo,
  listed,
  LIST,
  REVOKE,
  willing,
} from '../../../support/granted-permission';
import { loggedIn } from '../../../support/headless-auth';
import { ALICE, BOB } from '../../../support/headless-kit';
import { everyDay, permissionStage } from '../../../support/permission-wallet';

describe('the list of permissions', () => {
  it('has what was granted on this device where the wallet has no list, also on the next visit', async () => {
    const storage = new InMemoryStorage();
    const { clock, permissions } = await granted({}, storage);
    expect(await permissions.list()).toMatchObject([
      { context: '0xc00', grantedAt: clock.now(), isExpired: false },
    ]);

    const next = await permissionStage(willing, { storage });
    const again = await next.widget.feature('permissions');
    expect(await again.list()).toMatchObject([
      { context: '0xc00', permission: { account: ALICE } },
    ]);
    expect(next.widget.state.features.permissions).toMatchObject({
      status: 'loaded',
      list: [{ shown: { network: 'Ethereum', limits: [{ period: { seconds: 86_400 } }] } }],
    });
  });

  it('has what two tabs were granted at once', async () => {
    const storage = new InMemoryStorage();
    const answers = [deferred<unknown>(), deferred<unknown>()];
    const tabs = await Promise.all(
      answers.map(({ promise }) =>
        permissionStage(
          { ...willing, wallet_requestExecutionPermissions: () => promise },
          { storage },
        ),
      ),
    );
    const grants = tabs.map((tab) => grantTo(tab));
    for (const { methods } of tabs) {
      await eventually(() => expect(methods()).toContain('wallet_requestExecutionPermissions'));
    }
    answers.forEach(({ resolve }, at) => resolve([listed(`0xd${at}`)]));
    await Promise.all(grants);

    for (const { widget } of tabs) {
      const list = await (await widget.feature('permissions')).list();
      expect(list.map(({ context }) => context).sort()).toEqual(['0xd0', '0xd1']);
    }
  });

  it('is that of the account in use alone', async () => {
    const storage = new InMemoryStorage();
    await granted({}, storage);
    const bob = await permissionStage(willing, { storage, grant: { addresses: [BOB] } });

    expect(await (await bob.widget.feature('permissions')).list()).toEqual([]);
  });

  it('joins the list of the wallet, which leaves out what was revoked there', async () => {
    let own: readonly object[] = [listed('0xc00'), listed('0xa2', { chainId: '0xa4b1' })];
    const { permissions, widget } = await granted({ [LIST]: () => own });
    const contexts = async () => (await permissions.list()).map(({ context }) => context);

    expect(await contexts()).toEqual(['0xc00', '0xa2']);
    expect(widget.state.features.permissions?.list[1]?.shown.network).toBe('Arbitrum One');
    own = [listed('0xa2')];
    expect(await contexts()).toEqual(['0xa2']);
  });

  it('leaves out of the list of the wallet what is of another account or has no context, and reads no flood', async () => {
    const { permissions } = await granted({
      [LIST]: () => [
        listed('0xb0', { from: BOB }),
        listed(''),
        'a text',
        null,
        ...Array.from({ length: 1000 }, (_, at) => listed(`0x${at}`)),
      ],
    });

    expect((await permissions.list()).length).toBe(196);
  });

  it('has a permission once that the wallet lists ten times', async () => {
    const { permissions } = await granted({
      [LIST]: () => Array.from({ length: 10 }, () => [listed('0xc00'), listed('0xb0')]).flat(),
    });

    expect(await permissions.list()).toMatchObject([{ context: '0xc00' }, { context: '0xb0' }]);
  });

  it('has what is kept here where the wallet lists it in words that cannot be read, or behind a flood', async () => {
    const lists = [
      [{ context: '0xc00', words: 'of another standard' }],
      [...Array.from({ length: 1000 }, (_, at) => listed(`0xf${at}`)), listed('0xc00')],
    ];
    for (const list of lists) {
      const { permissions } = await granted({ [LIST]: () => list, [REVOKE]: () => ({}) });
      expect(await permissions.list()).toContainEqual(
        expect.objectContaining({ context: '0xc00', isExpired: false }),
      );
      await expect(permissions.revoke('0xc00')).rejects.toMatchObject({
        code: 'PERMISSION_NOT_REVOKED',
      });
    }
  });

  it('shows what it cannot read as unknown, so that it can be revoked', async () => {
    const { permissions } = await granted({
      [LIST]: () => [listed('0xb0', { permission: { type: 'native-token-periodic', data: {} } })],
    });

    expect(await permissions.list()).toMatchObject([
      { context: '0xb0', permission: { limits: [{ kind: 'unknown' }] } },
    ]);
  });

  it('has those that ended last', async () => {
    const ended = { rules: [{ type: 'expiry', data: { timestamp: 5 } }] };
    const { permissions } = await granted({
      [LIST]: () => [listed('0xe0', ended), listed('0xc00')],
    });

    expect(await permissions.list()).toMatchObject([
      { context: '0xc00', isExpired: false },
      { context: '0xe0', isExpired: true },
    ]);
  });

  it.each<[string, () => unknown]>([
    ['fails', failing(-32603)],
    ['answers no list', () => 'many'],
  ])('[R8.1] says so where the wallet %s, and has what is kept here', async (_what, answer) => {
    const { permissions, widget } = await granted({ [LIST]: answer });

    await expect(permissions.list()).rejects.toMatchObject({
      code: 'PERMISSIONS_FAILED',
      message: 'Error fetching smart sessions',
    });
    expect(widget.state.snackbar?.text).toBe('Error fetching smart sessions');
    expect(widget.state.features.permissions).toMatchObject({
      status: 'failed',
      list: [{ granted: { context: '0xc00' } }],
    });
  });

  it('fails where the wallet is silent for ten seconds', async () => {
    const { clock, permissions } = await granted({ [LIST]: () => new Promise(() => {}) });
    const list = permissions.list();
    list.catch(() => {});
    await clock.advance(10_000);

    await expect(list).rejects.toMatchObject({
      code: 'PERMISSIONS_FAILED',
      cause: expect.objectContaining({ code: 'RPC_TIMEOUT' }),
    });
  });

  it('ends where the account changes meanwhile', async () => {
    const answer = deferred<unknown>();
    const { methods, permissions, session, widget } = await granted({
      [LIST]: () => answer.promise,
    });
    const list = permissions.list();
    list.catch(() => {});
    await eventually(() => expect(methods()).toContain(LIST));
    session.change({ addresses: [BOB], chainReference: '1' });

    await expect(list).rejects.toMatchObject({ code: 'ABORTED' });
    answer.resolve([listed('0xc00')]);
    expect(widget.state.features.permissions?.list).toEqual([]);
  });

  it('does not read what another program left in the storage', async () => {
    const storage = new InMemoryStorage();
    for (const stored of [
      '[]',
      '{',
      `{"${ALICE.toLowerCase()}":[{"context":1},7,{"answer":{}}]}`,
    ]) {
      storage.set('@appkit/permissions', stored);
      const { widget } = await permissionStage(willing, { storage });
      expect(await (await widget.feature('permissions')).list()).toEqual([]);
    }
  });
});

describe('an account of the embedded wallet', () => {
  it('grants no permissions, and its frame is not asked', async () => {
    const options = {
      networks: [ethereum, arbitrum],
      authFrameUrl: 'https://wallet.example',
      features: { smartSessions: true },
    };
    const { frame, widget } = await loggedIn({ options });
    const permissions = await widget.feature('permissions');

    expect(await permissions.supported()).toEqual([]);
    expect(widget.state.features.permissions?.support).toBe('no');
    for (const act of [
      permissions.grant(everyDay),
      permissions.list(),
      permissions.revoke('0x1'),
    ]) {
      await expect(act).rejects.toMatchObject({ code: 'PERMISSION_UNSUPPORTED' });
    }
    expect(JSON.stringify(frame.sent)).not.toMatch(/ermission/);
    expect(String(widget.state.view?.name)).not.toMatch(/ApproveTransaction|SmartSession/);
  });
});
