import type { RpcApprovals } from '../rpc/rpc-approvals';
import type { EmailLogin } from './email-login';
import type { EmailUpdate } from './email-update';
import type { SocialLogin } from './social-login';

/** Who is logged in at the embedded wallet. */
export interface AuthUser {
  readonly email?: string;
  readonly userName?: string;
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

  /** When the visitor can request the next e-mail with a code. */
  readonly resendAtMs: number | undefined;

  /** The EVM chains that have smart accounts. */
  readonly smartAccountNetworks: readonly number[];

  /** The requests that wait for the visitor's approval, the oldest first. */
  readonly requests: RpcApprovals;
}
