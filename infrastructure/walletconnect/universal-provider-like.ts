import type { SdkStorage } from './sdk-storage';

/**
 * A `UniversalProvider` of `@walletconnect/universal-provider`, by the members that its versions have in common. The
 * rest of it is read where it is used, and checked.
 */
export interface UniversalProviderLike {
  /** The sign client inside it. */
  readonly client: object;
  readonly session?: { readonly topic: string } | undefined;
  connect(proposal: object): Promise<unknown>;
  authenticate(proposal: object): Promise<unknown>;
  disconnect(): Promise<void>;
  on(event: string, listener: (payload: never) => void): unknown;
  removeListener(event: string, listener: (payload: never) => void): unknown;
}

/**
 * Makes the provider over the widget's storage: for `storage` of `UniversalProvider.init`. The sessions of the provider
 * and those of our own client are then the same.
 */
export type UniversalProviderOf = (widget: {
  readonly storage: SdkStorage;
}) => Promise<UniversalProviderLike>;
