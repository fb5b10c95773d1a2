import { isWidgetError } from '../../domain/errors/widget-error';
import { entriesOf, textOf } from '../../domain/outside/untrusted-record';
import { permissionMethods } from '../../domain/permission/permission-requests';
import { ProviderRpcError } from '../../domain/rpc/provider-rpc-error';
import { rpcCodes } from '../../domain/rpc/rpc-code';

type GrantMethod = (typeof permissionMethods.grant)[keyof typeof permissionMethods.grant];

/** What answers a dapp. */
export interface DappAnswers {
  grant(method: GrantMethod, params: unknown): Promise<{ readonly answer: unknown }>;
  revoke(context: string): Promise<void>;
}

/**
 * Answers a dapp's request for permissions, or to revoke one.
 *
 * @throws `ProviderRpcError`, with the wallet's own code where it answered.
 */
export async function answerDapp(
  { method, params }: { readonly method: string; readonly params?: unknown },
  answers: DappAnswers,
): Promise<unknown> {
  try {
    const { grant } = permissionMethods;
    if (method === grant.execution || method === grant.older) {
      return (await answers.grant(method, params)).answer;
    }
    const [first] = entriesOf(params, 1) ?? [params];
    const context = textOf(first, 'permissionContext');
    if (context === undefined) {
      throw new ProviderRpcError(rpcCodes.invalidParams, 'The context of a permission is a text');
    }
    await answers.revoke(context);
    return {};
  } catch (error) {
    throw providerError(error);
  }
}

function providerError(error: unknown): unknown {
  if (error instanceof ProviderRpcError || !isWidgetError(error)) return error;
  if (isWidgetError(error, 'RPC')) {
    const { data, rpcCode, rpcMessage } = error.context;
    return new ProviderRpcError(rpcCode, rpcMessage, data);
  }
  const code = Object.hasOwn(codes, error.code) ? codes[error.code] : undefined;
  return new ProviderRpcError(code ?? rpcCodes.internalError, error.message);
}

const codes: Readonly<Record<string, number>> = {
  ABORTED: rpcCodes.userRejected,
  CHAIN_NOT_SUPPORTED: rpcCodes.unrecognizedChain,
  CONNECTOR_GONE: rpcCodes.disconnected,
  NOT_CONNECTED: rpcCodes.unauthorized,
  PERMISSION_DECLINED: rpcCodes.userRejected,
  PERMISSION_INVALID: rpcCodes.invalidParams,
  PERMISSION_PENDING: rpcCodes.resourceUnavailable,
  PERMISSION_UNSUPPORTED: rpcCodes.unsupportedMethod,
};
