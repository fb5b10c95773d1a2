import type { Accounts } from '../../domain/accounts/accounts';
import { recordOf, textIn } from '../../domain/bytes/untrusted';
import { HostRefusal } from '../../domain/refusals/host-refusal';
import type { Confirm } from '../../domain/screens/change';
import { isReadable } from '../../domain/plans/read-text';
import type { ServiceCalls } from '../../ports/service-calls';

/** As the DNS and the service have it. */
const MAX_NAME = 253;

export interface NameTicketDeps {
  readonly calls: Pick<ServiceCalls, 'ask'>;

  /** Has the visitor see name and account, and press. */
  readonly confirm: Confirm;

  /** The handle of the visitor's session. */
  readonly session: () => string;
  readonly accounts: Accounts;
}

/**
 * Has the operator's service make a ticket with which `address`, an account of this wallet, registers `name` once, after a
 * press that has seen both.
 *
 * @throws {@link HostRefusal} for an account of another wallet, where the visitor declines, and what asking the service throws.
 */
export async function nameTicket(
  { accounts, calls, confirm, session }: NameTicketDeps,
  address: string,
  name: string,
): Promise<string> {
  if (address.toLowerCase() !== accounts.evm.address.toLowerCase()) {
    throw new HostRefusal('The account is not of this wallet');
  }
  if (name.length > MAX_NAME || !isReadable(name)) throw new HostRefusal('The name cannot be read');
  await confirm({
    kind: 'registerName',
    facts: [
      { label: 'name', value: name },
      { label: 'address', value: accounts.evm.address },
    ],
  });
  return textIn(recordOf(await calls.ask('/names/ticket', session(), { address, name })), 'ticket');
}
