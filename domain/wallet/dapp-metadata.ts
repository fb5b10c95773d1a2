/** How wallets show the site in their requests. */
export interface DappMetadata {
  /** The name of the site. */
  readonly name: string;
  /** What it is, in a sentence. */
  readonly description: string;
  /** Its address, which wallets show and may compare with the origin of the page. */
  readonly url: string;
  /** Its pictures, at `https:` or `data:image/`. */
  readonly icons: readonly string[];
}
