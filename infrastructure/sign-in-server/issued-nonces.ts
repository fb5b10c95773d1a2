import { canSignInAhead } from '../../domain/siwx/sign-in-ahead';
import { isSameResources, isSameStatement } from '../../domain/siwx/recap';
import type { SignInMessage } from '../../domain/siwx/sign-in-message';
import { parseSignInMessage } from '../../domain/siwx/sign-in-text';
import { attempt } from '../../domain/outside/attempt';
import { textOf } from '../../domain/outside/untrusted-record';
import { randomText } from './secrets';
import type { SignInStore } from './sign-in-store';

/** What a nonce was given out for: the whole text, or one whose account is not known yet. */
export type NonceSubject = { readonly text: string } | { readonly ahead: string };

/** 143 bits, so that no page can guess the nonce of another visitor. */
const NONCE_LENGTH = 24;

/** A nonce that was never given out before. */
export function newNonce(): string {
  return randomText(NONCE_LENGTH);
}

/** Nonces that are given out, each for one message, and used once. */
export class IssuedNonces {
  readonly #store: SignInStore;
  readonly #lifetimeMs: number;

  constructor(store: SignInStore, lifetimeMs: number) {
    this.#store = store;
    this.#lifetimeMs = lifetimeMs;
  }

  keep(nonce: string, subject: NonceSubject): Promise<void> {
    return this.#store.set(keyOf(nonce), JSON.stringify(subject), this.#lifetimeMs);
  }

  /** Uses the nonce up, and resolves with what it was for; `undefined` where it was used, is over, or is not ours. */
  async use(nonce: string): Promise<NonceSubject | undefined> {
    const value = await this.#store.get(keyOf(nonce));
    const isOurs = value !== undefined && (await this.#store.remove(keyOf(nonce)));
    return isOurs ? subjectIn(value) : undefined;
  }
}

/**
 * Whether a message is what its nonce was for. A message that a paired wallet signs with its approval is made before
 * the account is known: the wallet chooses its times and may add its capabilities (ERC-5573), and one nonce then serves
 * each of the wallet's EVM chains.
 */
export function isFor({ message, text }: IssuedFor, subject: NonceSubject): boolean {
  if ('text' in subject) return text === subject.text;
  const asked = parseSignInMessage(subject.ahead);
  if (!asked.ok) return false;
  const { domain, resources = [], statement } = asked.message;
  const { resources: signed = [] } = message;
  return (
    message.domain === domain &&
    canSignInAhead([message.chainId]) &&
    isSameResources(signed, resources) &&
    isSameStatement(message.statement, statement, signed)
  );
}

interface IssuedFor {
  readonly message: SignInMessage;
  readonly text: string;
}

function keyOf(nonce: string): string {
  return `nonce:${nonce}`;
}

function subjectIn(value: string): NonceSubject | undefined {
  const parsed: unknown = attempt(() => JSON.parse(value));
  const [text, ahead] = [textOf(parsed, 'text'), textOf(parsed, 'ahead')];
  if (text !== undefined) return { text };
  return ahead === undefined ? undefined : { ahead };
}
