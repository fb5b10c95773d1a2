import type { EmailLoginStep } from '../domain/auth/email-login';
import type { EmailUpdateStep } from '../domain/auth/email-update';
import type { FrameAccountType, FrameUser } from '../domain/auth/frame-user';
import type { OfferedSocial, SocialProvider } from '../domain/connection/social-provider';
import type { FrameSignIn } from '../domain/siwx/sign-in-ahead';
import type { DappMetadata } from '../domain/options/widget-options';
import type { Stream } from './stream';
import { createToken } from './token';

/** An empty payload or answer. */
export type NoPayload = Record<never, never>;

/** The payload of each request to the embedded wallet, and its answer. */
export interface FrameRequests {
  SWITCH_NETWORK: {
    readonly asks: { readonly chainId: string; readonly rpcUrl?: string };
    readonly answers: { readonly chainId: string | number };
  };
  CONNECT_EMAIL: {
    readonly asks: { readonly email: string };
    readonly answers: { readonly action: EmailLoginStep };
  };
  CONNECT_DEVICE: { readonly asks: NoPayload; readonly answers: NoPayload };

  /**
   * The one-time code. Without `otp` the visitor types it into the frame, which shows its own field, so that the site
   * never sees it; the answer then follows when the login has succeeded or ended, however long that takes.
   */
  CONNECT_OTP: { readonly asks: { readonly otp?: string }; readonly answers: NoPayload };

  /**
   * The end of a login: `uri` is the address that its window had, that `GET_SOCIAL_RETURN` answers, or that the visitor came
   * back to the page with. In the last two cases the answer follows when the visitor has opened the wallet, however long that takes.
   */
  CONNECT_SOCIAL: {
    readonly asks: {
      readonly uri: string;
      readonly chainId?: string;
      readonly preferredAccountType?: FrameAccountType;

      /** The message that the account signs to sign in, with a placeholder for its address. */
      readonly siwxMessage?: FrameSignIn;
    };
    readonly answers: FrameUser;
  };

  /** The address for a login's window. With `page`, for the tab of the site itself: the visitor comes back to that page. */
  GET_SOCIAL_REDIRECT_URI: {
    readonly asks: { readonly provider: SocialProvider; readonly page?: string };
    readonly answers: { readonly uri: string };
  };

  /** The providers that the operator has credentials of. */
  GET_SOCIAL_PROVIDERS: {
    readonly asks: NoPayload;
    readonly answers: { readonly providers: readonly OfferedSocial[] };
  };

