/** A question of this page to a window of its own origin. */
export interface Meeting {
  /** What the window has answered. Rejects where it never does. */
  readonly answer: Promise<unknown>;

  /** Opens the window, or brings it to the front. From the press of a button; `false` where the browser opens none. */
  open(): boolean;

  /** The visitor or the site has left. */
  end(): void;
}

/** Leaves a question for a window of this origin. @throws the reason of `signal`, and what asking the service throws. */
export type BeginMeeting = (question: object, signal: AbortSignal) => Promise<Meeting>;
