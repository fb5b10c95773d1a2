import type { OfferedSocial } from '../login/social-provider';
import type { SocialProviderName } from '../login/social-names';
import type { RpcApprovals } from './rpc-approvals';
import type { EmailLogin } from './email-login';
import type { EmailUpdate } from './email-update';
import type { SocialLogin } from './social-login';

/** Who is logged in at the embedded wallet. */
export interface AuthUser {
  readonly email?: string;
  readonly userName?: string;

  /** The visitor's picture at the provider of the social login. */
  readonly picture?: string;

  /** The provider of the social login. */
  readonly social?: SocialProviderName;
  readonly isSmartAccountDeployed?: boolean;
}

/** What is known of the embedded wallet and its logins. */
export interface AuthState {
  /** Whether the widget is checking if the login of the last visit is still valid. */
  readonly isSyncing: boolean;
  readonly user: AuthUser | undefined;
  readonly emailLogin: EmailLogin;
  readonly emailUpdate: EmailUpdate;
  readonly socialLogin: SocialLogin;

  /** The social logins that can be used here, in the site's order, once the embedded wallet has said so. */
  readonly socials?: readonly OfferedSocial[];

  /** When the visitor can request the next e-mail with a code. */
  readonly resendAtMs: number | undefined;

  /** The EVM chains that have smart accounts. */
  readonly smartAccountNetworks: readonly number[];

  /** The requests that wait for the visitor's approval, the oldest first. */
  readonly requests: RpcApprovals;
}
