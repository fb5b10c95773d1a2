import { ScriptedAuthFrame } from '../../../../infrastructure/fake';
import type {
  FrameAnswer,
  FramePayload,
  FrameRequestType,
} from '../../../../domain/frame-protocol/frame-requests';
import { withKey } from '../../src/domain/accounts/account-keys';
import { entropyOf } from '../../src/domain/accounts/entropy';
import { addressesOn } from '../../src/domain/networks/address-on';
import { nameTicket, type NameTicketDeps } from '../../src/use-cases/open/name-ticket';
import { readSignRequest } from '../../src/domain/signing/sign-request';
import type { Signature } from '../../src/domain/readings/reading';
import { accounts, planFor } from '../plans/plan-world';
import { ABANDON } from '../vectors';

type Asked<Type extends FrameRequestType> = FramePayload<Type>;

/**
 * A frame that answers for its visitor's accounts and signs, with the code of the real one. Its visitor approves
 * everything.
 */
export class WorkerFrame extends ScriptedAuthFrame {
  /** What was approved, in words. */
  readonly shown: string[] = [];

  /** What the site has asked and heard. */
  readonly said: unknown[] = [];

  readonly #session: Omit<NameTicketDeps, 'accounts'> | undefined;

  /** @param session The login at the operator's service, where a test has one. */
  constructor(session?: Omit<NameTicketDeps, 'accounts'>) {
    super();
    this.#session = session;
    this.ready()
      .answer('SYNC_DAPP_DATA', {})
      .answer('GET_SMART_ACCOUNT_ENABLED_NETWORKS', { smartAccountEnabledNetworks: [] })
      .answer('CONNECT_EMAIL', { action: 'CONNECT' })
      .answer('SIGN_OUT', {});
  }

  override async send<Type extends FrameRequestType>(
    type: Type,
    payload: FramePayload<Type>,
    signal?: AbortSignal,
  ): Promise<FrameAnswer<Type>> {
    if (type === 'GET_USER') {
      const user: unknown = await userOn(payload as Asked<'GET_USER'>);
      this.said.push(user);
      return user as FrameAnswer<Type>;
    }
    if (type === 'RPC_REQUEST') {
      const result = await this.#signed(payload as Asked<'RPC_REQUEST'>);
      this.said.push(payload, result);
      return { result } as FrameAnswer<Type>;
    }
    if (type === 'GET_NAME_TICKET' && this.#session) {
      const { address, name } = payload as Asked<'GET_NAME_TICKET'>;
      const ticket = await nameTicket({ ...this.#session, accounts }, address, name);
      this.said.push(payload, ticket);
      return { ticket } as FrameAnswer<Type>;
    }
    return super.send(type, payload, signal);
  }

  async #signed({ chainId = '', method, params }: Asked<'RPC_REQUEST'>): Promise<unknown> {
    const plan = await planFor(chainId, method, params);
    this.shown.push(...plan.reading.steps.map(({ title }) => title));
    const entropy = entropyOf(ABANDON);
    const signatures: Signature[] = [];
    for (const request of plan.requests) {
      const { account, sign } = readSignRequest(request);
      signatures.push(await withKey(entropy, account, sign));
    }
    return plan.finish(signatures);
  }
}

async function userOn({ chainId = '' }: Asked<'GET_USER'>): Promise<FrameAnswer<'GET_USER'>> {
  const addresses = await addressesOn(accounts, chainId);
  return {
    address: addresses[0],
    chainId,
    accounts: addresses.map((address) => ({ address, type: 'eoa' })),
    preferredAccountType: 'eoa',
    smartAccountDeployed: false,
  };
}
