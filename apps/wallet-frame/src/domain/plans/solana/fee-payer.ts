/** The operator's account that may pay for a transaction of a visitor. Neither rejects. */
export interface FeePayer {
  /** Its address. `undefined` where it pays for nothing of this site, or no service answers. */
  address(): Promise<string | undefined>;

  /** Its signature of a transaction in base64, in base64. `undefined` where it does not pay for that. */
  sign(transaction: string): Promise<string | undefined>;
}
