import { describe, expect, it } from '@jest/globals';
import { ALICE, BOB, viewsOf } from '../../../support/headless-kit';
import { deferred } from '../../../support/deferred';
import { eventually } from '../../../support/eventually';
import {
  END,
  everyDay,
  grantedAs,
  permissionStage,
  type PermissionAnswers,
  supportsEverything,
  unknownMethod,
} from '../../../support/permission-wallet';

const REQUEST = 'wallet_requestExecutionPermissions';
const OLDER = 'wallet_grantPermissions';
const willing = {
  wallet_getSupportedExecutionPermissions: supportsEverything,
  [REQUEST]: grantedAs(),
};

/** A stage whose visitor sees `request` in review. */
async function reviewing(answers: PermissionAnswers = willing, request: object = everyDay) {
  const stage = await permissionStage(answers);
  const permissions = await stage.widget.feature('permissions');
  const granted = permissions.grant(request as typeof everyDay);
  granted.catch(() => {});
  const review = () => stage.widget.state.features.permissions?.review;
  await eventually(() => expect(review()?.status).toBe('reviewed'));
  return { ...stage, granted, permissions, review };
}

describe('a request for a permission', () => {
  it('[R6.4] shows its limits before the wallet is asked, and what the wallet granted after it', async () => {
    const { asked, granted, methods, permissions, review, widget } = await reviewing();

    expect(widget.state).toMatchObject({ isOpen: true, view: { name: 'SmartSessionReview' } });
    expect(methods()).not.toContain(REQUEST);
    expect(review()?.asked).toMatchObject([
      {
        network: 'Ethereum',
        account: ALICE,
        holder: { kind: 'account', address: BOB },
        limits: [
          {
            kind: 'spend',
            symbol: 'ETH',
            period: { amount: '0.0000000000000001 ETH', seconds: 86_400 },
          },
        ],
        endsAtMs: END * 1000,
        reason: 'The news',
      },
    ]);

    await permissions.confirm();

    expect(await granted).toMatchObject({
      context: '0xc00',
      dialect: 'execution',
      isAdjusted: false,
      permission: { account: ALICE, chainReference: '1', expiresAt: END },
      answer: { delegationManager: BOB },
    });
    expect(asked.at(-1)).toEqual({
      method: REQUEST,
      params: [{ ...everyDay, chainId: '0x1', from: ALICE }],
    });
    expect(widget.state.view?.name).toBe('SmartSessionCreated');
    expect(widget.state.features.permissions?.created).toMatchObject([
      { granted: { context: '0xc00' } },
    ]);
  });

  it('shows less where the wallet granted less', async () => {
    const permission = {
      ...everyDay.permission,
      data: { ...everyDay.permission.data, periodAmount: '0x10' },
    };
    const { granted, permissions, widget } = await reviewing({
      ...willing,
      [REQUEST]: grantedAs({ permission }),
    });
    await permissions.confirm();

    expect(await granted).toMatchObject({
      isAdjusted: true,
      permission: { limits: [{ period: { units: 16n } }] },
    });
    expect(widget.state.features.permissions?.created[0]?.shown.limits).toMatchObject([
      { period: { amount: '0.000000000000000016 ETH' } },
    ]);
  });

  const more = {
    ...everyDay.permission,
    data: { ...everyDay.permission.data, periodAmount: '0x65' },
  };
  it.each<[string, (params: unknown) => unknown, readonly string[]]>([
    ['a higher amount', grantedAs({ permission: more }), ['limit']],
    ['another account', grantedAs({ from: BOB }), ['account']],
    ['another chain', grantedAs({ chainId: '0xa4b1' }), ['chain']],
    ['another spender', grantedAs({ to: ALICE }), ['holder']],
    [
      'a later end',
      grantedAs({ rules: [{ type: 'expiry', data: { timestamp: END + 1 } }] }),
      ['end'],
    ],
    ['no end', grantedAs({ rules: null }), ['end']],
    [
      'two for one',
      (params) => [
        ...(grantedAs()(params) as []),
        ...(grantedAs({ context: '0xd' })(params) as []),
      ],
      ['limit'],
    ],
  ])('is refused where the wallet grants %s, and can be revoked', async (_what, answer, what) => {
    const { granted, permissions, review } = await reviewing({ ...willing, [REQUEST]: answer });
    await permissions.confirm();

    await expect(granted).rejects.toMatchObject({
      code: 'PERMISSION_WIDER',
      context: { what: what.join(', ') },
    });
    expect(review()).toMatchObject({ status: 'refused', wider: what });
    expect((await permissions.list()).some(({ isWider }) => isWider)).toBe(true);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'ok'],
    ['an empty list', []],
    ['no context', [{ ...everyDay }]],
    [
      'an amount that is none',
      [
        {
          ...everyDay,
          context: '0x1',
          permission: {
            type: 'native-token-periodic',
            data: { periodAmount: 'all', periodDuration: 1 },
          },
        },
      ],
    ],
    [
      'what has ended already',
      [{ ...everyDay, context: '0x1', rules: [{ type: 'expiry', data: { timestamp: 1 } }] }],
    ],
    ['a flood', Array.from({ length: 1000 }, () => ({ ...everyDay, context: '0x1' }))],
  ])('fails where the wallet answers %s, and can be tried again', async (_what, answer) => {
    let isFirst = true;
    const { granted, permissions, review } = await reviewing({
      ...willing,
      [REQUEST]: (params) => {
        if (!isFirst) return grantedAs()(params);
        isFirst = false;
        return answer;
      },
    });
    await permissions.confirm();
    expect(review()).toMatchObject({ status: 'failed', failure: { cause: 'failed' } });

    await permissions.confirm();
    expect(await granted).toMatchObject({ context: '0xc00' });
  });

  it('is declined by the visitor who leaves the review, and the wallet is not asked', async () => {
    const { granted, methods, review, widget } = await reviewing();
    await widget.close();

    await expect(granted).rejects.toMatchObject({ code: 'PERMISSION_DECLINED' });
    expect(methods()).not.toContain(REQUEST);
    expect(review()).toBeUndefined();
  });

  it('rejects with what the wallet said where the visitor leaves after it', async () => {
    const { granted, permissions, review, widget } = await reviewing({
      ...willing,
      [REQUEST]: () => {
        throw Object.assign(new Error('User rejected the request'), { code: 4001 });
      },
    });
    await permissions.confirm();
    expect(review()).toMatchObject({ status: 'failed', failure: { cause: 'declined' } });
    await widget.close();

    await expect(granted).rejects.toMatchObject({ code: 'RPC', context: { rpcCode: 4001 } });
  });

  it('asks the wallet once for a double press, and a second request waits for none', async () => {
    const answer = deferred<unknown>();
    const { asked, granted, methods, permissions } = await reviewing({
      ...willing,
      [REQUEST]: () => answer.promise,
    });
    const presses = [permissions.confirm(), permissions.confirm()];
    await expect(permissions.grant(everyDay)).rejects.toMatchObject({ code: 'PERMISSION_PENDING' });
    await eventually(() => expect(methods()).toContain(REQUEST));
    answer.resolve(grantedAs()(asked.at(-1)?.params));
    await Promise.all(presses);

    expect(await granted).toMatchObject({ context: '0xc00' });
    expect(methods().filter((method) => method === REQUEST)).toHaveLength(1);
    await expect(permissions.confirm()).rejects.toMatchObject({ code: 'PERMISSION_NOT_REVIEWED' });
  });

  it('counts what the wallet grants after the modal was closed', async () => {
    const answer = deferred<unknown>();
    const { asked, granted, methods, permissions, widget } = await reviewing({
      ...willing,
      [REQUEST]: () => answer.promise,
    });
    const pressed = permissions.confirm();
    await eventually(() => expect(methods()).toContain(REQUEST));
    await widget.close();
    answer.resolve(grantedAs()(asked.at(-1)?.params));
    await pressed;

    expect(await granted).toMatchObject({ context: '0xc00' });
    expect(widget.state.isOpen).toBe(false);
    expect(viewsOf(widget)).toEqual([]);
  });

  it('ends with the widget, and keeps what the wallet granted later', async () => {
    const answer = deferred<unknown>();
    const { asked, granted, methods, permissions, storage, widget } = await reviewing({
      ...willing,
      [REQUEST]: () => answer.promise,
    });
    const pressed = permissions.confirm();
    await eventually(() => expect(methods()).toContain(REQUEST));
    widget.dispose();
    await expect(granted).rejects.toMatchObject({ code: 'WIDGET_DISPOSED' });
    answer.resolve(grantedAs()(asked.at(-1)?.params));
    await pressed;

    expect(storage.get('@appkit/permissions')).toContain('0xc00');
  });

  it('ends where the account changes before the wallet is asked', async () => {
    const { granted, review, session } = await reviewing();
    session.change({ addresses: [BOB], chainReference: '1' });

    await expect(granted).rejects.toMatchObject({ code: 'ABORTED' });
    expect(review()).toBeUndefined();
  });

  it.each<[string, object, string, object]>([
    ['no receiver', { ...everyDay, to: undefined }, 'PERMISSION_INVALID', { field: 'to' }],
    ['another account', { ...everyDay, from: BOB }, 'PERMISSION_INVALID', { field: 'from' }],
    [
      'an end in the past',
      { ...everyDay, rules: [{ type: 'expiry', data: { timestamp: 1 } }] },
      'PERMISSION_INVALID',
      { field: 'expiry' },
    ],
    [
      'a chain that the site does not have',
      { ...everyDay, chainId: '0x38' },
      'CHAIN_NOT_SUPPORTED',
      { caipNetworkId: 'eip155:56' },
    ],
  ])('is refused with %s before anything is shown', async (_what, request, code, context) => {
    const { widget } = await permissionStage(willing);
    const permissions = await widget.feature('permissions');

    await expect(permissions.grant(request as typeof everyDay)).rejects.toMatchObject({
      code,
      context,
    });
    expect(widget.state.isOpen).toBe(false);
  });

  it('warns of a permission without a limit, without an end and of an unknown type', async () => {
    const request = { to: BOB, permission: { type: 'everything', data: {} } };
    const { review } = await reviewing(willing, request);

    expect(review()?.asked).toMatchObject([
      { limits: [{ kind: 'unknown', type: 'everything' }], warnings: ['noEnd', 'notUnderstood'] },
    ]);
  });

  it('has the decimals and the symbol that the token itself reports, or its base units', async () => {
    const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
    const request = {
      ...everyDay,
      permission: {
        type: 'erc20-token-allowance',
        data: { tokenAddress: token, allowanceAmount: '0x16e360' },
      },
    };
    const stage = await permissionStage(willing);
    stage.adapters.of('eip155').facts.say({ decimals: 6, symbol: 'USDC' });
    const permissions = await stage.widget.feature('permissions');
    permissions.grant(request).catch(() => {});
    const shown = () => stage.widget.state.features.permissions?.review?.asked[0];
    await eventually(() => expect(shown()?.limits).toMatchObject([{ total: '1.5 USDC', token }]));
    await stage.widget.close();

    const silent = await permissionStage(willing);
    silent.adapters.of('eip155').facts.say({});
    const others = await silent.widget.feature('permissions');
    others.grant(request).catch(() => {});
    const review = () => silent.widget.state.features.permissions?.review;
    await eventually(() => expect(review()?.status).toBe('reviewed'));
    expect(review()?.asked).toMatchObject([
      { limits: [{ total: '1500000' }], warnings: ['tokenUnknown'] },
    ]);
  });
});

