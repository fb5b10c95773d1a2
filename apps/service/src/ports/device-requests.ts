import type { StoredName } from '../domain/device-name';
import type { AccountDevice } from '../domain/account-device';

/** A device that asks to log in. */
export interface AskingSubject extends AccountDevice {
  readonly site: string;
}

/** The login that a device has proved. Both texts are empty where a code is due first. */
export interface ProvedLogin {
  readonly login: string;
  readonly sealed: string;
}

export interface NewDeviceRequest extends AskingSubject, ProvedLogin, StoredName {
  readonly id: string;

  /** The hash of the token for the mail. */
  readonly token: string;
  readonly sinceMs: number;
  readonly untilMs: number;
  readonly isMailed: boolean;
}

export interface WaitingRequest extends StoredName {
  readonly id: string;
  readonly site: string;
  readonly sinceMs: number;
}

/** The devices that wait for a press, and until when. */
export interface StoredDeviceRequests {
  add(request: NewDeviceRequest): Promise<void>;

  /** A mail with the token leaves for one that waits. Once. */
  mail(id: string, token: string, nowMs: number): Promise<boolean>;
  end(id: string): Promise<void>;
  siteOf(token: string, nowMs: number): Promise<string | undefined>;

  /** Approves by the token of a mail. Once. */
  approve(token: string, nowMs: number): Promise<boolean>;

  /** Those of an account that wait, but for the device itself. */
  waiting(owner: AccountDevice, nowMs: number): Promise<readonly WaitingRequest[]>;

  /** Approves one of another device of the account that came after `sinceMs`. Once. */
  allow(id: string, owner: AccountDevice, sinceMs: number, nowMs: number): Promise<boolean>;

  /** Uses an approval for a code. Once, unless it is given back. */
  use(id: string, account: string, nowMs: number): Promise<AskingSubject | undefined>;
  giveBack(id: string): Promise<void>;

  /** Whether one that is due a code waits. */
  isWaiting(id: string, account: string, nowMs: number): Promise<boolean>;

  /** One that has proved a login. */
  proved(
    id: string,
    nowMs: number,
  ): Promise<
    (AskingSubject & { readonly isApproved: boolean; readonly isMailed: boolean }) | undefined
  >;

  /** Takes one that was approved. Once. */
  take(id: string): Promise<(AskingSubject & ProvedLogin) | undefined>;

  /** Deletes what is over. */
  sweep(nowMs: number): Promise<void>;
}
