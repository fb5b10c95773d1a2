/** An event that a receiver has not taken yet. */
export interface WaitingEvent {
  /** By which the receiver knows the event again, however often it comes. */
  readonly id: string;

  /** The name of the receiver. */
  readonly receiver: string;

  /** What the receiver reads. */
  readonly body: string;

  /** How often it was tried in vain. */
  readonly tries: number;
}

/** Which event of which receiver. */
export type WaitingEventKey = Pick<WaitingEvent, 'id' | 'receiver'>;

/** Events that wait for their receivers. */
export interface StoredEvents {
  /** @param endsMs When it is forgotten, also where its receiver is not set any more. */
  add(event: Omit<WaitingEvent, 'tries'>, nextMs: number, endsMs: number): Promise<void>;

  /**
   * The events for a receiver that are due, at most `most`, each given to one caller: the others get it no sooner than `againMs`,
   * so that it leaves also where the caller ends before it says what became of it.
   */
  take(
    receiver: string,
    nowMs: number,
    againMs: number,
    most: number,
  ): Promise<readonly WaitingEvent[]>;

  /** Says that an event was tried in vain, and when it is tried again. */
  postpone(key: WaitingEventKey, nextMs: number): Promise<void>;

  /** Forgets an event that was taken, or is given up. */
  remove(key: WaitingEventKey): Promise<void>;

  /** The receiver wants nothing any more: forgets what waits for it. */
  close(receiver: string, nowMs: number): Promise<void>;

  /** The receivers that want nothing any more. */
  closed(): Promise<readonly string[]>;

  /** The receiver is asked again. */
  reopen(receiver: string): Promise<void>;

  /** Forgets what waits for a receiver. */
  removeOf(receiver: string): Promise<void>;

  /** Deletes what is over. */
  sweep(nowMs: number): Promise<void>;
}
