/** A name as the service keeps it. */
export interface NameRecord {
  /** With its suffix, e.g. `ada.example.eth`. */
  readonly name: string;

  /** The address under each coin type that the name stands for. */
  readonly addresses: Readonly<Record<string, string>>;

  /** An `https:` picture. */
  readonly avatarUrl?: string;
}

/** A suggestion that is similar to the typed name. */
export interface NameSuggestion {
  readonly name: string;
  readonly isRegistered: boolean;
}
