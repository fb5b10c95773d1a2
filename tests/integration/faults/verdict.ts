import type { ConnectionState } from 'cleatkit';

/** Who is connected on `eip155`, on which network, in plain JSON. */
export interface SeenConnection {
  readonly status: ConnectionState['status'];
  readonly connectorId: string | undefined;
  readonly address: string | undefined;
  readonly network: string | undefined;
}

/** Why a predicate says nothing of a row. */
export interface Waived {
  readonly because: string;
}

/** What a row of the scoreboard expects, by the four predicates of its section B.1. */
export interface Verdict {
  /** P1, nothing lost: what holds while the fault lasts, of the connection or by a check of its own. */
  readonly keeps: Partial<SeenConnection> | (() => Promise<void>);

  /** P2, clear: the one sentence that is to be seen while the fault lasts. */
  readonly tells: string | RegExp | Waived;

  /** P3, recovers: what the visitor does when the fault has ended, and sees within 5 s. */
  readonly recovers: (() => Promise<void>) | Waived;

  /** P4, quiet: listeners, timers and pending calls are what they were. */
  readonly rests: true | Waived;
}

/** Somebody, or something, that a fault befalls, as the four predicates see it. */
export interface Judged {
  expectKept(keeps: Verdict['keeps']): Promise<void>;
  expectClear(sentence: string | RegExp): Promise<void>;

  /** Nothing is to be told: what is to be seen makes sense all the same, and alarms nobody. */
  expectSense(): Promise<void>;
  expectRecovery(act: () => Promise<void>): Promise<void>;
  expectQuiet(): Promise<void>;

  /** Nothing has been thrown at anybody. */
  expectNoMishap(): Promise<void>;
}

/** Holds `judged` to all four predicates, in the order in which they can be seen. */
export async function judge(
  judged: Judged,
  { keeps, tells, recovers, rests }: Verdict,
): Promise<void> {
  await judgeDuring(judged, { keeps, tells });
  if (typeof recovers === 'function') await judged.expectRecovery(recovers);
  if (rests === true) await judged.expectQuiet();
  await judged.expectNoMishap();
}

/** The two predicates that hold while a fault lasts, for a row with several faults. */
export async function judgeDuring(
  judged: Judged,
  { keeps, tells }: Pick<Verdict, 'keeps' | 'tells'>,
): Promise<void> {
  if (isWaived(tells)) await judged.expectSense();
  else await judged.expectClear(tells);
  await judged.expectKept(keeps);
}

function isWaived(value: Verdict['tells']): value is Waived {
  return typeof value === 'object' && 'because' in value;
}
