/** A device by its public key, and the account that it has logged in to. */
export interface AccountDevice {
  readonly account: string;
  readonly device: string;
}
