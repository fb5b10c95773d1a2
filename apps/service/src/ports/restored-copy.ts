/** What is done once to a copy of the database that was restored, before the service starts with it. */
export interface RestoredCopy {
  /**
   * Whose slot it is, of a wallet that is not set aside. A device chooses the id of its slot: in each of several databases another
   * account may have one with this id.
   */
  accountsOf(slot: string): Promise<readonly string[]>;

  /** Keeps the account's slot, so that no login finds it. */
  withhold(account: string, slot: string): Promise<void>;

  /** Ends every session, known device, and attempt that is under way: which of them were ended since, the copy does not know. */
  forget(): Promise<void>;
}
