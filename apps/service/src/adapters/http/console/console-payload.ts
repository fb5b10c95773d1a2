import { fieldOf } from '../../../../../../domain/outside/untrusted-record';
import { isAccountName } from '../../../domain/account-name';
import { typedReason } from '../../../domain/typed-reason';
import type { OperatorAct } from '../../../use-cases/console/operator-act';
import { HttpRefusal } from '../http-refusal';
import type { OperatorRequest } from './console-door';

/** The account in what an operator asks. @throws {@link HttpRefusal} 400 `account` */
export function accountIn({ payload }: Pick<OperatorRequest, 'payload'>): string {
  const account = fieldOf(payload, 'account');
  if (!isAccountName(account)) throw new HttpRefusal(400, 'account');
  return account;
}

/** The reason that an operator has typed. @throws {@link HttpRefusal} 400 `reason` */
export function reasonIn({ payload }: Pick<OperatorRequest, 'payload'>): string {
  const reason = typedReason(fieldOf(payload, 'reason'));
  if (reason === undefined) throw new HttpRefusal(400, 'reason');
  return reason;
}

/** An act about an account. @throws {@link HttpRefusal} 400 */
export function actIn(asked: OperatorRequest): OperatorAct {
  const { subject: operator } = asked.operator;
  return { operator, account: accountIn(asked), reason: reasonIn(asked) };
}
