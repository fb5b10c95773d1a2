import type { Language } from '../../../../../domain/language/language';

/** A login that leads to an account. */
export interface KnownLogin {
  readonly id: string;

  /** `email`, or the id of the provider. */
  readonly provider: string;

  /** What the visitor recognises it by: a masked address, or the name at the provider. */
  readonly label: string;

  /** Where mail reaches the visitor: an address that the visitor or the provider has checked. */
  readonly address?: string;

  /** The addresses that the provider said before, for a while: a thief of the login can change the one that it says. */
  readonly formerAddresses: readonly string[];

  /** Of the page that it was last used in. A device that has not opened the wallet changes it not: a thief could hide a warning so. */
  readonly language?: Language | undefined;
  readonly createdAtMs: number;
}
