/** Answers the first window of this origin that asks once there is a login for it. Returns how to end that. */
export type AnswerWindow = (flow: Promise<string>) => () => void;
