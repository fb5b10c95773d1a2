/** Why a social login has no session. */
export type SocialFailure =
  'declined' | 'elsewhere' | 'failed' | 'left' | 'over' | 'replaced' | 'unreachable';

const failures: readonly SocialFailure[] = ['declined', 'over', 'unreachable'];

/** The reason that the service gives. */
export function socialFailureOf(reason: unknown): SocialFailure {
  return failures.find((one) => one === reason) ?? 'failed';
}

/** A login that ended without a session. */
export class SocialRefusal extends Error {
  override readonly name = 'SocialRefusal';
  readonly failure: SocialFailure;

  constructor(failure: SocialFailure) {
    super(failure);
    this.failure = failure;
  }
}
