import type { SiwxSessionData } from './siwx-session';

/** A message to sign, as data and as the text that the wallet shows. */
export interface UnsignedMessage {
  /** The message, as data. */
  readonly data: SiwxSessionData;
  /** The text that is signed. */
  readonly text: string;
}
