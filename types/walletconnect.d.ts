import '@walletconnect/sign-client';

/** What `patches/walletconnect` adds to the types that the packages publish. */

declare module '@walletconnect/sign-client/dist/types/client' {
  interface SignClient {
    /** Leaves the relay for good, and stops every timer. Sessions stay as they are. */
    close(): Promise<void>;
  }
}

declare module '@walletconnect/types/dist/types/sign-client/engine' {
  namespace EngineTypes {
    interface PingParams {
      /** Ends the wait for an answer; the promise rejects with its reason. */
      readonly signal?: AbortSignal;
    }
  }
}
