import type { PermissionsVerbs } from '../../../application/permissions/permissions-feature';
import type { GrantedPermission } from '../../../domain/permission/permission';
import {
  NO_PERMISSIONS,
  type PermissionsState,
} from '../../../domain/permission/permissions-state';
import type {
  ListedPermission,
  ShownPermission,
} from '../../../domain/permission/shown-permission';
import { ether, FakeWidget, someAddress } from '../fake-widget';
import type { Stories, Story } from './story';

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const spender = '0x016562aA41A8697720ce0943F003141f5dEAe006';
const endsAtMs = Date.UTC(2030, 0, 31, 12);

/** The verbs of permissions, which change nothing. */
class QuietPermissions implements PermissionsVerbs {
  async supported(): Promise<readonly string[]> {
    return ['native-token-periodic'];
  }
  async grant(): Promise<GrantedPermission> {
    return granted();
  }
  async confirm(): Promise<void> {}
  async list(): Promise<readonly GrantedPermission[]> {
    return [];
  }
  async revoke(): Promise<void> {}
  async request(): Promise<unknown> {
    return {};
  }
}

const everyWeek: ShownPermission = {
  chainId: 'eip155:1',
  network: 'Ethereum',
  account: someAddress,
  holder: { kind: 'account', address: spender },
  limits: [
    {
      kind: 'spend',
      symbol: 'USDC',
      token: usdc,
      period: { amount: '25 USDC', seconds: 604_800 },
      most: '100 USDC',
      startsAtMs: Date.UTC(2030, 0, 1, 12),
      isUnlimited: false,
    },
  ],
  rules: [],
  endsAtMs,
  reason: 'Your weekly subscription to the newspaper',
  warnings: [],
};

const growing: ShownPermission = {
  ...everyWeek,
  limits: [
    {
      kind: 'spend',
      symbol: 'ETH',
      total: '1 ETH',
      stream: { initial: '0.05 ETH', perDay: '0.0864 ETH' },
      isUnlimited: false,
    },
  ],
};

const { endsAtMs: _end, reason: _reason, ...plain } = everyWeek;

const dangerous: ShownPermission = {
  ...plain,
  limits: [
    { kind: 'spend', symbol: 'USDC', token: usdc, total: '2^256', isUnlimited: true },
    { kind: 'calls', contract: usdc, functions: [] },
  ],
  warnings: ['unlimited', 'noEnd', 'anyCall'],
};

const strange: ShownPermission = {
  ...everyWeek,
  holder: { kind: 'keys', ids: ['did:key:zQ3shokFTS3brHcDQrn82RUDfCZESWL1ZdCEJwekUDPQiYBme'] },
  limits: [
    {
      kind: 'unknown',
      type: 'everything-at-once',
      data: '{"amount":"0xffffffffffffffffffffffff","while":"the moon is full"}',
    },
    { kind: 'nfts', token: usdc, ids: ['#1', '#2 × 10'] },
  ],
  rules: [
    { kind: 'payees', addresses: [spender, someAddress] },
    { kind: 'rate', count: 3, seconds: 3600 },
    { kind: 'unknown', type: 'weather', data: '{"sun":true}' },
  ],
  warnings: ['notUnderstood', 'tokenUnknown'],
};

function granted(part: Partial<GrantedPermission> = {}): GrantedPermission {
  return {
    context: '0x01',
    dialect: 'execution',
    permission: {
      chainReference: '1',
      holder: { kind: 'account', address: spender },
      limits: [{ kind: 'removals', type: 'erc20-token-revocation' }],
      rules: [],
    },
    isAdjusted: false,
    isWider: false,
    isExpired: false,
    answer: {},
    ...part,
  };
}

function listed(
  context: string,
  shown: ShownPermission,
  part: Partial<GrantedPermission> = {},
): ListedPermission {
  return { granted: granted({ context, ...part }), shown };
}

/** A widget whose account has permissions in the given state. */
export function withPermissions(part: Partial<PermissionsState> = {}): FakeWidget {
  const widget = new FakeWidget({
    features: { smartSessions: true },
    metadata: {
      name: 'Daily News',
      description: 'News',
      url: 'https://news.example',
      icons: [],
    },
  });
  widget.setAccount({ balance: ether(10n ** 18n) });
  widget.offer('permissions', new QuietPermissions());
  widget.setFeature('permissions', { ...NO_PERMISSIONS, support: 'yes', ...part });
  return widget;
}

function reviewing(
  name: string,
  asked: readonly ShownPermission[],
  part: Partial<NonNullable<PermissionsState['review']>> = {},
): Story {
  const review = { asked, status: 'reviewed', ...part } as const;
  return { name, widget: () => withPermissions({ review }) };
}

export const permissionReviewStories: Stories = [
  reviewing('an amount every week', [everyWeek]),
  reviewing('an amount that grows', [growing]),
  reviewing('without a limit and without an end', [dangerous]),
  reviewing('not understood', [strange]),
  reviewing('two at once', [everyWeek, growing]),
  reviewing('the wallet is asked', [everyWeek], { status: 'asking' }),
  reviewing('declined in the wallet', [everyWeek], {
    status: 'failed',
    failure: { cause: 'declined' },
  }),
  reviewing('the wallet cannot grant it', [everyWeek], {
    status: 'refused',
    failure: { cause: 'failed', detail: 'Unknown method' },
  }),
  reviewing('the wallet granted more', [everyWeek], { status: 'refused', wider: ['limit', 'end'] }),
  { name: 'nothing is asked', widget: () => withPermissions() },
];

export const permissionCreatedStories: Stories = [
  { name: 'as asked', widget: () => withPermissions({ created: [listed('0x01', everyWeek)] }) },
  {
    name: 'changed by the wallet',
    widget: () => withPermissions({ created: [listed('0x01', growing, { isAdjusted: true })] }),
  },
];

const some = [
  listed('0x01', everyWeek),
  listed('0x02', dangerous, { isWider: true }),
  listed('0x03', strange),
  listed('0x04', growing, { isExpired: true }),
];

export const permissionListStories: Stories = [
  { name: 'several', widget: () => withPermissions({ status: 'loaded', list: some }) },
  { name: 'none', widget: () => withPermissions({ status: 'loaded' }) },
  { name: 'loading', widget: () => withPermissions({ status: 'loading' }) },
  {
    name: 'the wallet does not list them',
    widget: () => withPermissions({ status: 'failed', list: some }),
  },
  {
    name: 'one is being revoked',
    widget: () => withPermissions({ status: 'loaded', list: some, revoking: '0x01' }),
  },
];
