import type { Store } from '../../ports/store';
import type { StoredWallet } from '../../ports/wallets';
import { ServiceError } from '../../domain/service-error';
import type { EntryAct } from '../../domain/console-entry';
import type { KnownDevices } from '../devices/known-devices';
import type { AccountLogins } from '../login/account-logins';
import type { KnownLogin } from '../login/known-login';
import type { AccountNames } from '../login/account-names';
import type { ConsoleLog } from './console-log';
import type { Deletions } from './deletions';
import type { OperatorAct } from './operator-act';

export interface VisitorReadsDeps {
  readonly store: Pick<Store, 'lockouts' | 'reads' | 'wallets'>;
  readonly accounts: Pick<AccountNames, 'accountOf'>;
  readonly deletions: Pick<Deletions, 'isElsewhere' | 'of'>;
  readonly devices: Pick<KnownDevices, 'list'>;
  readonly log: Pick<ConsoleLog, 'append'>;
  readonly logins: Pick<AccountLogins, 'list'>;
  readonly now: () => number;
}

/** What operators read of one visitor. What names the visitor is read with a reason, which is in the log before it is shown. */
export class VisitorReads {
  readonly #deps: VisitorReadsDeps;

  constructor(deps: VisitorReadsDeps) {
    this.#deps = deps;
  }

  /** The account of an address. */
  async find(
    email: string,
    { operator, reason }: Omit<OperatorAct, 'account'>,
  ): Promise<{ readonly account: string; readonly isKnown: boolean }> {
    const { accounts, store } = this.#deps;
    const account = await accounts.accountOf({ email });
    await this.#log('visitor.find', { account, operator, reason });
    return { account, isKnown: await store.reads.has(account) };
  }

  /** Everything but what names the visitor, and what opens a wallet. @throws {@link ServiceError} `unknown_account` */
  async view(account: string) {
    const { logins, wallet, ...rest } = await this.#read(account);
    return {
      ...rest,
      logins: logins.map(({ createdAtMs, id, provider }) => ({ id, provider, createdAtMs })),
      wallet: wallet && walletIn(wallet),
    };
  }

  /** @throws {@link ServiceError} `unknown_account` */
  async #read(account: string) {
    const { deletions, devices, logins, now, store } = this.#deps;
    const { lockouts, reads, wallets } = store;
    if (!(await reads.has(account))) throw new ServiceError('unknown_account');
    const nowMs = now();
    const [known, all, sessions, slots, aside, wallet, lockedUntilMs, heldUntilMs, deletion] =
      await Promise.all([
        logins.list(account),
        devices.list(account),
        reads.sessionsOf(account, nowMs),
        reads.slotsOf(account),
        reads.asideOf(account),
        wallets.find(account),
        lockouts.lockedUntilAny(account, nowMs),
        reads.heldUntil(account, nowMs),
        deletions.of(account),
      ]);
    return {
      account,
      logins: known,
      devices: all.map(({ id, isApproved, name, sinceMs, usedMs }) => ({
        id,
        sinceMs,
        usedMs,
        isApproved,
        browser: name.browser,
        system: name.system,
      })),
      sessions,
      slots,
      aside,
      wallet,
      lockedUntilMs,
      heldUntilMs,
      deletion,
      isElsewhere: deletions.isElsewhere,
    };
  }

  /** The addresses of a visitor, and how its logins are named. @throws {@link ServiceError} `unknown_account` */
  async reveal(act: OperatorAct) {
    await this.#demand(act.account);
    await this.#log('visitor.reveal', act);
    return (await this.#deps.logins.list(act.account)).map(namedLogin);
  }

  /** Everything that the service knows of a visitor, for that visitor. @throws {@link ServiceError} `unknown_account` */
  async export(act: OperatorAct) {
    await this.#demand(act.account);
    await this.#log('visitor.export', act);
    const { store, now } = this.#deps;
    const [{ logins, wallet, ...rest }, names] = await Promise.all([
      this.#read(act.account),
      store.reads.namesOf(act.account),
    ]);
    return {
      exportedAtMs: now(),
      ...rest,
      logins: logins.map(namedLogin),
      names,
      wallet: wallet && { ...walletIn(wallet), publicKey: wallet.key },
    };
  }

  async #demand(account: string): Promise<void> {
    if (!(await this.#deps.store.reads.has(account))) throw new ServiceError('unknown_account');
  }

  async #log(act: EntryAct, { account, operator, reason }: OperatorAct): Promise<void> {
    await this.#deps.log.append({ operator, act, about: account, reason });
  }
}

function walletIn({ begunMs, madeMs, slots }: StoredWallet) {
  return { begunMs, madeMs, ways: slots };
}

/** A login with what names the visitor. */
function namedLogin({ address, createdAtMs, formerAddresses, id, label, provider }: KnownLogin) {
  return { id, provider, label, address, formerAddresses, createdAtMs };
}
