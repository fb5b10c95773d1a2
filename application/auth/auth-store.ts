import type { AuthState } from '../../domain/auth/auth-state';
import { type EmailLoginEvent, nextEmailLogin, SIGNED_OUT } from '../../domain/auth/email-login';
import {
  type EmailUpdateEvent,
  nextEmailUpdate,
  NO_EMAIL_UPDATE,
} from '../../domain/auth/email-update';
import {
  nextSocialLogin,
  NO_SOCIAL_LOGIN,
  type SocialLoginEvent,
} from '../../domain/auth/social-login';
import {
  NO_RPC_APPROVALS,
  nextRpcApprovals,
  type RpcApprovalEvent,
} from '../../domain/auth/rpc-approvals';
import { StateStore } from '../state/state-store';

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

  /** Applies an event to the e-mail login. */
  onEmailLogin(event: EmailLoginEvent): void {
    this.#step('emailLogin', nextEmailLogin(this.getSnapshot().emailLogin, event));
  }

  /** Applies an event to the change of the email address. */
  onEmailUpdate(event: EmailUpdateEvent): void {
    this.#step('emailUpdate', nextEmailUpdate(this.getSnapshot().emailUpdate, event));
  }

  /** Applies an event to the social login. */
  onSocialLogin(event: SocialLoginEvent): void {
    this.#step('socialLogin', nextSocialLogin(this.getSnapshot().socialLogin, event));
  }

  /** Applies an event to the requests that wait for approval. */
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
