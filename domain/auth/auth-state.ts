import type { OfferedSocial } from '../login/social-provider';
import type { SocialProviderName } from '../login/social-names';
import type { FrameShown } from '../frame-protocol/frame-shown';
import type { RpcApprovals } from './rpc-approvals';
import type { EmailLogin } from './email-login';
import type { EmailUpdate } from './email-update';
import type { SocialLogin } from './social-login';

/** Who is logged in at the embedded wallet. */
export interface AuthUser {
  /** The e-mail address of the login. */
  readonly email?: string;
  /** What the user is called at the provider of a social login. */
  readonly userName?: string;

  /** The visitor's picture at the provider of the social login. */
  readonly picture?: string;

  /** The provider of the social login. */
  readonly social?: SocialProviderName;
  /** Whether the contract of the smart account is on the chain. */
  readonly isSmartAccountDeployed?: boolean;

  /** Whether a second way opens the wallet, as far as the embedded wallet says. */
  readonly hasSecondWay?: boolean;

  /** The visitor wants to add one later: until the next login it is not offered. */
  readonly isSecondWayLater?: true;
}

/** What is known of the embedded wallet and its logins. */
export interface AuthState {
  /** Whether the widget is checking if the login of the last visit is still valid. */
  readonly isSyncing: boolean;
  /** Who is logged in. */
  readonly user: AuthUser | undefined;
  /** Where a login by e-mail stands. */
  readonly emailLogin: EmailLogin;
  /** Where a change of the e-mail address stands. */
  readonly emailUpdate: EmailUpdate;
  /** Where a social login stands. */
  readonly socialLogin: SocialLogin;

  /** The social logins that can be used here, in the site's order, once the embedded wallet has said so. */
  readonly socials?: readonly OfferedSocial[];

  /** The login that has just been used: `email`, or the name of a provider. */
  readonly recentLogin?: string;

  /** When the visitor can request the next e-mail with a code. */
  readonly resendAtMs: number | undefined;

  /** The EVM chains that have smart accounts. */
  readonly smartAccountNetworks: readonly number[];

  /** What the embedded wallet's page shows, as it says itself; absent while it is hidden. */
  readonly shown?: FrameShown | undefined;

  /** The requests that wait for the visitor's approval, the oldest first. */
  readonly requests: RpcApprovals;
}
