/** A name as it is registered. */
export interface StoredVisitorName {
  readonly label: string;
  readonly address: string;
  readonly coinType: number;

  /** Whether its account is a key, not a contract. */
  readonly hasKey: boolean;
  readonly texts: string;
}

/** What of a new name must be no other one's. */
export interface VisitorNameClaims {
  readonly label: string;
  readonly look: string;
  readonly address: string;

  /** The hash of the message that was signed for it. */
  readonly proof: string;
  readonly login: string;
  readonly hasKey: boolean;
}

/** A name that has one of the claims of another one. */
export interface ClaimedName {
  readonly label: string;
  readonly address: string;
  readonly proof: string;

  /** Absent of names from before logins had them. */
  readonly login: string | undefined;
  readonly hasKey: boolean;
}

/** The names of visitors. */
export interface StoredVisitorNames {
  /** Whether every claim is free, and the name is registered. */
  add(name: VisitorNameClaims & StoredVisitorName, nowMs: number): Promise<boolean>;

  /** The names that have one of these claims. */
  withClaims(claims: VisitorNameClaims): Promise<readonly ClaimedName[]>;
  byLabel(label: string): Promise<StoredVisitorName | undefined>;
  byAddress(address: string): Promise<StoredVisitorName | undefined>;
  byProof(proof: string): Promise<StoredVisitorName | undefined>;

  /** Those among the looks that names have. */
  looksAmong(looks: readonly string[]): Promise<ReadonlySet<string>>;
}
