import type { Operator } from '../domain/operator';

/** What only the service and the browser that has left know of a login. */
export interface OperatorSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The provider of OpenID Connect where operators log in. */
export interface OperatorProvider {
  /** Its page for a login, on which the operator has to show anew who it is. @throws where the provider is not reached. */
  pageFor(secrets: OperatorSecrets): Promise<URL>;

  /**
   * Who has come back. `undefined` for a person without a role.
   *
   * @throws where the login has failed, or is older than the time in which an operator may act.
   */
  operatorIn(search: string, secrets: OperatorSecrets): Promise<Operator | undefined>;
}
