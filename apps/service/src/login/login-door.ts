import type { DeviceName } from '../devices/device-name';
import type { AccountLogins, SealedLogin } from './account-logins';
import type { LoginNotices } from './login-notices';
import type { LoginSubject } from './one-time-codes';

export interface LoginDoorDeps {
  readonly logins: Pick<AccountLogins, 'enter' | 'list'>;
  readonly notices: Pick<LoginNotices, 'newDevice'>;
}

/** Opens a session for a visitor who has proved a login, of whatever kind. */
export class LoginDoor {
  readonly #deps: LoginDoorDeps;

  constructor(deps: LoginDoorDeps) {
    this.#deps = deps;
  }

  /** The handle of the session. `undefined` where the login leads to the account no more. */
  async enter(
    subject: LoginSubject,
    login: SealedLogin,
    name: DeviceName,
  ): Promise<string | undefined> {
    const { logins, notices } = this.#deps;
    // Before the login, because a provider may say another address of the visitor from now on.
    const before = await logins.list(subject.account);
    const entered = await logins.enter(subject, login, name);
    // The visitor need not wait for the mail server.
    if (entered?.isNew) void notices.newDevice(subject, name, before);
    return entered?.handle;
  }
}
