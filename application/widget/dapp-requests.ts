import { isFeatureOn } from '../../domain/options/feature-name';
import type { WidgetOptions } from '../../domain/options/widget-options';
import { fieldOf, listOf, parseEach, textOf } from '../../domain/outside/untrusted-record';
import { ProviderRpcError } from '../../domain/rpc/provider-rpc-error';
import { rpcCodes } from '../../domain/rpc/rpc-code';
import { blobsFaultText } from '../../domain/transaction/blob';
import { checkSendCalls, sendCallsFaultText } from '../../domain/transaction/send-calls';
import type { AskProvider, RequestReader } from '../balance/followed-providers';
import type { FeatureSource } from '../feature/feature-registry';
import type { Navigation } from '../navigation/navigation';
import type { Scope } from '../scope/scope';
import type { FeatureVerbs } from './features';

export interface DappRequestsDeps {
  readonly features: FeatureSource<Pick<FeatureVerbs, 'history'>>;
  readonly navigation: Navigation;
  readonly options: WidgetOptions;
  readonly scope: Scope;
}

/** Bundles of calls and blobs on their way from the dapp to an EVM wallet. Downloaded with the first of them. */
export class DappRequests implements RequestReader {
  readonly #deps: DappRequestsDeps;

  constructor(deps: DappRequestsDeps) {
    this.#deps = deps;
  }

  async answer(request: unknown, ask: AskProvider): Promise<{ readonly answer: null } | undefined> {
    const params = listOf(request, 'params') ?? [];
    const method = textOf(request, 'method');
    if (method === 'wallet_showCallsStatus') {
      await this.#showCalls(params[0], ask);
      return { answer: null };
    }
    const fault = method === 'wallet_sendCalls' ? callsFault(params) : blobsFault(params[0]);
    if (fault !== undefined) throw new ProviderRpcError(rpcCodes.invalidParams, fault);
    return undefined;
  }

  /** Shows the transaction of a bundle, or the activity, where a bundle has several or none yet. */
  async #showCalls(id: unknown, ask: AskProvider): Promise<void> {
    const { features, navigation, options, scope } = this.#deps;
    if (typeof id !== 'string') {
      throw new ProviderRpcError(rpcCodes.invalidParams, 'The id of a bundle is a text');
    }
    // A wallet that does not know the bundle says so to the dapp.
    const status = await ask({ method: 'wallet_getCallsStatus', params: [id] });
    const hashes = parseEach(listOf(status, 'receipts') ?? [], (receipt) =>
      textOf(receipt, 'transactionHash'),
    );
    const [hash] = new Set(hashes).size === 1 ? hashes : [];
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

function callsFault(params: readonly unknown[]): string | undefined {
  const check = checkSendCalls(params);
  return check.ok ? undefined : sendCallsFaultText(check.fault);
}

function blobsFault(transaction: unknown): string | undefined {
  const blobs = fieldOf(transaction, 'blobs');
  return blobs === undefined ? undefined : blobsFaultText(listOf(transaction, 'blobs') ?? []);
}
