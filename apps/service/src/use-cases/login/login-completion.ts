import type { DeviceName } from '../../domain/device-name';
import type { DeviceRequests } from '../devices/device-requests';
import type { KnownDevices } from '../devices/known-devices';
import { ServiceError } from '../../domain/service-error';
import { limitNamed } from '../limits/rate-limits';
import type { Budget, WorkBeyond } from '../limits/work-beyond';
import { demandSite } from '../sites/demand-site';
import type { Leave } from '../../ports/kept-mails';
import type { Sites } from '../../ports/sites';
import type { AccountLogins, OnNewDevice } from './account-logins';
import type { LoginNotices } from './login-notices';
import type { SessionProof } from './sessions';
import type { LoginSubject, SealedLogin } from '../../domain/login-subject';

/** Of the mails that ask whether a new device may come in, the caller's range before the account. */
const ofRange: Budget = { ...limitNamed('device-range'), step: 4 };
const ofRangeAndAccount: Budget = { ...limitNamed('device-range-account'), step: 1 };
const ofAccount: Budget = { ...limitNamed('device-asked'), step: 1 };

export interface LoginCompletionDeps {
  readonly devices: Pick<KnownDevices, 'isKnown'>;
  readonly beyond: Pick<WorkBeyond, 'take'>;
  readonly logins: Pick<AccountLogins, 'enter' | 'list'>;
  readonly notices: Pick<LoginNotices, 'askForDevice' | 'newDevice'>;

  readonly sites: Pick<Sites, 'find'>;

  /** Whether an account has a wallet, whose key lets a device in. */
  readonly hasWallet: (account: string) => Promise<boolean>;

  /** Where the operator has new devices approved. */
  readonly requests?: Pick<DeviceRequests, 'begin' | 'mail'>;
}

/** A visitor who has proved a login. */
export interface Entering {
  readonly subject: LoginSubject;
  readonly login: SealedLogin;
  readonly name: DeviceName;

  /** What the login was proved by, where that is not used yet. */
  readonly proof?: SessionProof;
}

/** A device that waits to be let in, and the range of addresses that it asks from. */
export interface WaitingLogin {
  readonly flow: string;
  readonly range: string;
  readonly subject: LoginSubject;
}

/** How a login ended. `waits`: the device is new to the account, and has to be let in. */
export type Entry =
  | { readonly kind: 'session'; readonly session: string }
  | { readonly kind: 'over' }
  | { readonly kind: 'waits'; readonly flow: string };

/** Opens a session for a visitor who has proved a login, of whatever kind. */
export class LoginCompletion {
  readonly #deps: LoginCompletionDeps;

  constructor(deps: LoginCompletionDeps) {
    this.#deps = deps;
  }

  /** Opens a session, or has the visitor let the device in first. `range`: of the addresses that it asks from. */
  async enter(entering: Entering, range: string): Promise<Entry> {
    const { devices, logins, requests, sites } = this.#deps;
    const { subject } = entering;
    await demandSite(sites, subject.site);
    const before = await logins.list(subject.account);
    // The first login makes the account: no visitor has anything in it yet.
    const needsPress =
      requests !== undefined && before.length > 0 && !(await devices.isKnown(subject));
    if (!needsPress) return this.#open(entering);
    if (before.some(({ address }) => address !== undefined)) {
      return this.#ask(requests, entering, range);
    }
    // No mail can reach the visitor: the device may open the wallet, and comes in by its key or by a known device.
    const isApproved = !(await this.#deps.hasWallet(subject.account));
    return this.#open(entering, isApproved);
  }

  /** Opens a session on a device that was let in. */
  async enterApproved(entering: Entering): Promise<Exclude<Entry, { readonly kind: 'waits' }>> {
    await demandSite(this.#deps.sites, entering.subject.site);
    return this.#open(entering);
  }

  /**
   * Mails about a device that waits. Beyond a budget the device works first: a known device can let it in meanwhile.
   *
   * @param asked The request, which may show work.
   * @throws {@link ServiceError} `work` with a challenge.
   */
  async mail({ flow, range, subject }: WaitingLogin, asked?: unknown): Promise<void> {
    const { beyond, logins, notices, requests, sites } = this.#deps;
    const { account, device, site } = subject;
    await demandSite(sites, site);
    const budgets = [
      [ofRange, range],
      [ofRangeAndAccount, `${range}:${account}`],
      [ofAccount, account],
    ] as const;
    const giveBack = await beyond.take(
      { budgets, subject: { purpose: `device:${account}`, device } },
      asked,
    );
    const token = await requests?.mail(flow);
    if (token === undefined) return giveBack(); // Another request was first.
    void notices.askForDevice(subject, token, await logins.list(account));
    return undefined;
  }

  async #open({ login, name, proof, subject }: Entering, isApproved = true) {
    let leave: Leave = () => Promise.resolve();
    // Kept with the session, to the addresses from before this login: a provider may say another one from now on.
    const onNew: OnNewDevice = async (before, stored) => {
      leave = await this.#deps.notices.newDevice(subject, name, before, stored);
    };
    const entered = await this.#deps.logins.enter(subject, login, name, isApproved, proof, onNew);
    if (!entered) return { kind: 'over' } as const;
    void leave();
    return { kind: 'session', session: entered.token } as const;
  }

  async #ask(
    requests: Pick<DeviceRequests, 'begin'>,
    { login, name, subject }: Entering,
    range: string,
  ): Promise<Entry> {
    const { flow } = await requests.begin({ ...subject, login, name });
    try {
      await this.mail({ flow, range, subject });
    } catch (error) {
      // The device is asked for the work when it looks whether it was let in.
      if (!(error instanceof ServiceError) || error.code !== 'work') throw error;
    }
    return { kind: 'waits', flow };
  }
}
