import type { Language } from '../../../../../domain/language/language';
import { hkdfSync } from 'node:crypto';
import { seal, unseal } from '../../domain/seal';

/** Longer than a session lasts, and than a visitor is away. */
const FORMER_MS = 90 * 24 * 3_600_000;

/** The first ones stay, so that a thief who says many addresses takes none of the visitor's away. */
const MAX_FORMER = 4;

/** What is known of a login, which its seal has in it. */
export interface ShownLogin {
  readonly provider: string;
  readonly label: string;
  readonly address?: string;
  readonly language?: Language | undefined;

  /** Addresses that the provider said before, and until when they hear of what happens. */
  readonly former?: readonly FormerAddress[];

  /** What the login is known by under the secrets before. */
  readonly before: readonly string[];
}

interface FormerAddress {
  readonly address: string;
  readonly untilMs: number;
}

/** Seals what is known of logins with the service's secret. */
export class LoginSeal {
  readonly #key: Buffer;
  readonly #keys: readonly Buffer[];

  constructor(secret: string, secretsBefore: readonly string[]) {
    this.#key = keyOf(secret);
    this.#keys = [this.#key, ...secretsBefore.map(keyOf)];
  }

  close(name: string, login: ShownLogin): string {
    return seal(this.#key, Buffer.from(JSON.stringify(login)), name);
  }

  /** `undefined` where it was sealed with a secret that is not known. */
  open(name: string, sealed: string): ShownLogin | undefined {
    for (const key of this.#keys) {
      try {
        return JSON.parse(unseal(key, sealed, name).toString()) as ShownLogin;
      } catch {
        // Sealed with another secret.
      }
    }
    return undefined;
  }
}

export interface FormerOptions {
  /** Whether it has the login's language changed, where another one is known. */
  readonly saysLanguage: () => Promise<boolean>;
  readonly nowMs: number;
}

/** A login with the addresses that were known before, and its language. */
export async function withFormer(
  next: ShownLogin,
  before: ShownLogin,
  { nowMs, saysLanguage }: FormerOptions,
): Promise<ShownLogin> {
  const isSame = before.address === undefined || before.address === next.address;
  const last = isSame ? [] : [{ address: before.address, untilMs: nowMs + FORMER_MS }];
  const former = [...(before.former ?? []), ...last]
    .filter(({ address, untilMs }) => untilMs > nowMs && address !== next.address)
    .slice(0, MAX_FORMER);
  const isNewLanguage = before.language === undefined || before.language === next.language;
  const saysIt = isNewLanguage || (await saysLanguage());
  const [first, second] = saysIt ? [next, before] : [before, next];
  const language = first.language ?? second.language;
  return {
    ...next,
    ...(former.length > 0 && { former }),
    ...(language !== undefined && { language }),
  };
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'cleat/logins/1', 32));
}
