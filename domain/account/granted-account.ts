/** The purposes for which a Bitcoin wallet keeps separate addresses. */
export const accountPurposes = ['payment', 'ordinals', 'stacks'] as const;

/** The purpose of an address, where a wallet keeps addresses for several purposes. */
export type AccountPurpose = (typeof accountPurposes)[number];

/** What a wallet says about an address that it shares. */
export interface GrantedAccount {
  /** The address. */
  readonly address: string;

  /** What the visitor calls it in the wallet: plain text, cleaned of control and direction characters. */
  readonly label?: string;
  /** What the wallet keeps it for. */
  readonly purpose?: AccountPurpose;
}
