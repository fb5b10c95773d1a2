import { describe, expect, it } from '@jest/globals';
import { ALICE, BOB } from '../../../support/headless-kit';
import { eventually } from '../../../support/eventually';
import {
  END,
  everyDay,
  grantedAs,
  type PermissionAnswers,
  permissionStage,
} from '../../../support/permission-wallet';

const REQUEST = 'wallet_requestExecutionPermissions';
const OLDER = 'wallet_grantPermissions';
const asked = { ...everyDay, chainId: '0x1' };

/** A dapp at the provider of a wallet. */
async function dappAt(answers: PermissionAnswers, features = { smartSessions: true }) {
  const stage = await permissionStage(answers, { options: { features } });
  const ask = async (method: string, params: unknown) =>
    stage.widget.provider()?.request({ method, params });
  const confirm = async () => {
    const review = () => stage.widget.state.features.permissions?.review;
    await eventually(() => expect(review()?.status).toBe('reviewed'));
    await (await stage.widget.feature('permissions')).confirm();
  };
  return { ...stage, ask, confirm };
}

describe('a dapp that asks for permissions with its provider', () => {
  it.each<[string, object, object]>([
    [REQUEST, asked, { ...asked, from: ALICE }],
    [
      OLDER,
      {
        chainId: '0x1',
        expiry: END,
        signer: { type: 'account', data: { address: BOB } },
        permission: { type: 'native-token-transfer', data: { allowance: '0x64' } },
        policies: [],
      },
      { address: ALICE },
    ],
  ])('[R6.4] gets the answer of the wallet to %s after a review', async (method, request, sent) => {
    const { ask, asked: heard, confirm } = await dappAt({ [method]: grantedAs() });
    const answer = ask(method, [request]);
    await confirm();

    expect(await answer).toMatchObject([{ ...request, context: '0xc00', dependencies: [] }]);
    expect(heard.at(-1)).toMatchObject({ method, params: [sent] });
  });

  it('[R6.4] gets what viem expects for the request that viem sends', async () => {
    const request = {
      expiry: END,
      permissions: [
        {
          type: 'native-token-transfer',
          data: { ticker: 'ETH' },
          policies: [{ type: 'token-allowance', data: { allowance: '0x64' } }],
          required: true,
        },
      ],
      signer: { type: 'account', data: { id: BOB } },
    };
    const answered = {
      expiry: END,
      grantedPermissions: request.permissions,
      permissionsContext: '0x77',
      signer: request.signer,
    };
    const { ask, confirm, widget } = await dappAt({ [OLDER]: () => answered });
    const answer = ask(OLDER, [request]);
    await confirm();

    expect(await answer).toEqual(answered);
    expect(widget.state.features.permissions?.created).toMatchObject([
      { granted: { context: '0x77' }, shown: { limits: [{ total: '0.0000000000000001 ETH' }] } },
    ]);
  });

  it('asks for what was reviewed, whatever the dapp changes afterwards', async () => {
    const request = structuredClone(asked) as { to: string };
    const { ask, asked: heard, confirm, widget } = await dappAt({ [REQUEST]: grantedAs() });
    const answer = ask(REQUEST, [request]);
    await eventually(() => expect(widget.state.view?.name).toBe('SmartSessionReview'));
    request.to = ALICE;
    await confirm();
    await answer;

    expect(heard.at(-1)?.params).toMatchObject([{ to: BOB }]);
  });

  it('gets 4001 where the visitor leaves the review', async () => {
    const { ask, widget } = await dappAt({ [REQUEST]: grantedAs() });
    const answer = ask(REQUEST, [asked]);
    answer.catch(() => {});
    await eventually(() => expect(widget.state.view?.name).toBe('SmartSessionReview'));
    await widget.close();

    await expect(answer).rejects.toMatchObject({ code: 4001, name: 'ProviderRpcError' });
  });

  it.each<[string, string, unknown, PermissionAnswers, number]>([
    ['a request that cannot be read', REQUEST, [{}], {}, -32602],
    ['no request', REQUEST, [], {}, -32602],
    ['a flood', REQUEST, Array.from({ length: 11 }, () => asked), {}, -32602],
    [
      'a getter that throws',
      REQUEST,
      [
        Object.defineProperty({}, 'to', {
          enumerable: true,
          get: () => {
            throw new Error('no');
          },
        }),
      ],
      {},
      -32602,
    ],
    ['another account', REQUEST, [{ ...asked, from: BOB }], {}, -32602],
    ['a chain that the site does not have', REQUEST, [{ ...asked, chainId: '0x38' }], {}, 4902],
    [
      'a context that is no text',
      'wallet_revokeExecutionPermission',
      [{ permissionContext: 1 }],
      {},
      -32602,
    ],
    [
      'a context that is not known',
      'wallet_revokeExecutionPermission',
      [{ permissionContext: '0x1' }],
      {},
      -32603,
    ],
  ])(
    'is refused with %s before the wallet is asked',
    async (_what, method, params, answers, code) => {
      const { ask, methods } = await dappAt(answers);

      await expect(ask(method, params)).rejects.toMatchObject({ code });
      expect(methods()).not.toContain(method);
    },
  );

  it.each<[string, PermissionAnswers, number]>([
    ['4200 where the wallet does not know the method', {}, 4200],
    ['-32603 where the wallet granted more', { [REQUEST]: grantedAs({ to: ALICE }) }, -32603],
  ])('gets %s', async (_what, answers, code) => {
    const { ask, confirm } = await dappAt(answers);
    const answer = ask(REQUEST, [asked]);
    answer.catch(() => {});
    await confirm();

    await expect(answer).rejects.toMatchObject({ code });
  });

  it('revokes one with the same provider', async () => {
    const { ask, confirm, widget } = await dappAt({
      [REQUEST]: grantedAs(),
      wallet_revokeExecutionPermission: () => ({}),
    });
    const answer = ask(REQUEST, [asked]);
    await confirm();
    await answer;

    expect(await ask('wallet_revokeExecutionPermission', { permissionContext: '0xc00' })).toEqual(
      {},
    );
    expect(await (await widget.feature('permissions')).list()).toEqual([]);
  });

  it.each([REQUEST, OLDER, 'wallet_revokeExecutionPermission'])(
    'is refused %s where the site has permissions off, and downloads none',
    async (method) => {
      const answers = { [method]: grantedAs() };
      const { ask, methods, widget } = await dappAt(answers, { smartSessions: false });

      await expect(ask(method, [{ permissionContext: '0x1' }])).rejects.toMatchObject({
        code: 4200,
        message: expect.stringContaining('features.smartSessions'),
      });
      expect(methods()).toEqual([]);
      expect(widget.state.features.permissions).toBeUndefined();
    },
  );

  it('reaches the wallet unchanged with the other meaning of wallet_revokePermissions', async () => {
    const { ask, asked: heard } = await dappAt(
      { wallet_revokePermissions: () => null },
      { smartSessions: false },
    );

    expect(await ask('wallet_revokePermissions', [{ eth_accounts: {} }])).toBeNull();
    expect(heard).toEqual([{ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] }]);
  });
});
