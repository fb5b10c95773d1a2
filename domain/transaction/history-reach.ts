/** What a source finds that cannot know the whole history of an account: transfers of tokens, and no other transaction. */
export interface HistoryReach {
  /** The time of the oldest block in which the source has looked. */
  readonly sinceMs: number;
}