describe('a wallet of the older methods', () => {
  const older = {
    wallet_getCapabilities: () => ({
      '0x1': { permissions: { supported: true, permissionTypes: ['native-token-transfer'] } },
    }),
    [OLDER]: grantedAs(),
  };
  const allowance = {
    ...everyDay,
    permission: { type: 'native-token-allowance', data: { allowance: '0x64' } },
  };

  it.each<[string, PermissionAnswers]>([
    ['says so', older],
    ['does not know the method of today', { [REQUEST]: unknownMethod, [OLDER]: grantedAs() }],
  ])('is asked by them where it %s', async (_what, answers) => {
    const { asked, granted, permissions } = await reviewing(answers, allowance);
    await permissions.confirm();

    expect(await granted).toMatchObject({ dialect: 'older', isWider: false });
    expect(asked.at(-1)).toEqual({
      method: OLDER,
      params: [
        {
          chainId: '0x1',
          address: ALICE,
          expiry: END,
          signer: { type: 'account', data: { address: BOB } },
          permission: { type: 'native-token-transfer', data: { allowance: '0x64' } },
          policies: [],
        },
      ],
    });
  });

  it('is not asked for what they have no words for', async () => {
    const { granted, methods, permissions, review } = await reviewing(older);
    await permissions.confirm();

    await expect(granted).rejects.toMatchObject({ code: 'PERMISSION_UNSUPPORTED' });
    expect(review()?.status).toBe('refused');
    expect(methods()).not.toContain(OLDER);
  });
});

