/** What a Bitcoin wallet keeps an address for. */
export const accountPurposes = ['payment', 'ordinals', 'stacks'] as const;

/** What an address is for, where a wallet keeps several for different things. */
export type AccountPurpose = (typeof accountPurposes)[number];

/** What a wallet says about an address that it shares. */
export interface GrantedAccount {
  readonly address: string;

  /** What the visitor calls it in the wallet: plain text, cleaned of control and direction characters. */
  readonly label?: string;
  readonly purpose?: AccountPurpose;
}
