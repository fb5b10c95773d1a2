import type { ConnectionState } from 'cleatkit';

/** The connection on `eip155`, with its network, in plain JSON. */
export interface SeenConnection {
  readonly status: ConnectionState['status'];
  readonly connectorId: string | undefined;
  readonly address: string | undefined;
  readonly network: string | undefined;
}

/** Why a predicate does not apply to a row. */
export interface Waived {
  readonly because: string;
}

/** The expectations of a row of the scoreboard, by the four predicates of its section B.1. */
export interface Verdict {
  /** P1, nothing lost: what holds while the fault lasts, of the connection or by a check of its own. */
  readonly keeps: Partial<SeenConnection> | (() => Promise<void>);

  /** P2, clear: the one sentence that is shown while the fault lasts. */
  readonly tells: string | RegExp | Waived;

  /** P3, recovers: the visitor's action after the fault, and the result within 5 s. */
  readonly recovers: (() => Promise<void>) | Waived;

  /** P4, quiet: listeners, timers and pending calls are as before. */
  readonly rests: true | Waived;
}

/** The subject of a fault, as the four predicates see it. */
export interface Judged {
  expectKept(keeps: Verdict['keeps']): Promise<void>;
  expectClear(sentence: string | RegExp): Promise<void>;

  /** No message is due: what is shown makes sense anyway, and alarms no visitor. */
  expectSense(): Promise<void>;
  expectRecovery(act: () => Promise<void>): Promise<void>;
  expectQuiet(): Promise<void>;

  /** No error was thrown unhandled. */
  expectNoMishap(): Promise<void>;
}

/** Checks all four predicates of `judged`, in the order in which they can be seen. */
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
