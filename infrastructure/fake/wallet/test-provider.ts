import { rpcCodes } from '../../../domain/rpc/rpc-code';
import type { Eip1193Provider } from '../../../ports/eip1193-provider';
import { accountMethods } from './account-methods';
import { bundleMethods } from './bundle-methods';
import { chainMethods } from './chain-methods';
import { ProviderRpcError } from '../../../domain/rpc/provider-rpc-error';
import { isObject, paramList } from './request-params';
import { signingMethods } from './signing-methods';
import type { AddedMethod } from '../test-wallet-options';
import { askVisitor, type WalletMethod, type WalletParts } from './wallet-parts';

/** Methods of nodes that a wallet answers itself. */
const neverForwarded: ReadonlySet<string> = new Set([
  'eth_coinbase',
  'eth_sign',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v1',
  'eth_signTypedData_v3',
  'eth_subscribe',
  'eth_unsubscribe',
]);

const forwardedPattern = /^(?:eth|net|web3)_/;

export interface TestProviderDeps {
  readonly parts: WalletParts;
  readonly unsupportedMethods: ReadonlySet<string>;
  readonly sendsBundles: boolean | 'atomic';
  readonly addedMethods: Readonly<Record<string, AddedMethod>>;

  /** Throws where the wallet has disappeared. */
  readonly requirePresence: () => void;
  readonly onRequest: (method: string, params: readonly unknown[]) => void;
}

/** The EIP-1193 provider of a test wallet. It forwards all other methods to the node. */
export function createTestProvider(deps: TestProviderDeps): Eip1193Provider {
  const { addedMethods, parts, sendsBundles } = deps;
  const methods: ReadonlyMap<string, WalletMethod> = new Map([
    ...Object.entries(accountMethods(parts)),
    ...Object.entries(chainMethods(parts)),
    ...Object.entries(signingMethods(parts)),
    ...Object.entries(sendsBundles ? bundleMethods(parts, sendsBundles === 'atomic') : {}),
    ...Object.entries(addedMethods).map(
      ([method, added]) => [method, addedMethod(parts, method, added)] as const,
    ),
  ]);

  const answer = async (args: unknown): Promise<unknown> => {
    if (!isObject(args) || typeof args['method'] !== 'string') {
      throw new ProviderRpcError(rpcCodes.invalidRequest, 'Expected { method, params }');
    }
    const { method } = args;
    const params = paramList(args['params']);
    deps.onRequest(method, params);
    deps.requirePresence();
    if (deps.unsupportedMethods.has(method)) throw unsupported(method);
    const own = methods.get(method);
    if (own) return own(params);
    if (!forwardedPattern.test(method) || neverForwarded.has(method)) throw unsupported(method);
    return parts.chains.request(method, params);
  };

  return {
    request: (args) => answer(args),
    on: (event, listener) => parts.events.on(event, listener),
    removeListener: (event, listener) => parts.events.off(event, listener),
  };
}

function addedMethod(
  parts: WalletParts,
  method: string,
  { answer, isAsked = false }: AddedMethod,
): WalletMethod {
  return async (params) => {
    if (!isAsked) return answer(params);
    const { pretended } = await askVisitor(parts, 'signTypedData', method, params);
    return pretended ? pretended.result : answer(params);
  };
}

function unsupported(method: string): ProviderRpcError {
  return new ProviderRpcError(rpcCodes.unsupportedMethod, `The wallet does not do ${method}`);
}
