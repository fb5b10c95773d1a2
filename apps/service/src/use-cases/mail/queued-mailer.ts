import { randomUUID } from 'node:crypto';
import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import { seal, unseal } from '../../domain/seal';
import { type Sealer, sealerOf } from '../../domain/share-sealer';
import { kindOf, type Logger } from '../../observe/logger';
import type { Metrics } from '../../observe/metrics';
import type { Leave } from '../../ports/kept-mails';
import type { LoginMail, Mailer, NewDeviceMail, NoticeMail, WalletMail } from '../../ports/mailer';
import type { Store, Stored } from '../../ports/store';
import type { WaitingMail } from '../../ports/waiting-mails';

/** A mail that says what has happened, which is as true later: codes and questions are not. */
export type Notice =
  | { readonly kind: 'notify'; readonly mail: NoticeMail }
  | { readonly kind: 'notifyDevice'; readonly mail: NewDeviceMail }
  | { readonly kind: 'notifyLogin'; readonly mail: LoginMail }
  | { readonly kind: 'notifyWallet'; readonly mail: WalletMail };

export interface QueuedMailerDeps {
  readonly mailer: Mailer;
  readonly store: Pick<Store, 'mails'>;
  readonly secret: string;
  readonly secretsBefore: readonly string[];
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'mailed'>;

  /** Hears of a mail that is given up. */
  readonly onGivenUp: (kind: string) => void;
  readonly now: () => number;
}

const MINUTE_MS = 60_000;
const LIFE_MS = 3 * 24 * 60 * MINUTE_MS;

/** How long a mail is one instance's: longer than two mail servers may take with all that a sweep tries. */
const LEASE_MS = 5 * MINUTE_MS;

/** How long after each attempt the next one is, and after all of them. */
const waits = [1, 5, 15, 60, 180, 360].map((minutes) => minutes * MINUTE_MS);

/** How many a sweep tries: the next one goes on. */
const MOST = 50;

/**
 * Keeps mails that say what has happened in the database until a mail server has taken them, for three days, over restarts
 * and on any instance. Codes and questions leave at once or not at all: the visitor waits, and asks for another one.
 */
export class QueuedMailer implements Pick<Mailer, 'askForDevice' | 'send'> {
  readonly #deps: QueuedMailerDeps;
  readonly #sealer: Sealer;
  readonly #before: readonly Sealer[];

  constructor(deps: QueuedMailerDeps) {
    this.#deps = deps;
    this.#sealer = mailSealerOf(deps.secret);
    this.#before = deps.secretsBefore.map(mailSealerOf);
  }

  send: Mailer['send'] = (mail) => this.#deps.mailer.send(mail);

  askForDevice: Mailer['askForDevice'] = (mail) => this.#deps.mailer.askForDevice(mail);

  /**
   * Keeps a mail, as in the transaction of what it tells. Returns what has it leave, once that is confirmed.
   *
   * @throws where the database does not take the mail.
   */
  async keep(notice: Notice, { mails }: Pick<Stored, 'mails'> = this.#deps.store): Promise<Leave> {
    const kept = await this.#kept(notice, mails);
    return () => this.#attempt(kept).catch(() => undefined);
  }

  /** Tries the mails that are due. */
  async sweep(): Promise<void> {
    const { now, store } = this.#deps;
    const nowMs = now();
    const due = await store.mails.take(nowMs, nowMs + LEASE_MS, MOST);
    await Promise.all(due.map((mail) => this.#attempt(mail)));
  }

  async #kept(notice: Notice, mails: Stored['mails']): Promise<WaitingMail> {
    const { now } = this.#deps;
    const { key, name } = this.#sealer;
    const id = randomUUID();
    const sealed = seal(key, Buffer.from(JSON.stringify(notice)), id);
    const { kind } = notice;
    const mail = { id, kind, sealer: name, sealed, tries: 0, endsMs: now() + LIFE_MS };
    await mails.add(mail, now() + LEASE_MS);
    return mail;
  }

  async #attempt(mail: WaitingMail): Promise<void> {
    const { logger, metrics, now, onGivenUp, store } = this.#deps;
    try {
      await this.#leave(this.#opened(mail));
      await store.mails.remove(mail.id);
      metrics.mailed('sent');
    } catch (error) {
      const nextMs = now() + (waits[mail.tries] ?? waits.at(-1) ?? LEASE_MS);
      const isOver = isForGood(error) || nextMs > mail.endsMs;
      metrics.mailed(isOver ? 'given_up' : 'postponed');
      if (isOver) onGivenUp(mail.kind);
      logger.warn(isOver ? 'a mail is given up' : 'a mail waits', {
        tries: mail.tries + 1,
        kind: kindOf(error),
      });
      await (isOver ? store.mails.remove(mail.id) : store.mails.postpone(mail.id, nextMs));
    }
  }

  #leave({ kind, mail }: Notice): Promise<void> {
    const { mailer } = this.#deps;
    switch (kind) {
      case 'notify':
        return mailer.notify(mail);
      case 'notifyDevice':
        return mailer.notifyDevice(mail);
      case 'notifyLogin':
        return mailer.notifyLogin(mail);
      case 'notifyWallet':
        return mailer.notifyWallet(mail);
    }
  }

  /** @throws {@link UnreadableMail} where no secret is left that opens it. */
  #opened({ id, sealed, sealer }: WaitingMail): Notice {
    const own = [this.#sealer, ...this.#before].find(({ name }) => name === sealer);
    if (!own) throw new UnreadableMail();
    try {
      return JSON.parse(unseal(own.key, sealed, id).toString()) as Notice; // This service has sealed it.
    } catch {
      throw new UnreadableMail();
    }
  }
}

/** A mail that a secret has sealed which is not set any more. */
class UnreadableMail extends Error {
  override readonly name = 'UnreadableMail';
}

/** Whether another attempt ends in the same way: the mail server has refused the mail for good (RFC 5321, 5yz). */
function isForGood(error: unknown): boolean {
  const code = fieldOf(error, 'responseCode');
  return error instanceof UnreadableMail || (typeof code === 'number' && code >= 500);
}

function mailSealerOf(secret: string): Sealer {
  return sealerOf(secret, 'cleat/mails/1');
}
