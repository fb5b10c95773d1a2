/** Why keys refused. A code carries no data of the visitor. */
export type KeyErrorCode =
  /** The words are none of BIP-39, or their checksum is wrong. */
  | 'words'
  /** A request that the frame cannot read completely, so that it cannot show what would be signed. */
  | 'unreadable'
  /** A request for another account or chain, or of a kind that the frame never signs. */
  | 'refused'
  /** A stored slot that is no slot of this version. */
  | 'slot'
  /** A slot that does not open: a wrong key share, another visitor's slot, or changed bytes. */
  | 'locked'
  /** A slot of a wallet that was set aside, because a login has begun a new one in its place. */
  | 'aside'
  /** What is to be signed is not what was shown. */
  | 'not_shown';

/** An error that may reach the page of the frame: its code says everything. */
export class KeyError extends Error {
  override readonly name = 'KeyError';
  readonly code: KeyErrorCode;

  constructor(code: KeyErrorCode, detail?: string) {
    super(detail === undefined ? code : `${code}: ${detail}`);
    this.code = code;
  }
}
