/** A question of this page to a window of its own origin. */
export interface Rendezvous {
  /** What the window has answered. Rejects where it never does. */
  readonly answer: Promise<unknown>;

  /** Opens the window, or brings it to the front. From the press of a button; `false` where the browser opens none. */
  open(): boolean;

  /** The visitor or the site has left. */
  end(): void;
}

/** Leaves a question for a window of this origin. @throws the reason of `signal`, and what asking the service throws. */
export type BeginRendezvous = (question: object, signal: AbortSignal) => Promise<Rendezvous>;
