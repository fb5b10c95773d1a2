import type { Accounts } from '../accounts/accounts';
import { recordOf, textIn } from '../bytes/untrusted';
import { HostRefusal } from '../channel/serve-host';
import type { ProvenCalls } from '../service/proven-calls';

export interface NameTicketDeps {
  readonly calls: Pick<ProvenCalls, 'ask'>;

  /** The handle of the visitor's session. */
  readonly session: string;
  readonly accounts: Accounts;
}

/**
 * Has the operator's service make a ticket with which `address`, an account of this wallet, registers `name` once.
 *
 * @throws {@link HostRefusal} for an account of another wallet, and what asking the service throws.
 */
export async function nameTicket(
  { accounts, calls, session }: NameTicketDeps,
  address: string,
  name: string,
): Promise<string> {
  if (address.toLowerCase() !== accounts.evm.address.toLowerCase()) {
    throw new HostRefusal('The account is not of this wallet');
  }
  return textIn(recordOf(await calls.ask('/names/ticket', session, { address, name })), 'ticket');
}
