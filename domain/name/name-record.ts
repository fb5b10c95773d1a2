/** A name as the service keeps it. */
export interface NameRecord {
  /** With its suffix, e.g. `ada.example.eth`. */
  readonly name: string;

  /** The address under each coin type that the name stands for. */
  readonly addresses: Readonly<Record<string, string>>;

  /** An `https:` picture. */
  readonly avatarUrl?: string;
}

/** The typed name, or one that is similar to it. */
export interface NameSuggestion {
  /** The name. */
  readonly name: string;
  /** Whether another account has it. */
  readonly isRegistered: boolean;

  /** It is never given, because it would speak for the site or a wallet. */
  readonly isReserved?: true;
}
