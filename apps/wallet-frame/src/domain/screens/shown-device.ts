/** What a browser says of itself. */
export interface DeviceName {
  readonly browser?: string;
  readonly system?: string;
}

/** A device that is signed in to the account. */
export interface ShownDevice extends DeviceName {
  readonly id: string;
  readonly isHere: boolean;
  readonly sinceMs: number;
  readonly usedMs: number;

  /** Where it is signed in. Absent until this browser has opened the wallet. */
  readonly sites?: readonly string[];
}

/** A device that has proved a login, and waits to be let in. */
export interface WaitingDevice extends DeviceName {
  readonly id: string;
  readonly site: string;
  readonly sinceMs: number;
}
