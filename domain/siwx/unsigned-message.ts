import type { SiwxSessionData } from './siwx-session';

/** A message to sign, as data and as the text that the wallet shows. */
export interface UnsignedMessage {
  readonly data: SiwxSessionData;
  readonly text: string;
}
