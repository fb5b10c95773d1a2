/** Two pages that meet: each by the hash of its name, the texts sealed by them. */
export interface StoredRendezvous {
  /** A device leaves a question. */
  begin(id: string, device: string, question: string, untilMs: number): Promise<void>;

  /** The question, for the first taker. */
  take(id: string, taker: string, nowMs: number): Promise<string | undefined>;

  /** The taker leaves the answer, once. Whether it did. */
  answer(id: string, taker: string, answer: string, nowMs: number): Promise<boolean>;

  /** The answer, which ends the rendezvous. */
  takeAnswer(id: string, device: string, nowMs: number): Promise<string | undefined>;

  /** Whether the rendezvous of a device has a taker. `undefined` where there is none. */
  isTaken(id: string, device: string, nowMs: number): Promise<boolean | undefined>;
  end(id: string, device: string): Promise<void>;

  /** Deletes what is over. */
  sweep(nowMs: number): Promise<void>;
}
