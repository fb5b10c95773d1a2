/** A channel at the relay, which the visitor's app answers into. */
export interface RelayChannel {
  /** Opens the channel. The link has it as well, so it is no secret of the service. */
  readonly token: string;

  /** The link that the visitor's phone opens. */
  readonly url: string;
}

/** What the visitor's app has left in the channel. None of it is proved. */
export interface RelayAnswer {
  readonly message: string;
  readonly signature: string;
  readonly name?: string;
  readonly picture?: string;
}

export type ChannelState =
  | { readonly kind: 'pending' }
  | { readonly kind: 'over' }
  | { readonly kind: 'answered'; readonly said: RelayAnswer };

/** What a login asks the visitor's app to sign. */
export interface ChannelRequest {
  readonly origin: string;
  readonly nonce: string;
  readonly endsAtMs: number;
}

/** The relay of Farcaster, which the visitor's app writes to. */
export interface ChannelRelay {
  /** @throws `ServiceError` where the relay cannot be used. */
  open(request: ChannelRequest): Promise<RelayChannel>;

  /** @throws as `open` does. */
  look(token: string): Promise<ChannelState>;
}

/** Who has a Farcaster id. */
export interface FarcasterIds {
  /**
   * Whether the account has the id, or is one of its auth addresses.
   *
   * @throws `ServiceError` where the registries cannot be read.
   */
  mayLogIn(address: string, fid: bigint): Promise<boolean>;
}
