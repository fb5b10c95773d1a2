import type { ActivityKind } from '../../messages/activity-en';
import type { IconName } from '../../primitives/icon';
import { accountIcons } from '../../primitives/account-icons';

/** The icon of each kind of transaction. */
export const activityIcons: Readonly<Record<ActivityKind, IconName>> = {
  send: accountIcons.send,
  receive: accountIcons.receive,
  trade: accountIcons.swap,
  approve: 'check',
  cancel: 'close',
  deploy: accountIcons.plus,
  execute: 'external',
};

/** The kind that `operationType` names; a call of a contract where it names none. */
export function activityKind(operationType: string): ActivityKind {
  return Object.hasOwn(activityIcons, operationType) ? (operationType as ActivityKind) : 'execute';
}
