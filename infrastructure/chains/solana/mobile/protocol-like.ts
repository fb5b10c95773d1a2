/** What the widget uses of `@solana-mobile/mobile-wallet-adapter-protocol`, whose answers it does not trust. */
export interface MobileWalletAdapterLike {
  transact(
    use: (wallet: object) => unknown,
    config?: { readonly baseUri?: string },
  ): Promise<unknown>;
}

/** The module, or what downloads it. */
export type MobileWalletAdapterSource =
  MobileWalletAdapterLike | (() => Promise<MobileWalletAdapterLike>);

/** The methods of a wallet's app that the widget calls, by the module's names. */
export type AppMethod =
  | 'authorize'
  | 'deauthorize'
  | 'getCapabilities'
  | 'signMessages'
  | 'signTransactions'
  | 'signAndSendTransactions';

/** One session with a wallet's app. */
export interface AppCalls {
  /** Resolves with the app's answer, of which nothing is known. Rejects as soon as the session is over. */
  call(method: AppMethod, params: object): Promise<unknown>;
}
