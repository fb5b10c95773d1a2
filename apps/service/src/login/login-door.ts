import type { DeviceName } from '../devices/device-name';
import type { DeviceRequests } from '../devices/device-requests';
import type { KnownDevices } from '../devices/known-devices';
import type { RateLimit, RateLimits } from '../limits/rate-limits';
import type { AccountLogins, KnownLogin, SealedLogin } from './account-logins';
import type { LoginNotices } from './login-notices';
import type { LoginSubject } from './one-time-codes';

/** Beyond it a device waits without a mail, so that no mailbox is filled: a known device can let it in. */
const asked: RateLimit = { name: 'device-asked', limit: 10, spanMs: 3_600_000 };

export interface LoginDoorDeps {
  readonly devices: Pick<KnownDevices, 'isKnown'>;
  readonly limits: Pick<RateLimits, 'secondsToWait'>;
  readonly logins: Pick<AccountLogins, 'enter' | 'list'>;
  readonly notices: Pick<LoginNotices, 'askForDevice' | 'newDevice'>;

  /** Whether an account has a wallet, whose key lets a device in. */
  readonly hasWallet: (account: string) => Promise<boolean>;

  /** Where the operator has new devices approved. */
  readonly requests?: Pick<DeviceRequests, 'begin'>;
}

/** A visitor who has proved a login. */
export interface Entering {
  readonly subject: LoginSubject;
  readonly login: SealedLogin;
  readonly name: DeviceName;
}

/** How a login ended. `waits`: the device is new to the account, and has to be let in. */
export type Entry =
  | { readonly kind: 'session'; readonly session: string }
  | { readonly kind: 'over' }
  | { readonly kind: 'waits'; readonly flow: string };

/** Opens a session for a visitor who has proved a login, of whatever kind. */
export class LoginDoor {
  readonly #deps: LoginDoorDeps;

  constructor(deps: LoginDoorDeps) {
    this.#deps = deps;
  }

  /** Opens a session, or has the visitor let the device in first. */
  async enter(entering: Entering): Promise<Entry> {
    const { devices, logins, requests } = this.#deps;
    const { subject } = entering;
    const before = await logins.list(subject.account);
    // The first login makes the account: no visitor has anything in it yet.
    const needsPress =
      requests !== undefined && before.length > 0 && !(await devices.isKnown(subject));
    if (!needsPress) return this.#open(entering, before);
    if (before.some(({ address }) => address !== undefined)) {
      return this.#ask(requests, entering, before);
    }
    // No mail can reach the visitor: the device may open the wallet, and comes in by its key or by a known device.
    const isApproved = !(await this.#deps.hasWallet(subject.account));
    return this.#open(entering, before, isApproved);
  }

  /** Opens a session on a device that was let in. */
  async enterApproved(entering: Entering): Promise<Exclude<Entry, { readonly kind: 'waits' }>> {
    return this.#open(entering, await this.#deps.logins.list(entering.subject.account));
  }

  async #open(
    { login, name, subject }: Entering,
    before: readonly KnownLogin[],
    isApproved = true,
  ) {
    const entered = await this.#deps.logins.enter(subject, login, name, isApproved);
    if (!entered) return { kind: 'over' } as const;
    // To the addresses from before this login: a provider may say another one from now on. The visitor need not wait for it.
    if (entered.isNew) void this.#deps.notices.newDevice(subject, name, before);
    return { kind: 'session', session: entered.handle } as const;
  }

  async #ask(
    requests: Pick<DeviceRequests, 'begin'>,
    { login, name, subject }: Entering,
    before: readonly KnownLogin[],
  ): Promise<Entry> {
    const { limits, notices } = this.#deps;
    const { flow, token } = await requests.begin({ ...subject, login, name });
    if ((await limits.secondsToWait(asked, subject.account)) === 0) {
      void notices.askForDevice(subject, token, before);
    }
    return { kind: 'waits', flow };
  }
}
