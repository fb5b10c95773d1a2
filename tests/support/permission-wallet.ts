import type { WidgetOptionsInput } from '../../index';
import type { PermissionRequest } from '../../domain/permission/permission-requests';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import { BOB, connectedWidget, type ConnectedGiven } from './headless-kit';

/** What a wallet answers to one method. */
export type PermissionAnswers = Readonly<Record<string, (params: unknown) => unknown>>;

/** When permissions of these tests end, in seconds: years after the fakes' clock begins. */
export const END = 2_000_000_000;

/** A request for an amount of ether each day. */
export const everyDay = {
  to: BOB,
  permission: {
    type: 'native-token-periodic',
    isAdjustmentAllowed: true,
    data: { periodAmount: '0x64', periodDuration: 86_400, justification: 'The news' },
  },
  rules: [{ type: 'expiry', data: { timestamp: END } }],
} as const satisfies PermissionRequest;

/** A wallet's answer to `params` of today's method: exactly what was asked, with a context. */
export function grantedAs(part: object = {}): (params: unknown) => unknown {
  return (params) =>
    (params as readonly object[]).map((each, at) => ({
      ...each,
      context: `0xc0${at}`,
      dependencies: [],
      delegationManager: BOB,
      ...part,
    }));
}

/** What such a wallet says that it supports. */
export const supportsEverything = (): unknown => ({
  'native-token-periodic': { chainIds: ['0x1', '0xa4b1'], ruleTypes: ['expiry'] },
});

/** The error by which a wallet says that it does not know a method. */
export function unknownMethod(): never {
  throw Object.assign(new Error('The method does not exist'), { code: -32601 });
}

/** A connected site with permissions on. The wallet answers as given; it does not know other methods. */
export async function permissionStage(
  answers: PermissionAnswers,
  {
    options,
    ...given
  }: Omit<ConnectedGiven, 'provider' | 'options'> & {
    readonly options?: WidgetOptionsInput;
    readonly storage?: KeyValueStorage;
  } = {},
) {
  const asked: { readonly method: string; readonly params: unknown }[] = [];
  const provider = {
    request: async ({ method, params }: { method: string; params?: unknown }) => {
      asked.push({ method, params });
      return (answers[method] ?? unknownMethod)(params);
    },
  };
  const stage = await connectedWidget({
    provider,
    options: { features: { smartSessions: true }, ...options },
    ...given,
  });
  const methods = (): readonly string[] => asked.map(({ method }) => method);
  return { ...stage, asked, methods };
}
