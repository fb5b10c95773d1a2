/** How wallets show the site in their requests. */
export interface DappMetadata {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly icons: readonly string[];
}
