import { isCaipNetworkId } from '../../domain/caip/chain-id-grammar';
import { textOf } from '../../domain/outside/untrusted-record';
import { dateTimeMs } from '../../domain/siwx/date-time';
import type { SignInMessage } from '../../domain/siwx/sign-in-message';
import { signInOriginFault } from '../../domain/siwx/sign-in-origin';
import { parseSignInMessage } from '../../domain/siwx/sign-in-text';
import { timeRefusal } from '../../domain/siwx/sign-in-times';
import { isFor, type IssuedNonces } from './issued-nonces';
import type { KeptSignIn } from './kept-sessions';
import type { SignInServerOptions } from './sign-in-options';
import { Refusal } from './sign-in-refusal';
import { isSigned, type SignedText } from './verify-signature';

/** The most messages of one request: a paired wallet signs one for each chain. */
const SIGNED_MAX = 16;
const MESSAGE_MAX = 8_192;
const SIGNATURE_MAX = 32_768;
const MINUTE_MS = 60_000;

/** Verifies what visitors have signed. */
export class SignedMessages {
  readonly #options: SignInServerOptions;
  readonly #nonces: IssuedNonces;
  readonly #now: () => number;

  constructor(options: SignInServerOptions, nonces: IssuedNonces, now: () => number) {
    this.#options = options;
    this.#nonces = nonces;
    this.#now = now;
  }

  /** @throws `SIGN_IN_INVALID` */
  requireChain(chainId: string): void {
    if (!this.isOurChain(chainId)) throw new Refusal('SIGN_IN_INVALID', 'Another chain');
  }

  isOurChain(chainId: string): boolean {
    const { chains } = this.#options;
    const isOurs = chains === undefined || (chains as readonly string[]).includes(chainId);
    return isOurs && isCaipNetworkId(chainId);
  }

  /**
   * The sign-ins in `entries`, all of them valid: for a page of `origin`, within their times, each with a nonce that was
   * given out for it and is used up by this, and signed by their account.
   *
   * @throws `SIGN_IN_REFUSED`, `SIGN_IN_EXPIRED`, `SIGN_IN_INVALID`, `SIGN_IN_UNAVAILABLE`
   */
  async verify(entries: readonly unknown[], origin: URL): Promise<readonly KeptSignIn[]> {
    if (entries.length === 0 || entries.length > SIGNED_MAX) throw refused('No message');
    const all = entries.map(signedText);
    for (const { message, text } of all) this.#requireOurs(message, text, origin);
    await this.#useNonces(all);
    const { fetch: ask = fetch, rpc = {} } = this.#options;
    const answers = await Promise.all(all.map((one) => isSigned(one, { fetch: ask, rpc })));
    if (answers.includes(false)) throw refused('The signature is from another account');
    return all.map(({ message, signature, text }) => ({
      message: text,
      signature,
      endsAt: dateTimeMs(message.expirationTime ?? '') ?? this.#now(),
    }));
  }

  #requireOurs(message: SignInMessage, text: string, origin: URL): void {
    this.requireChain(message.chainId);
    const { domain, uri } = message;
    const fault = signInOriginFault({ data: { domain, uri }, text }, `${origin.origin}/`);
    if (fault !== undefined || domain !== origin.host) throw refused('For another site');
    this.#requireNow(message);
  }

  /** A message ends when it says so, and no later than the server's own sessions. Clocks of wallets differ. */
  #requireNow(message: SignInMessage): void {
    const { clockSkewMs = 5 * MINUTE_MS, nonceMs = 10 * MINUTE_MS } = this.#options;
    const { sessionMs = 7 * 1440 * MINUTE_MS } = this.#options;
    const nowMs = this.#now();
    const issuedMs = dateTimeMs(message.issuedAt) ?? 0;
    const { expirationTime, notBefore } = message;
    const endMs = dateTimeMs(expirationTime ?? '') ?? Number.POSITIVE_INFINITY;
    if (issuedMs > nowMs + clockSkewMs) throw refused('Issued later than now');
    if (issuedMs < nowMs - nonceMs - clockSkewMs) throw expired('Issued too long ago');
    if (endMs > nowMs + sessionMs + clockSkewMs) throw refused('Valid longer than a session');
    if (expirationTime !== undefined && timeRefusal({ expirationTime }, nowMs)) {
      throw expired('No longer valid');
    }
    if (notBefore !== undefined && timeRefusal({ notBefore }, nowMs + clockSkewMs)) {
      throw refused('Not valid yet');
    }
  }

  async #useNonces(signed: readonly SignedText[]): Promise<void> {
    for (const nonce of new Set(signed.map(({ message }) => message.nonce))) {
      const subject = await this.#nonces.use(nonce);
      if (!subject) throw expired('The nonce was used, is over, or is not ours');
      const all = signed.filter(({ message }) => message.nonce === nonce);
      const chains = new Set(all.map(({ message }) => message.chainId));
      if (chains.size < all.length || !all.every((one) => isFor(one, subject))) {
        throw refused('The nonce was for another message');
      }
    }
  }
}

function signedText(entry: unknown): SignedText {
  const [text, signature] = [textOf(entry, 'message'), textOf(entry, 'signature')];
  if (text === undefined || signature === undefined) throw refused('No signed message');
  if (text.length > MESSAGE_MAX || signature.length > SIGNATURE_MAX) throw refused('Too long');
  const parsed = parseSignInMessage(text);
  if (!parsed.ok) throw refused(`No message by the standard: ${parsed.field}`);
  return { text, message: parsed.message, signature };
}

function refused(message: string): Refusal {
  return new Refusal('SIGN_IN_REFUSED', message);
}

function expired(message: string): Refusal {
  return new Refusal('SIGN_IN_EXPIRED', message);
}
