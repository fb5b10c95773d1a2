import { EMBEDDED_WALLET_ID } from '../../domain/auth/embedded-wallet';
import { isFeatureOn } from '../../domain/options/is-feature-on';
import type { WidgetOptions } from '../../domain/options/widget-options';
import { entriesOf, fieldOf, listOf, textOf } from '../../domain/outside/untrusted-record';
import { ProviderRpcError } from '../../domain/rpc/provider-rpc-error';
import { rpcCodes } from '../../domain/rpc/rpc-code';
import { blobsFaultText } from '../../domain/transaction/blob';
import { bundleHashesIn } from '../../domain/transaction/bundle';
import { FEES_COMBINED_TEXT, hasBothFees } from '../../domain/transaction/fee';
import { permissionMethods } from '../../domain/permission/permission-requests';
import { checkSendCalls, sendCallsFaultText } from '../../domain/transaction/send-calls';
import type { AskProvider, RequestReader } from '../balance/followed-providers';
import type { FeatureSource } from '../feature/feature-registry';
import type { Navigation } from '../navigation/navigation';
import type { Scope } from '../scope/scope';
import type { ReadableConnections } from '../session/admitted-connections';
import type { FeatureVerbs } from './features';

export interface DappRequestsDeps {
  readonly connections: ReadableConnections;
  readonly features: FeatureSource<Pick<FeatureVerbs, 'history' | 'permissions'>>;
  readonly navigation: Navigation;
  readonly options: WidgetOptions;
  readonly scope: Scope;
}

/** Bundles of calls, blobs, fees and permissions on their way from the dapp to an EVM wallet. Downloaded with the first of them. */
export class DappRequests implements RequestReader {
  readonly #deps: DappRequestsDeps;

  constructor(deps: DappRequestsDeps) {
    this.#deps = deps;
  }

  async answer(
    request: unknown,
    ask: AskProvider,
  ): Promise<{ readonly answer: unknown } | undefined> {
    const params = listOf(request, 'params') ?? [];
    const method = textOf(request, 'method');
    if (method === 'wallet_showCallsStatus') {
      await this.#showCalls(params[0], ask);
      return { answer: null };
    }
    if (method !== undefined && permissionNames.has(method)) {
      return this.#permissions(method, fieldOf(request, 'params'));
    }
    const fault = method === 'wallet_sendCalls' ? callsFault(params) : transactionFault(params[0]);
    if (fault !== undefined) throw new ProviderRpcError(rpcCodes.invalidParams, fault);
    return undefined;
  }

  /** Reviews a request for permissions (ERC-7715). The older method that revokes them has another meaning as well (MIP-2). */
  async #permissions(
    method: string,
    params: unknown,
  ): Promise<{ readonly answer: unknown } | undefined> {
    const { connections, features, options } = this.#deps;
    // The embedded wallet shows each request that is not safe itself, and its frame refuses these.
    if (connections.at('eip155').session?.connectorId === EMBEDDED_WALLET_ID) return undefined;
    const [first] = entriesOf(params, 1) ?? [params];
    const isOther = fieldOf(first, 'permissionContext') === undefined;
    if (method === permissionMethods.revoke.older && isOther) return undefined;
    if (!isFeatureOn('permissions', options)) {
      const text = 'This site grants no permissions: features.smartSessions is off';
      throw new ProviderRpcError(rpcCodes.unsupportedMethod, text);
    }
    const permissions = await features.load('permissions');
    return { answer: await permissions.request({ method, params }) };
  }

  /** Shows the transaction of a bundle, or the activity, where a bundle has several or none yet. */
  async #showCalls(id: unknown, ask: AskProvider): Promise<void> {
    const { features, navigation, options, scope } = this.#deps;
    if (typeof id !== 'string') {
      throw new ProviderRpcError(rpcCodes.invalidParams, 'The id of a bundle is a text');
    }
    // A wallet that does not know the bundle says so to the dapp.
    const status = await ask({ method: 'wallet_getCallsStatus', params: [id] });
    const hashes = bundleHashesIn(status);
    const [hash] = hashes.length === 1 ? hashes : [];
    const hasActivity = isFeatureOn('history', options);
    if (hasActivity) await features.load('history');
    const activity = hash ? 'TransactionDetails' : 'Transactions';
    scope.batch(() => {
      navigation.open({
        view: hasActivity ? activity : 'Account',
        ...(hasActivity && hash && { args: { hash } }),
      });
    });
  }
}

const permissionNames: ReadonlySet<string> = new Set(
  Object.values(permissionMethods).flatMap((names) => Object.values(names)),
);

function callsFault(params: readonly unknown[]): string | undefined {
  const check = checkSendCalls(params);
  return check.ok ? undefined : sendCallsFaultText(check.fault);
}

function transactionFault(transaction: unknown): string | undefined {
  if (hasBothFees(transaction)) return FEES_COMBINED_TEXT;
  const blobs = fieldOf(transaction, 'blobs');
  return blobs === undefined ? undefined : blobsFaultText(listOf(transaction, 'blobs') ?? []);
}
