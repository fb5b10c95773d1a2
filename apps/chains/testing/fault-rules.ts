/** The fault of a post to which a rule applies. Effects of one rule add up where they can. */
export interface FaultRule {
  /** Only posts that hold a call of this method. In a batch, the effect is on that call where it can be. */
  readonly method?: string;

  /** Only posts whose path starts so. */
  readonly path?: string;

  /** Only posts that are a batch. */
  readonly isBatch?: true;

  /** How many posts it applies to. Absent: all. */
  readonly times?: number;

  /** Waits before anything else. */
  readonly delayMs?: number;

  /** Never answers. */
  readonly hang?: true;

  /** Resets the connection. */
  readonly drop?: true;

  /** Answers with this status, and with `body` if there is one. */
  readonly status?: number;
  readonly retryAfter?: string | number;

  /** Answers with exactly this, under 200 unless `status` says otherwise. */
  readonly body?: string;

  /** Redirects there. */
  readonly redirect?: string;

  /** Answers each call, or each call of `method`, with this error. */
  readonly rpcError?: { readonly code: number; readonly message: string; readonly data?: unknown };

  /** Answers each call of `method` with this value. */
  readonly result?: unknown;

  /** The treatment of the answers of a batch. */
  readonly batch?: BatchFault;

  /** Ends the connection after so many bytes of an answer that is declared longer. */
  readonly cutAfterBytes?: number;

  /** Ends the answer, in good order, after so many bytes. */
  readonly truncateAtBytes?: number;

  /** Sends one byte, waits so long, sends the next. */
  readonly trickleMs?: number;

  /** Pads the answer with white space to this size. */
  readonly oversizeBytes?: number;
}

/** The ways in which the answers of a batch are wrong. All but two affect one answer only. */
export type BatchFault =
  | 'reverse'
  | 'stringIds'
  | 'drop'
  | 'duplicate'
  | 'contradict'
  | 'foreignId'
  | 'null'
  | 'bothHalves'
  | 'neitherHalf';

/** One call as it came in. */
export interface ReceivedCall {
  readonly id: unknown;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** One answer as it goes out. */
export type Answer = Readonly<Record<string, unknown>> | null;

type Spoil = (answer: Answer) => readonly Answer[];

const spoils: { readonly [F in Exclude<BatchFault, 'reverse' | 'stringIds'>]: Spoil } = {
  drop: () => [],
  duplicate: (answer) => [answer, answer],
  contradict: (answer) => [answer, { ...answer, result: "another call's value" }],
  foreignId: (answer) => [{ ...answer, id: 987_654_321 }],
  null: () => [null],
  bothHalves: (answer) => [{ ...answer, error: { code: -32000, message: 'and an error' } }],
  neitherHalf: (answer) => [{ jsonrpc: '2.0', id: answer?.['id'] }],
};

/** The answers to `calls` after `rule` was applied. */
export function spoilAnswers(
  rule: FaultRule,
  calls: readonly ReceivedCall[],
  answers: readonly Answer[],
): readonly Answer[] {
  const isHit = (index: number): boolean =>
    rule.method === undefined || calls[index]?.method === rule.method;
  let spoiled = answers;
  if (rule.rpcError) {
    const { rpcError: error } = rule;
    spoiled = spoiled.map((answer, index) =>
      isHit(index) ? { jsonrpc: '2.0', id: answer?.['id'], error } : answer,
    );
  }
  if (rule.result !== undefined) {
    const { result } = rule;
    spoiled = spoiled.map((answer, index) =>
      isHit(index) ? { jsonrpc: '2.0', id: answer?.['id'], result } : answer,
    );
  }
  const targets = calls.flatMap((_call, index) => (isHit(index) ? [index] : []));
  return spoilBatch(rule.batch, spoiled, targets.at(-1));
}

function spoilBatch(
  fault: BatchFault | undefined,
  answers: readonly Answer[],
  target: number | undefined,
): readonly Answer[] {
  if (fault === undefined) return answers;
  if (fault === 'reverse') return [...answers].reverse();
  if (fault === 'stringIds') {
    return answers.map((answer) => ({ ...answer, id: String(answer?.['id']) }));
  }
  return answers.flatMap((answer, index) => (index === target ? spoils[fault](answer) : answer));
}
