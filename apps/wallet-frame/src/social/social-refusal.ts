/** Why a social login has no session. */
export type SocialFailure = 'declined' | 'failed' | 'over' | 'replaced' | 'unreachable';

/** A login that ended without a session. */
export class SocialRefusal extends Error {
  override readonly name = 'SocialRefusal';
  readonly failure: SocialFailure;

  constructor(failure: SocialFailure) {
    super(failure);
    this.failure = failure;
  }
}
