import { describe, expect, it } from '@jest/globals';
import { InMemoryStorage } from '../../../../infrastructure/storage/in-memory-storage';
import { deferred } from '../../../support/deferred';
import { eventually } from '../../../support/eventually';
import {
  failing,
  granted,
  listed,
  LIST,
  REVOKE,
  willing,
} from '../../../support/granted-permission';
import { END, type PermissionAnswers, permissionStage } from '../../../support/permission-wallet';

describe('revoking a permission', () => {
  it('asks the wallet once for a double press, and forgets it', async () => {
    const answer = deferred<unknown>();
    const { asked, methods, permissions, storage, widget } = await granted({
      [REVOKE]: () => answer.promise,
    });
    await permissions.list();
    const presses = [permissions.revoke('0xc00'), permissions.revoke('0xc00')];
    expect(widget.state.features.permissions?.revoking).toBe('0xc00');
    await eventually(() => expect(methods()).toContain(REVOKE));
    answer.resolve({});
    await Promise.all(presses);

    expect(asked.filter(({ method }) => method === REVOKE)).toEqual([
      { method: REVOKE, params: { permissionContext: '0xc00' } },
    ]);
    expect(widget.state.features.permissions).toMatchObject({ list: [] });
    expect(widget.state.features.permissions?.revoking).toBeUndefined();
    expect(storage.get('@appkit/permissions')).toBe('{}');
  });

  it('asks with a list where the wallet refuses the object', async () => {
    const { asked, permissions } = await granted({
      [REVOKE]: (params) => (Array.isArray(params) ? {} : failing(-32602)()),
    });
    await permissions.revoke('0xc00');

    expect(asked.filter(({ method }) => method === REVOKE).at(-1)?.params).toEqual([
      { permissionContext: '0xc00' },
    ]);
  });

  it.each<[string, PermissionAnswers]>([
    ['fails', { [REVOKE]: failing(-32603) }],
    ['does not know the method', {}],
    ['still lists it', { [REVOKE]: () => ({}), [LIST]: () => [listed('0xc00')] }],
  ])('[R8.1] fails where the wallet %s, and is still listed', async (_what, answers) => {
    const { methods, permissions, widget } = await granted(answers);
    await permissions.list();

    await expect(permissions.revoke('0xc00')).rejects.toMatchObject({
      code: 'PERMISSION_NOT_REVOKED',
      message: 'Error revoking smart session',
    });
    expect(widget.state.snackbar?.text).toBe('Error revoking smart session');
    expect(await permissions.list()).toMatchObject([{ context: '0xc00' }]);
    // By MIP-2 the older method would report a success, and revoke nothing.
    expect(methods()).not.toContain('wallet_revokePermissions');
  });

  it('says nothing where the visitor declines in the wallet', async () => {
    const { permissions, widget } = await granted({ [REVOKE]: failing(4001) });

    await expect(permissions.revoke('0xc00')).rejects.toMatchObject({ code: 'RPC' });
    expect(widget.state.snackbar?.text).not.toBe('Error revoking smart session');
  });

  it('fails for a context that neither the wallet nor this device knows', async () => {
    const { methods, permissions } = await granted();

    await expect(permissions.revoke('0xff')).rejects.toMatchObject({
      code: 'PERMISSION_NOT_REVOKED',
    });
    expect(methods()).not.toContain(REVOKE);
  });

  it('only forgets one that has ended', async () => {
    const { clock, methods, permissions } = await granted();
    await clock.advance(END * 1000);
    expect(await permissions.list()).toMatchObject([{ isExpired: true }]);
    await permissions.revoke('0xc00');

    expect(await permissions.list()).toEqual([]);
    expect(methods()).not.toContain(REVOKE);
  });

  it('in one tab is seen in the other, which can revoke what the first granted', async () => {
    const storage = new InMemoryStorage();
    const revoked: unknown[] = [];
    const answers = { [REVOKE]: (params: unknown) => void revoked.push(params) };
    const one = await granted(answers, storage);
    const other = await permissionStage({ ...willing, ...answers }, { storage });
    const permissions = await other.widget.feature('permissions');
    await permissions.revoke('0xc00');

    expect(revoked).toHaveLength(1);
    expect(await one.permissions.list()).toEqual([]);
  });
});
