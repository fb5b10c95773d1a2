import {
  type EmailLogin,
  type EmailLoginEvent,
  nextEmailLogin,
  SIGNED_OUT,
} from '../../domain/auth/email-login';
import {
  type EmailUpdate,
  type EmailUpdateEvent,
  nextEmailUpdate,
  NO_EMAIL_UPDATE,
} from '../../domain/auth/email-update';
import {
  nextSocialLogin,
  NO_SOCIAL_LOGIN,
  type SocialLogin,
  type SocialLoginEvent,
} from '../../domain/auth/social-login';
import {
  NO_RPC_APPROVALS,
  nextRpcApprovals,
  type RpcApprovalEvent,
  type RpcApprovals,
} from '../../domain/rpc/rpc-approvals';
import { StateStore } from '../state/state-store';

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

/** The state of the embedded wallet. Written by the use cases of this folder and of `rpc-approval`. */
export class AuthStore extends StateStore<AuthState> {
  constructor(smartAccountNetworks: readonly number[]) {
    super({
      isSyncing: false,
      user: undefined,
      emailLogin: SIGNED_OUT,
      emailUpdate: NO_EMAIL_UPDATE,
      socialLogin: NO_SOCIAL_LOGIN,
      resendAtMs: undefined,
      smartAccountNetworks,
      requests: NO_RPC_APPROVALS,
    });
  }

  change(next: Partial<AuthState>): void {
    this.update((state) => ({ ...state, ...next }));
  }

  /** Takes the e-mail login a step further. */
  onEmailLogin(event: EmailLoginEvent): void {
    this.#step('emailLogin', nextEmailLogin(this.getSnapshot().emailLogin, event));
  }

  /** Takes the change of the e-mail address a step further. */
  onEmailUpdate(event: EmailUpdateEvent): void {
    this.#step('emailUpdate', nextEmailUpdate(this.getSnapshot().emailUpdate, event));
  }

  /** Takes the social login a step further. */
  onSocialLogin(event: SocialLoginEvent): void {
    this.#step('socialLogin', nextSocialLogin(this.getSnapshot().socialLogin, event));
  }

  /** Takes the requests that wait for approval a step further. */
  onRequest(event: RpcApprovalEvent): void {
    this.#step('requests', nextRpcApprovals(this.getSnapshot().requests, event));
  }

  #step<Part extends 'emailLogin' | 'emailUpdate' | 'requests' | 'socialLogin'>(
    part: Part,
    next: AuthState[Part],
  ): void {
    this.update((state) => (state[part] === next ? state : { ...state, [part]: next }));
  }
}
