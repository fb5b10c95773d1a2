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
  /** Whether it is being found out if the last visit's login still stands. */
  readonly isSyncing: boolean;
  readonly user: AuthUser | undefined;
  readonly emailLogin: EmailLogin;
  readonly emailUpdate: EmailUpdate;
  readonly socialLogin: SocialLogin;

  /** When the next e-mail with a code can be asked for. */
  readonly resendAtMs: number | undefined;

  /** The EVM chains that have smart accounts. */
  readonly smartAccountNetworks: readonly number[];

  /** What waits for the visitor's approval, the oldest first. */
  readonly requests: RpcApprovals;
}
