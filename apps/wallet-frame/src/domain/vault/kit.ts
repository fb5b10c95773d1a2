import { KeyError } from '../bytes/key-error';
import { spending } from '../bytes/wipe';
import type { ActBounds, ActProof } from '../wallet-key/wallet-act';
import { signAct } from '../wallet-key/wallet-key';
import { NO_SHARE, unseal } from './seal';
import { parseSlot } from './slot';
import { phraseShare } from './user-share';

/** A kit as the visitor offers it: what is in its file, of which nothing is known yet, and its words. */
export interface OfferedKit {
  readonly file: unknown;
  readonly words: string;
}

/** What leads a login to the wallet of a kit: its account, and the signatures of both wallets. */
export interface LoginLead {
  readonly account: string;
  readonly proof: ActProof;

  /** Of the wallet that the login leads to now, where this browser has one. */
  readonly leaving?: ActProof;
}

/**
 * Opens an offline kit by its words alone.
 *
 * @throws {@link KeyError} `slot` for a file that is no kit, `words`, and `locked` where the words are not its own.
 */
export async function openKit<T>(
  file: unknown,
  words: string,
  work: (entropy: Uint8Array) => T | Promise<T>,
): Promise<T> {
  const kit = parseSlot(file);
  if (kit.kind !== 'kit') throw new KeyError('slot', 'kind');
  const share = await phraseShare(words, kit.stretch);
  return spending(await unseal(kit, share, NO_SHARE), work);
}

/** The account of a kit's wallet. @throws {@link KeyError} `slot` for a file that is no kit. */
export function accountOfKit(file: unknown): string {
  const kit = parseSlot(file);
  if (kit.kind !== 'kit') throw new KeyError('slot', 'kind');
  return kit.user;
}

/** Signs by the key of the kit's wallet that `login` leads to it. @throws {@link KeyError} as {@link openKit} does. */
export function signLead(
  { file, words }: OfferedKit,
  login: string,
  bounds: ActBounds,
): Promise<ActProof> {
  const act = { act: 'login.lead', subject: [login] } as const;
  return openKit(file, words, (entropy) => signAct(entropy, act, bounds));
}
