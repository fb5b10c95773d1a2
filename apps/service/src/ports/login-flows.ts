import type { LoginSubject } from '../domain/login-subject';
/** A login that waits for its code. */
export interface StoredFlow {
  readonly account: string;
  readonly device: string;
  readonly site: string;

  /** The name of the login that the code proves, and what is known of it: both empty where it confirms a change of the address. */
  readonly login: string;
  readonly sealed: string;

  /** Of the code. */
  readonly mac: string;
}

/** The logins that wait for their codes. */
export interface StoredFlows {
  add(id: string, flow: StoredFlow, untilMs: number): Promise<void>;

  /** The device and site of a login of the account that is not over. */
  find(
    id: string,
    account: string,
    nowMs: number,
  ): Promise<Pick<StoredFlow, 'device' | 'site'> | undefined>;

  /** Replaces the code of a login that is not over, which then lasts until `untilMs`. Returns its site. */
  replace(
    id: string,
    account: string,
    nowMs: number,
    code: { readonly mac: string; readonly untilMs: number },
  ): Promise<string | undefined>;

  end(id: string): Promise<void>;

  /** Counts a try before it is judged, once for the same `guess`, unless that is empty. `undefined` where none is left. */
  countTry(
    id: string,
    guess: string,
    nowMs: number,
    limit: number,
  ): Promise<(StoredFlow & { readonly tries: number }) | undefined>;

  /** Whose the flow is, where its code was used by this guess. */
  usedBy(id: string, guess: string, nowMs: number): Promise<LoginSubject | undefined>;

  /** The code was right: it is dead from now on. `false` where it is dead already, or another has replaced it. */
  use(id: string, mac: string): Promise<boolean>;

  /** Deletes what is over. */
  sweep(nowMs: number): Promise<void>;
}
