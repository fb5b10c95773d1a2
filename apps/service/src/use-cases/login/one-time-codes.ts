import { ONE_TIME_CODE_LIFE_MS } from '../../../../../domain/login/one-time-code';
import type { LoginSubject, SealedLogin } from '../../domain/login-subject';
import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Store, Stored } from '../../ports/store';
import { drawnFor } from '../drawn-for';
import { isSignedBy } from '../../domain/device-key';

const MAX_TRIES = 5;

export interface OneTimeCodesDeps {
  readonly store: Pick<Store, 'flows' | 'isWith'>;
  readonly secret: string;
  readonly now: () => number;
}

/** What a code is for, and the login that it proves: none where it confirms a change of the address. */
export interface CodeSubject extends LoginSubject {
  readonly login?: SealedLogin;
}

export interface CodeGuess {
  readonly flow: string;
  readonly code: string;
  readonly site: string;

  /** Of flow, code and site, by the device's key. */
  readonly signature: string;

  /** The same where the frame sends a guess again whose answer was lost, and random. Empty where it never does. */
  readonly attempt: string;
}

/** How a login's code was judged. `again`: it was right before, by the same attempt. */
export type Guessed =
  | NotRight
  | { readonly kind: 'again'; readonly subject: LoginSubject }
  | {
      readonly kind: 'right';
      readonly subject: CodeSubject;

      /** Uses the code, once. `false` where it was used, or a resend has replaced it. */
      readonly use: (stored: Pick<Stored, 'flows'>) => Promise<boolean>;
    };

type NotRight =
  | {
      readonly kind: 'wrong';
      readonly left: number;
      readonly account: string;
      readonly device: string;
    }
  | { readonly kind: 'expired' };

/** How a code was judged, and what it is for. */
export type Judgement = { readonly kind: 'right'; readonly subject: CodeSubject } | NotRight;

/**
 * Codes that are good once, for ten minutes, and for five tries. Every rule is one statement, which counts before anything is
 * compared, so parallel guesses get no more.
 */
export class OneTimeCodes {
  readonly #deps: OneTimeCodesDeps;

  constructor(deps: OneTimeCodesDeps) {
    this.#deps = deps;
  }

  /** Begins a login, and returns its code for the mail. */
  async begin({
    account,
    device,
    login,
    site,
  }: CodeSubject): Promise<{ flow: string; code: string }> {
    const { store, now } = this.#deps;
    const flow = drawnFor(store, account, () => randomUUID());
    const code = newCode();
    await store.flows.add(
      flow,
      {
        account,
        device,
        site,
        login: login?.name ?? '',
        sealed: login?.sealed ?? '',
        mac: this.#macOf(flow, code),
      },
      now() + ONE_TIME_CODE_LIFE_MS,
    );
    return { flow, code };
  }

  /** The device and site of a login of the account that is not over. */
  async find(flow: string, account: string): Promise<LoginSubject | undefined> {
    const { store, now } = this.#deps;
    const found = await store.flows.find(flow, account, now());
    return found && { account, ...found };
  }

  /** Replaces the code of a login that is not over. `undefined` where there is none for the account. */
  async replace(
    flow: string,
    account: string,
  ): Promise<{ code: string; site: string } | undefined> {
    const { store, now } = this.#deps;
    const code = newCode();
    const mac = this.#macOf(flow, code);
    const untilMs = now() + ONE_TIME_CODE_LIFE_MS;
    const site = await store.flows.replace(flow, account, now(), { mac, untilMs });
    return site === undefined ? undefined : { code, site };
  }

  /** Ends a login, such as one whose mail could not be sent. */
  async end(flow: string): Promise<void> {
    await this.#deps.store.flows.end(flow);
  }

  /** Counts the guess of a login, and compares it. */
  async guess({ attempt, code, flow, signature, site }: CodeGuess): Promise<Guessed> {
    const isBound = (subject: LoginSubject): boolean => {
      const signed = `${flow}:${code}:${site}`;
      return subject.site === site && isSignedBy(subject.device, signed, signature);
    };
    const guess = attempt === '' ? '' : this.#macOf(flow, `${code}:${attempt}`);
    const judged = await this.#compared({ flow, code, guess }, isBound);
    if (judged.kind === 'right') {
      const { mac, subject } = judged;
      return { kind: 'right', subject, use: ({ flows }) => flows.use(flow, mac) };
    }
    if (judged.kind !== 'expired' || guess === '') return judged;
    const { store, now } = this.#deps;
    const subject = await store.flows.usedBy(flow, guess, now());
    return subject && isBound(subject) ? { kind: 'again', subject } : judged;
  }

  /** Counts a guess, and compares it. A right code is dead afterwards. */
  async judge(
    flow: string,
    code: string,
    isBound: (subject: CodeSubject) => boolean | Promise<boolean>,
  ): Promise<Judgement> {
    const judged = await this.#compared({ flow, code, guess: '' }, isBound);
    if (judged.kind !== 'right') return judged;
    // The code of this guess, once: a resend in between has replaced it.
    const isUsed = await this.#deps.store.flows.use(flow, judged.mac);
    return isUsed ? { kind: 'right', subject: judged.subject } : { kind: 'expired' };
  }

  async #compared(
    { code, flow, guess }: Pick<CodeGuess, 'code' | 'flow'> & { readonly guess: string },
    isBound: (subject: CodeSubject) => boolean | Promise<boolean>,
  ): Promise<
    NotRight | { readonly kind: 'right'; readonly subject: CodeSubject; readonly mac: string }
  > {
    const { store, now } = this.#deps;
    const tried = await store.flows.countTry(flow, guess, now(), MAX_TRIES);
    if (!tried) return { kind: 'expired' };
    const { account, device, login: name, mac, sealed, site, tries } = tried;
    const login = name !== '' && { login: { name, sealed } };
    const subject: CodeSubject = { account, device, site, ...login };
    const isOfThis = await isBound(subject);
    if (!this.#isRight(mac, flow, code) || !isOfThis) {
      return { kind: 'wrong', left: MAX_TRIES - tries, account, device };
    }
    return { kind: 'right', subject, mac };
  }

  /** Deletes what is over. */
  async sweep(): Promise<void> {
    const { store, now } = this.#deps;
    await store.flows.sweep(now());
  }

  #isRight(mac: string, flow: string, code: string): boolean {
    const [stored, given] = [Buffer.from(mac), Buffer.from(this.#macOf(flow, code))];
    return stored.length === given.length && timingSafeEqual(stored, given);
  }

  #macOf(flow: string, code: string): string {
    return createHmac('sha256', this.#deps.secret).update(`${flow}:${code}`).digest('hex');
  }
}

function newCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0');
}
