import { maskEmailAddress } from '../../../../../domain/login/email-address';
import { HostRefusal } from '../../domain/refusals/host-refusal';
import { rpcCodes } from '../../../../../domain/rpc/rpc-code';
import type { BeforeCode, Screens } from '../../domain/screens/screens';
import type { Problem } from '../../domain/texts/problem';
import { codeProblem, type EmailLogin } from './email-login';
import type { Session } from '../../domain/session/session';
import { problemOf } from '../../domain/refusals/problem-of';

export interface CodeEntryDeps {
  readonly login: Pick<
    EmailLogin,
    'begin' | 'deviceApproved' | 'drop' | 'verify' | 'waiting' | 'working'
  >;
  readonly screens: Screens;
  readonly site: string;

  /** To `join` the address is added to the account of the visitor, who is logged in. */
  readonly purpose?: 'join' | 'login';
}

/** Lets the visitor type the code into the frame itself. */
export class CodeEntry {
  readonly #deps: CodeEntryDeps;
  #leave: ((refusal: HostRefusal) => void) | undefined;
  #email = '';

  /** Of a login that is over as well: the service counts the wait by the address. */
  #resendAtMs = 0;

  constructor(deps: CodeEntryDeps) {
    this.#deps = deps;
  }

  /**
   * Shows the field until a code is right.
   *
   * @throws {@link HostRefusal} where the visitor leaves, or no code is left to try.
   */
  ask(): Promise<Session> {
    this.#leave?.(new HostRefusal('Another login has begun'));
    const { login } = this.#deps;
    const begun = login.working ?? login.waiting;
    if (!begun) return Promise.reject(new HostRefusal('No login is under way'));
    this.#email = begun.email;
    return new Promise((resolve, reject) => {
      this.#leave = (refusal) => {
        this.#leave = undefined;
        this.#deps.screens.clear();
        reject(refusal);
      };
      const leave = this.#leave;
      void this.#awaitMail(resolve, () => this.#leave === leave);
    });
  }

  /** A new code is on its way: to the same address it changes nothing, and to another one ends the entry. */
  restart(email: string): void {
    if (this.#email !== email) this.end();
  }

  /** The site or the visitor has left. */
  end(): void {
    this.#leave?.(new HostRefusal('The login was cancelled'));
  }

  #show(
    resolve: (session: Session) => void,
    problem?: Problem,
    isBusy = false,
    before?: BeforeCode,
  ): void {
    const { login, purpose = 'login', screens, site } = this.#deps;
    this.#resendAtMs = login.waiting?.resendAtMs ?? this.#resendAtMs;
    const leave = this.#leave;
    const isOpen = (): boolean => this.#leave === leave && leave !== undefined;
    screens.show({
      kind: 'code',
      purpose,
      site,
      email: maskEmailAddress(this.#email),
      resendAtMs: this.#resendAtMs,
      ...(login.waiting && { expiresAtMs: login.waiting.expiresAtMs }),
      ...(problem && { problem }),
      ...(before && { before }),
      isBusy,
      submit: (code) => void this.#verify(code, resolve, isOpen),
      resend: () => void this.#resend(resolve, isOpen),
      leave: () => {
        login.drop();
        this.#leave?.(new HostRefusal('User rejected the request.', rpcCodes.userRejected));
      },
    });
  }

  /** Shows what the visitor waits for, or presses, before there is a code to type. */
  async #awaitMail(resolve: (session: Session) => void, isOpen: () => boolean): Promise<void> {
    const { login } = this.#deps;
    try {
      if (login.working) {
        this.#show(resolve, undefined, true, 'work');
        await login.working.done;
      }
      if (isOpen() && login.waiting?.needsDevice) {
        this.#show(resolve, undefined, true, 'press');
        await login.deviceApproved();
      }
      if (isOpen()) this.#show(resolve);
    } catch (error) {
      if (isOpen()) this.#show(resolve, problemOf(error));
    }
  }

  async #verify(
    code: string,
    resolve: (session: Session) => void,
    isOpen: () => boolean,
  ): Promise<void> {
    this.#show(resolve, undefined, true);
    try {
      const outcome = await this.#deps.login.verify(code);
      if (!isOpen()) return;
      if (outcome.kind === 'right') {
        this.#leave = undefined;
        resolve(outcome.session);
        return;
      }
      return this.#show(resolve, codeProblem(outcome));
    } catch (error) {
      if (isOpen()) this.#show(resolve, problemOf(error));
    }
  }

  async #resend(resolve: (session: Session) => void, isOpen: () => boolean): Promise<void> {
    this.#show(resolve, undefined, true);
    try {
      await this.#deps.login.begin(this.#email);
      if (isOpen()) await this.#awaitMail(resolve, isOpen);
    } catch (error) {
      if (isOpen()) this.#show(resolve, problemOf(error));
    }
  }
}
