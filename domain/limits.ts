/** The constants of the specification's point 9 that the layers share, each with its unit in its name. */

export const BALANCE_RETRY_GAP_MS = 30_000;
export const BALANCE_CACHE_MS = 30_000;
export const BALANCE_POLL_MS = 4000;
export const TRANSACTION_POLL_MS = 4000;

/** How often the fee on show in a review is estimated again. */
export const FEE_POLL_MS = 10_000;
export const PORTFOLIO_CACHE_MS = 30_000;
export const ENS_CACHE_MS = 300_000;
export const IDENTITY_CACHE_MS = 300_000;
/** How often the widget checks the state of a purchase. */
export const ONRAMP_POLL_MS = 4000;
export const SHAKE_MS = 500;
export const SNACKBAR_SWAP_MS = 150;
export const SNACKBAR_SHOWN_MS = 2500;

/** Bad news takes longer to read. */
export const SNACKBAR_ERROR_SHOWN_MS = 5000;
export const IMAGE_PRELOAD_RACE_MS = 2000;
export const DEBOUNCE_MS = 500;
export const PAIRING_EXPIRY_MS = 240_000;
export const PAIRING_EXPIRY_GUARD_MS = 10_000;

/** How long a pairing URI is kept after its view closed: the visitor may be moving to another view. */
export const PAIRING_LINGER_MS = 5000;
export const RECENT_WALLETS_MAX = 2;

/** How many wallets of a directory are listed at a time. */
export const WALLET_PAGE_SIZE = 40;

/** How many wallets the Connect view lists before it recommends others. */
export const RECOMMENDED_WALLETS_MAX = 4;

export const HTTP_TIMEOUT_MS = 10_000;
export const RPC_TIMEOUT_MS = 10_000;
export const RPC_BATCH_SIZE = 1000;
export const RPC_DEDUPE_ENTRIES = 8192;

/** How long the answer to a read of a contract is used again. */
export const CLIENT_CACHE_MS = 4000;

/** The most bytes of the calls that one multicall makes. */
export const MULTICALL_BATCH_BYTES = 1024;

export const Z_INDEX = 999;
export const CARD_ANIMATION_MS = 150;

/** How long a page waits for the wallet of an earlier visit before it shows itself disconnected. */
export const RESTORE_PATIENCE_MS = 3000;

/** How long a modal that is asked for waits for what draws it. */
export const PRESENTER_PATIENCE_MS = 5000;

/** How long another wallet may take to claim to be that of an earlier visit, where the first one looks otherwise. */
export const CLAIM_PATIENCE_MS = 1000;

/** How long a wallet may take to list its assets before the service is asked instead. */
export const ASSET_DISCOVERY_PATIENCE_MS = 5000;
