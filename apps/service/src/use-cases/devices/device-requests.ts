import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Store } from '../../ports/store';
import { isSignedBy } from '../../domain/device-key';
import type { LoginSubject, SealedLogin } from '../../domain/login-subject';
import { type DeviceName, storedName } from '../../domain/device-name';
import type { DeviceOwner } from './known-devices';

const LIFE_MS = 600_000;
const TOKEN_BYTES = 16;

export interface DeviceRequestsDeps {
  readonly store: Pick<Store, 'requests'>;
  readonly secret: string;
  readonly now: () => number;
}

/** A device that asks to log in. */
export interface AskedDevice extends LoginSubject {
  readonly name: DeviceName;

  /** The login that it has proved. Absent where a code is due first. */
  readonly login?: SealedLogin;
}

/** What the visitor reads of a device that waits. */
export interface WaitingDevice {
  readonly id: string;
  readonly site: string;
  readonly name: DeviceName;
  readonly sinceMs: number;
}

/** Whether a device that asks to log in was approved. `unmailed` is the one that waits where no mail has left for it. */
export type Approval<Subject> =
  | { readonly kind: 'waiting'; readonly unmailed?: LoginSubject }
  | { readonly kind: 'over' }
  | { readonly kind: 'approved'; readonly subject: Subject };

/**
 * The devices that wait for a press: in a mail, or on a device that the account knows. Before a code is sent, a device is new
 * to every account alike, whether or not the account exists.
 */
export class DeviceRequests {
  readonly #deps: DeviceRequestsDeps;

  constructor(deps: DeviceRequestsDeps) {
    this.#deps = deps;
  }

  /** Begins to wait. `flow` is for the device, `token` for the mail. */
  async begin(asked: AskedDevice): Promise<{ flow: string; token: string }> {
    const { store, now } = this.#deps;
    const { account, device, login, name, site } = asked;
    const flow = randomUUID();
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await store.requests.add({
      id: flow,
      token: this.#hashOf(token),
      account,
      device,
      site,
      login: login?.name ?? '',
      sealed: login?.sealed ?? '',
      browser: name.browser ?? '',
      system: name.system ?? '',
      sinceMs: now(),
      untilMs: now() + LIFE_MS,
      isMailed: !login,
    });
    return { flow, token };
  }

  /** A mail is about to leave for a device that has proved a login and waits: the token for it, once. */
  async mail(flow: string): Promise<string | undefined> {
    const { store, now } = this.#deps;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const isFirst = await store.requests.mail(flow, this.#hashOf(token), now());
    return isFirst ? token : undefined;
  }

  /** Ends a request, such as one whose mail could not be sent. */
  async end(flow: string): Promise<void> {
    await this.#deps.store.requests.end(flow);
  }

  /** The site that a mail is about. Looking changes nothing, so scanners of mailboxes do no harm. */
  async siteOf(token: string): Promise<string | undefined> {
    const { store, now } = this.#deps;
    return store.requests.siteOf(this.#hashOf(token), now());
  }

  /** The visitor has pressed the button of the mail's page. Once. */
  async approve(token: string): Promise<boolean> {
    const { store, now } = this.#deps;
    return store.requests.approve(this.#hashOf(token), now());
  }

  /** The devices that wait to log in to an account, but for the one that asks. */
  async waiting(owner: DeviceOwner): Promise<readonly WaitingDevice[]> {
    const { store, now } = this.#deps;
    const waiting = await store.requests.waiting(owner, now());
    return waiting.map(({ id, site, sinceMs, ...name }) => ({
      id,
      site,
      name: storedName(name),
      sinceMs,
    }));
  }

  /** The visitor has let the device in on another one, which was known when it asked. Once. */
  async allow(id: string, owner: DeviceOwner, knownSinceMs: number): Promise<boolean> {
    const { store, now } = this.#deps;
    return store.requests.allow(id, owner, knownSinceMs, now());
  }

  /** Whether the device of a login by e-mail may get its code. Counts once, unless {@link DeviceRequests.giveBack} follows. */
  async look(flow: string, account: string): Promise<Approval<LoginSubject>> {
    const { store, now } = this.#deps;
    const subject = await store.requests.use(flow, account, now());
    if (subject) return { kind: 'approved', subject };
    const isWaiting = await store.requests.isWaiting(flow, account, now());
    return { kind: isWaiting ? 'waiting' : 'over' };
  }

  /** Whether a device that has proved a login may log in, for that device: it signs `flow:site`. Counts once. */
  async take(
    flow: string,
    site: string,
    signature: string,
  ): Promise<Approval<LoginSubject & { readonly login: SealedLogin }>> {
    const { store, now } = this.#deps;
    const asking = await store.requests.proved(flow, now());
    const isOwn = asking?.site === site && isSignedBy(asking.device, `${flow}:${site}`, signature);
    if (!isOwn) return { kind: 'over' };
    const { isApproved, isMailed, ...unmailed } = asking;
    if (!isApproved) return { kind: 'waiting', ...(!isMailed && { unmailed }) };
    const taken = await store.requests.take(flow);
    if (!taken) return { kind: 'over' };
    const { login: name, sealed, ...subject } = taken;
    return { kind: 'approved', subject: { ...subject, login: { name, sealed } } };
  }

  /** The approval was used for nothing, as where the mail with the code could not be sent. It counts again. */
  async giveBack(flow: string): Promise<void> {
    await this.#deps.store.requests.giveBack(flow);
  }

  /** Deletes what is over. */
  async sweep(): Promise<void> {
    await this.#deps.store.requests.sweep(this.#deps.now());
  }

  #hashOf(token: string): string {
    return createHmac('sha256', this.#deps.secret).update(`device:${token}`).digest('base64url');
  }
}
