import type { Accounts } from '../domain/accounts/accounts';

/** The visitor's wallet: of this page, or of a window of its own. */
export interface VisitorWallets {
  /** A login has begun: what opens a wallet is made ready meanwhile. */
  expect(): void;

  /** @throws {@link HostRefusal} without a session. */
  current(): {
    accounts(): Promise<Accounts>;

    /** Whether more than one slot opens the wallet. Absent where this page does not know. */
    hasSecondWay?(): Promise<boolean>;
  };

  /** A login has succeeded in the frame. */
  welcome(): Promise<void>;

  /**
   * A ticket with which `address`, an account of the wallet, registers `name` at the operator's service, once.
   *
   * @throws {@link HostRefusal} without a session, and for an account of another wallet.
   */
  nameTicket(address: string, name: string): Promise<string>;

  /** Shows the slots that open the wallet, until the visitor closes them. */
  showKeys(): Promise<void>;

  /** Makes this browser forget the wallet, where the wallet opens in another way. */
  leave(): Promise<void>;
}
