import type { EffectKind, FactLabel, StepNote, StepTitle, Warning } from '../texts/english';

/** One thing that a request says. The label is of the catalogue; the value is data. */
export interface Fact {
  readonly label: FactLabel;
  readonly value: string;

  /** A name that the request gives the value, such as the field of typed data. */
  readonly name?: string;

  /** What a whole number with a name is: an amount, whose thousands are drawn apart, or a moment in seconds, with its date beside it. */
  readonly holds?: 'amount' | 'moment';
}

/** One thing that a request does. */
export interface Step {
  readonly title: StepTitle;

  /** What it means for the visitor. */
  readonly note?: StepNote;
  readonly facts: readonly Fact[];
}

/** What the network's node says would come of a request. It may lie: the steps do not depend on it. */
export interface Effect {
  readonly kind: EffectKind;
  readonly facts: readonly Fact[];
}

/** What the operator says of a contract that a request is for. It only adds words. */
export interface Description {
  readonly facts: readonly Fact[];
  readonly intent?: string;

  /** Whose contract it is. */
  readonly owner?: string;
}

/** What a request does, in words. */
export interface Reading {
  readonly steps: readonly Step[];
  readonly warnings: readonly Warning[];

  /** Whether the steps say all of it. */
  readonly isUnderstood: boolean;

  /** It is a sign-in message of the site that asks, which gives no rights. */
  readonly signsIn?: true;
  readonly effect?: Effect;
  readonly descriptions?: readonly Description[];

  /** The request as it is signed. */
  readonly raw: string;
}

/** Warnings of what costs the visitor something that the request does not need. */
const GRAVE: ReadonlySet<Warning> = new Set([
  'delegateCall',
  'forNothing',
  'highFee',
  'recap',
] as const);

const DANGERS: ReadonlySet<Warning> = new Set([
  ...GRAVE,
  ...(['authority', 'unlimited', 'wouldFail'] as const),
]);

/** Whether a warning is of a loss, and not of what the wallet does not know. */
export function isDanger(warning: Warning): boolean {
  return DANGERS.has(warning);
}

/** Whether the visitor approves it in two steps, and why: the wallet cannot say all of it, or it warns of something. */
export function secondStepFor({
  isUnderstood,
  warnings,
}: Pick<Reading, 'isUnderstood' | 'warnings'>): 'unknown' | 'warned' | undefined {
  if (!isUnderstood) return 'unknown';
  return warnings.some((warning) => GRAVE.has(warning)) ? 'warned' : undefined;
}

/** A request as it is shown and signed: one reading, and what the worker signs for it. */
export interface Plan {
  readonly account: string;
  readonly reading: Reading;

  /** For the worker, in their order. */
  readonly requests: readonly object[];

  /** Makes the answer to the site from the signatures, and sends what has to be sent. */
  readonly finish: (signatures: readonly Signature[]) => Promise<unknown>;
}

export type Signature = string | readonly string[];
