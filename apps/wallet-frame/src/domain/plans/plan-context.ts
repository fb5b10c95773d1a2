import type { Accounts } from '../accounts/accounts';
import { HostRefusal } from '../refusals/host-refusal';
import { rpcCodes } from '../../../../../domain/rpc/rpc-code';
import type { FrameNetwork } from '../networks/settings';
import type { FindDescriptors } from './descriptors/describe-request';
import type { PrepareBundle } from './evm/bundle';
import type { SentCalls } from './sent-calls';

/** What a plan is made with. */
export interface PlanContext {
  readonly accounts: Accounts;
  readonly site: string;
  readonly sentCalls: SentCalls;

  /** Where the operator ships descriptors of contracts. */
  readonly descriptors?: FindDescriptors;

  /** The operator's settings of the network, where its nodes serve it. */
  readonly network: FrameNetwork | undefined;

  /**
   * The address of the visitor's key, where the account is a contract at another address, which is then in `accounts`.
   * Such a contract of EntryPoint 0.8 answers no EIP-1271.
   */
  readonly owner?: string;

  /** Where the visitor's account on the network is a smart account. */
  readonly smartAccount?: PrepareBundle;

  /** Asks the operator's node of the network. @throws {@link HostRefusal} */
  readonly node: (method: string, params: unknown) => Promise<unknown>;
}

/** A request that cannot be read. */
export function invalid(what: string): HostRefusal {
  return new HostRefusal(`${what} cannot be read`, rpcCodes.invalidParams);
}

/** A request that this wallet never signs. */
export function refused(why: string, code: number = rpcCodes.unauthorized): HostRefusal {
  return new HostRefusal(why, code);
}

/** A request of a kind that this wallet does not have. */
export function unsupported(code: number = rpcCodes.unsupportedMethod): HostRefusal {
  return new HostRefusal('This wallet does not offer it', code);
}

/** The fields of parameters by name. @throws {@link HostRefusal} */
export function fieldsOf(params: unknown): Readonly<Record<string, unknown>> {
  const value: unknown = Array.isArray(params) ? params[0] : params;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid('params');
  return value as Readonly<Record<string, unknown>>;
}

/** A field that must be a text. @throws {@link HostRefusal} */
export function textOf(fields: Readonly<Record<string, unknown>>, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string') throw invalid(name);
  return value;
}
