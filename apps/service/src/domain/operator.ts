/** What an operator may do in the console. `act` has `read` with it. */
export type OperatorRole = 'act' | 'read';

/**
 * The role in what the operator's provider says: a list of names, or one. `undefined` where it names neither, which lets the
 * operator do nothing.
 */
export function operatorRole(claim: unknown): OperatorRole | undefined {
  const names: readonly unknown[] = Array.isArray(claim) ? claim : [claim];
  if (names.includes('act')) return 'act';
  return names.includes('read') ? 'read' : undefined;
}

/** An operator as the provider names one. */
export interface Operator {
  /** The provider's own name for the person, which no other one has (`sub` of OpenID Connect Core 1.0, section 2). */
  readonly subject: string;

  /** The name for people. */
  readonly name: string;
  readonly role: OperatorRole;

  /** When the operator has last shown the provider who it is. */
  readonly provenMs: number;
}
