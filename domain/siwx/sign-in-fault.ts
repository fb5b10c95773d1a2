import type { AccountType } from '../account/account-type';
import { isWidgetError } from '../errors/widget-error';
import { attempt } from '../outside/attempt';
import { textOf } from '../outside/untrusted-record';
import { isUserRejection } from '../errors/user-rejection';
import { rpcCodes } from '../rpc/rpc-code';

/** Why a sign-in failed. Each has its own sentence and next step in the view. */
export const signInFaults = [
  'accountChanged',
  'declined',
  'expired',
  'failed',
  'networkChanged',
  'otherAccount',
  'otherSite',
  'pending',
  'refused',
  'smartAccount',
  'unavailable',
  'unsupported',
] as const;

/** One of {@link signInFaults}. */
export type SignInFault = (typeof signInFaults)[number];

/** The reasons of `SIGN_IN_INVALID` that are about the message or the time. */
const faultsByReason: Readonly<Record<string, SignInFault>> = {
  accountAddress: 'otherAccount',
  chainId: 'networkChanged',
  expired: 'expired',
};

/** What `cleatkit/sign-in` and sites say as the `code` of an error of their server. */
const faultsByCode: Readonly<Record<string, SignInFault>> = {
  SIGN_IN_EXPIRED: 'expired',
  SIGN_IN_REFUSED: 'refused',
  SIGN_IN_UNAVAILABLE: 'unavailable',
};

/** The account that was asked to sign, and the types that its wallet can change to. */
interface AskedAccount {
  readonly accountType: AccountType;
  readonly accountTypes: readonly AccountType[];
}

/** Why a sign-in of `account` failed with `error`: a contract may be unable to sign what the wallet's plain account can. */
export function accountFaultOf(error: unknown, account: AskedAccount): SignInFault {
  const fault = signInFaultOf(error);
  const canChange = account.accountType === 'smartAccount' && account.accountTypes.includes('eoa');
  return fault === 'unsupported' && canChange ? 'smartAccount' : fault;
}

/**
 * Why a sign-in failed with `error`. An error that is not the widget's comes from the site's own functions: its
 * server did not answer.
 */
export function signInFaultOf(error: unknown): SignInFault {
  if (isUserRejection(error) || isWidgetError(error, 'FRAME_ABORTED')) return 'declined';
  if (isWidgetError(error, 'RPC')) return faultOfWallet(error.context.rpcCode);
  if (isWidgetError(error, 'WALLET_RESPONSE_INVALID')) return 'otherAccount';
  if (isWidgetError(error, 'SIGN_IN_CLIENT_MISSING')) return 'unsupported';
  if (isWidgetError(error, 'SIGN_IN_INVALID')) {
    const { reason } = error.context;
    if (reason.endsWith('of another site')) return 'otherSite';
    return faultsByReason[reason] ?? faultOfSite(error.cause) ?? 'refused';
  }
  return faultOfSite(error) ?? (isWidgetError(error) ? 'failed' : 'unavailable');
}

function faultOfWallet(code: number): SignInFault {
  if (code === rpcCodes.resourceUnavailable) return 'pending';
  const isUnknown = code === rpcCodes.unsupportedMethod || code === rpcCodes.methodNotFound;
  return isUnknown ? 'unsupported' : 'failed';
}

const unanswered: readonly string[] = ['AbortError', 'NetworkError', 'TimeoutError', 'TypeError'];

/** A request that never reached the site's server rejects with a `TypeError`. */
function faultOfSite(error: unknown): SignInFault | undefined {
  const byCode = faultsByCode[textOf(error, 'code') ?? ''];
  if (byCode) return byCode;
  const name = attempt(() => (error as Error).name) ?? '';
  return unanswered.includes(name) ? 'unavailable' : undefined;
}
