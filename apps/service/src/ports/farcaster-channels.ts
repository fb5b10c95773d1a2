/** The channels of logins with Farcaster, each sealed. */
export interface StoredChannels {
  add(id: string, channel: string, untilMs: number): Promise<void>;

  /** The channel, for one request at a time: no other one gets it until `againMs`. */
  look(id: string, nowMs: number, againMs: number): Promise<string | undefined>;

  /** Stores what is known by now. The next request gets it from `againMs` on. */
  keep(id: string, channel: string, againMs: number): Promise<void>;
  end(id: string): Promise<void>;

  /** Deletes what is over. */
  sweep(nowMs: number): Promise<void>;
}
