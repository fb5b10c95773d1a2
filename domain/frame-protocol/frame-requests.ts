import type { OfferedSocial, SocialProvider } from '../login/social-provider';
import type { ThemePreset } from '../theme/theme';
import type { DappMetadata } from '../wallet/dapp-metadata';
import type { EmailLoginStep, EmailUpdateStep } from './email-steps';
import type { FrameSignIn } from './frame-sign-in';
import type { FrameAccountType, FrameUser } from './frame-user';

/** An empty payload or answer. */
export type NoPayload = Record<never, never>;

/** The payload of each request to the embedded wallet, and its answer. */
export interface FrameRequests {
  /** Moves the wallet to another network; the answer says where it is. */
  SWITCH_NETWORK: {
    readonly asks: { readonly chainId: string; readonly rpcUrl?: string };
    readonly answers: { readonly chainId: string | number };
  };
  /** Begins a login by e-mail; the answer says what the visitor does next. */
  CONNECT_EMAIL: {
    readonly asks: { readonly email: string };
    readonly answers: { readonly action: EmailLoginStep };
  };
  /** Waits until the visitor has approved this device. */
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
  /** The link of a login with Farcaster. */
  GET_FARCASTER_URI: { readonly asks: NoPayload; readonly answers: { readonly url: string } };
  /** Waits until the visitor has approved it there. */
  CONNECT_FARCASTER: { readonly asks: NoPayload; readonly answers: { readonly userName: string } };
  /** The user of the wallet, with the account of the network and type that are asked for. */
  GET_USER: {
    readonly asks: {
      readonly chainId?: string;
      readonly preferredAccountType?: FrameAccountType;
    };
    readonly answers: FrameUser;
  };
  /** Ends the session. */
  SIGN_OUT: { readonly asks: NoPayload; readonly answers: NoPayload };
  /** Whether there is a session. */
  IS_CONNECTED: {
    readonly asks: { readonly token?: string };
    readonly answers: { readonly isConnected: boolean };
  };
  /** The network in use. */
  GET_CHAIN_ID: {
    readonly asks: NoPayload;
    readonly answers: { readonly chainId: string | number };
  };
  /** A JSON-RPC request of the site. What signs or sends waits for the visitor. */
  RPC_REQUEST: {
    readonly asks: {
      readonly method: string;
      readonly params?: unknown;
      readonly chainId?: string;
      readonly rpcUrl?: string;
    };
    readonly answers: { readonly result: unknown };
  };
  /** Ends the request that waits. */
  RPC_ABORT: { readonly asks: NoPayload; readonly answers: NoPayload };
  /** Begins the change of the e-mail address; the answer says what the visitor does next. */
  UPDATE_EMAIL: {
    readonly asks: { readonly email: string };
    readonly answers: { readonly action: EmailUpdateStep };
  };
  /** The one-time code of the old address, and that of the new one: without `otp`, as with `CONNECT_OTP`. */
  UPDATE_EMAIL_PRIMARY_OTP: {
    readonly asks: { readonly otp?: string };
    readonly answers: NoPayload;
  };
  /** The one-time code of the new address. */
  UPDATE_EMAIL_SECONDARY_OTP: {
    readonly asks: { readonly otp?: string };
    readonly answers: { readonly newEmail: string };
  };
  /** The look of the widget. */
  SYNC_THEME: {
    readonly asks: {
      readonly themeMode?: 'light' | 'dark';
      readonly themePreset?: ThemePreset;

      /** The language of the widget, as a BCP 47 tag. */
      readonly language?: string;

      /** Colours as `#rrggbb`, sizes in CSS pixels, a share in percent. */
      readonly themeVariables?: Readonly<Record<string, string | number>>;
    };
    readonly answers: NoPayload;
  };
  /** What the wallet shows of the site. */
  SYNC_DAPP_DATA: {
    readonly asks: {
      readonly metadata?: DappMetadata;
      readonly sdkType: string;
      readonly sdkVersion: string;
      readonly projectId?: string;
    };
    readonly answers: NoPayload;
  };
  /** The chain ids on which it has a smart account. */
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: {
    readonly asks: NoPayload;
    readonly answers: { readonly smartAccountEnabledNetworks: readonly number[] };
  };
  /** The smart account of the network in use. */
  INIT_SMART_ACCOUNT: {
    readonly asks: NoPayload;
    readonly answers: { readonly address: string; readonly isDeployed: boolean };
  };
  /** Changes to the account of another type. */
  SET_PREFERRED_ACCOUNT: {
    readonly asks: { readonly type: FrameAccountType };
    readonly answers: { readonly type: FrameAccountType; readonly address: string };
  };
  /** A ticket with which `address`, an account of the login, registers `name` on this site, once and soon. */
  GET_NAME_TICKET: {
    readonly asks: { readonly address: string; readonly name: string };
    readonly answers: { readonly ticket: string };
  };
  /** Shows the ways that open the visitor's wallet. The answer follows when the visitor has closed them: whether they are two. */
  SHOW_KEYS: {
    readonly asks: NoPayload;
    readonly answers: { readonly hasSecondWay?: boolean };
  };
  /** Shows the logins that lead to the visitor's account. The site learns none of them. */
  SHOW_LOGINS: { readonly asks: NoPayload; readonly answers: NoPayload };
  /** Loads its page again. */
  RELOAD: { readonly asks: NoPayload; readonly answers: NoPayload };
}

/** The name of a request to the embedded wallet. */
export type FrameRequestType = keyof FrameRequests;

/** The payload of a request of this type. */
export type FramePayload<Type extends FrameRequestType> = FrameRequests[Type]['asks'];

/** The answer to a request of this type, checked. */
export type FrameAnswer<Type extends FrameRequestType> = FrameRequests[Type]['answers'];

/** The payload of a request as the frame gets it: its fields have names, and of their values nothing is known. */
export type UntrustedPayload<Type extends FrameRequestType> = {
  readonly [Name in keyof FramePayload<Type>]?: unknown;
};

/** What answers each request in the frame. */
export type FrameHandlers = {
  readonly [Type in FrameRequestType]: (
    payload: UntrustedPayload<Type>,
  ) => FrameAnswer<Type> | Promise<FrameAnswer<Type>>;
};