  /**
   * How a login that left in the site's own tab has come back to this browser: the `uri` that `CONNECT_SOCIAL` takes, why it
   * has failed, or nothing.
   */
  GET_SOCIAL_RETURN: {
    readonly asks: NoPayload;
    readonly answers: { readonly uri?: string; readonly failure?: string };
  };
  GET_FARCASTER_URI: { readonly asks: NoPayload; readonly answers: { readonly url: string } };
  CONNECT_FARCASTER: { readonly asks: NoPayload; readonly answers: { readonly userName: string } };
  GET_USER: {
    readonly asks: {
      readonly chainId?: string;
      readonly preferredAccountType?: FrameAccountType;
    };
    readonly answers: FrameUser;
  };
  SIGN_OUT: { readonly asks: NoPayload; readonly answers: NoPayload };
  IS_CONNECTED: {
    readonly asks: { readonly token?: string };
    readonly answers: { readonly isConnected: boolean };
  };
  GET_CHAIN_ID: {
    readonly asks: NoPayload;
    readonly answers: { readonly chainId: string | number };
  };
  RPC_REQUEST: {
    readonly asks: {
      readonly method: string;
      readonly params?: unknown;
      readonly chainId?: string;
      readonly rpcUrl?: string;
    };
    readonly answers: { readonly result: unknown };
  };
  RPC_ABORT: { readonly asks: NoPayload; readonly answers: NoPayload };
  UPDATE_EMAIL: {
    readonly asks: { readonly email: string };
    readonly answers: { readonly action: EmailUpdateStep };
  };
  /** The one-time code of the old address, and that of the new one: without `otp`, as with `CONNECT_OTP`. */
  UPDATE_EMAIL_PRIMARY_OTP: {
    readonly asks: { readonly otp?: string };
    readonly answers: NoPayload;
  };
  UPDATE_EMAIL_SECONDARY_OTP: {
    readonly asks: { readonly otp?: string };
    readonly answers: { readonly newEmail: string };
  };
  SYNC_THEME: {
    readonly asks: {
      readonly themeMode?: 'light' | 'dark';
      readonly themeVariables?: Readonly<Record<string, string | number>>;
    };
    readonly answers: NoPayload;
  };
  SYNC_DAPP_DATA: {
    readonly asks: {
      readonly metadata?: DappMetadata;
      readonly sdkType: string;
      readonly sdkVersion: string;
      readonly projectId?: string;
    };
    readonly answers: NoPayload;
  };
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: {
    readonly asks: NoPayload;
    readonly answers: { readonly smartAccountEnabledNetworks: readonly number[] };
  };
  INIT_SMART_ACCOUNT: {
    readonly asks: NoPayload;
    readonly answers: { readonly address: string; readonly isDeployed: boolean };
  };
  SET_PREFERRED_ACCOUNT: {
    readonly asks: { readonly type: FrameAccountType };
    readonly answers: { readonly type: FrameAccountType; readonly address: string };
  };
  /** A ticket with which `address`, an account of the login, registers `name` on this site, once and soon. */
  GET_NAME_TICKET: {
    readonly asks: { readonly address: string; readonly name: string };
    readonly answers: { readonly ticket: string };
  };
  /** Shows the ways that open the visitor's wallet. The answer follows when the visitor has closed them. */
  SHOW_KEYS: { readonly asks: NoPayload; readonly answers: NoPayload };
  /** Shows the logins that lead to the visitor's account. The site learns none of them. */
  SHOW_LOGINS: { readonly asks: NoPayload; readonly answers: NoPayload };
  RELOAD: { readonly asks: NoPayload; readonly answers: NoPayload };
}

/** A part of the window, in CSS pixels from its upper left corner. */
export interface FramePlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The name of a request to the embedded wallet. */
export type FrameRequestType = keyof FrameRequests;

/** The payload of a request of this type. */
export type FramePayload<Type extends FrameRequestType> = FrameRequests[Type]['asks'];

/** The answer to a request of this type, checked. */
export type FrameAnswer<Type extends FrameRequestType> = FrameRequests[Type]['answers'];

/**
 * The embedded wallet: a page of its own origin in a frame, which holds the keys. Waiting, time limits
 * and the order of calls are the caller's.
 */
export interface AuthFrame {
  /** The token of each new session, as soon as the frame has one. */
  readonly sessionTokens$: Stream<string>;

  /**
   * Puts the frame into the page and resolves when it reports READY; at once where it already has.
   *
   * @throws `WidgetError` `FRAME_MISSING` without a page to put it into, and the reason of `signal` as soon
   *   as it aborts, after the frame is removed again.
   */
  load(signal?: AbortSignal): Promise<void>;

  /**
   * Sends one request and returns the frame's own answer to it, never another's. Only messages of the frame's
   * window and origin count.
   *
   * @throws `WidgetError` `FRAME_FAILED` with the frame's text, `RPC` for a request that a wallet answers
   *   with a code, `FRAME_MISSING` unless it is loaded, `SERVICE_RESPONSE_INVALID` for an answer that cannot
   *   be read, and the reason of `signal` as soon as it aborts.
   */
  send<Type extends FrameRequestType>(
    type: Type,
    payload: FramePayload<Type>,
    signal?: AbortSignal,
  ): Promise<FrameAnswer<Type>>;

  /**
   * Shows the frame: over the whole page, for the visitor to approve a request in it, or at `place`, for one field. Shown
   * at a place for the first time, it gets the focus.
   */
  show(place?: FramePlace): void;

  /** Hides it again. */
  hide(): void;

  /**
   * Removes the frame from the page. Pending requests never get an answer. Removing it twice does nothing.
   */
  remove(): void;
}

export const AuthFrame = createToken<AuthFrame>('AuthFrame');
