/** What a receiver gets. */
export interface WebhookMessage {
  readonly id: string;
  readonly body: string;

  /** When it is sent, which is signed with it. */
  readonly sentAtMs: number;
}

/** Where a message goes, and by what it is signed. */
export interface WebhookAddress {
  readonly url: string;
  readonly secrets: readonly string[];
}

/** Sends one message to one receiver. */
export interface WebhookSender {
  /**
   * @returns `gone` where the receiver wants nothing any more.
   * @throws where the receiver does not take it, or may not be called.
   */
  send(address: WebhookAddress, message: WebhookMessage): Promise<'gone' | 'taken'>;
}