describe('what a wallet supports', () => {
  it.each<[string, PermissionAnswers, readonly string[], string]>([
    ['of today', willing, ['native-token-periodic'], 'yes'],
    [
      'on another chain only',
      { wallet_getSupportedExecutionPermissions: () => ({ x: { chainIds: ['0xa'] } }) },
      [],
      'no',
    ],
    ['nothing', {}, [], 'no'],
    ['what cannot be read', { wallet_getSupportedExecutionPermissions: () => 'all' }, [], 'no'],
  ])('is known: %s', async (_what, answers, types, support) => {
    const { widget } = await permissionStage(answers);
    const permissions = await widget.feature('permissions');

    expect(await permissions.supported()).toEqual(types);
    expect(widget.state.features.permissions?.support).toBe(support);
  });

  it('is nothing where the wallet is silent', async () => {
    const silent = () => new Promise(() => {});
    const { clock, widget } = await permissionStage({
      wallet_getSupportedExecutionPermissions: silent,
      wallet_getCapabilities: silent,
    });
    const permissions = await widget.feature('permissions');
    const supported = permissions.supported();
    await clock.advance(5000);
    await clock.advance(5000);

    expect(await supported).toEqual([]);
  });

  it('is off unless the site turns it on', async () => {
    const { widget } = await permissionStage(willing, { options: { features: {} } });

    await expect(widget.feature('permissions')).rejects.toMatchObject({ code: 'FEATURE_OFF' });
  });
});
