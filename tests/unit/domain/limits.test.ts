import { expect, it } from '@jest/globals';
import * as limits from '../../../domain/limits';

it("[R9.1] has the specification's times in milliseconds", () => {
  expect(limits).toMatchObject({
    PAIRING_EXPIRY_MS: 4 * 60_000,
    PAIRING_EXPIRY_GUARD_MS: 10_000,
    BALANCE_RETRY_GAP_MS: 30_000,
    SHAKE_MS: 500,
    SNACKBAR_SWAP_MS: 150,
    IMAGE_PRELOAD_RACE_MS: 2000,
    DEBOUNCE_MS: 500,
  });
});

it('[R9.3] keeps two recent wallets', () => {
  expect(limits.RECENT_WALLETS_MAX).toBe(2);
});

it('[R7.7] puts at most 1,000 calls in a batch and waits 10 s for the answer', () => {
  expect(limits).toMatchObject({ RPC_BATCH_SIZE: 1000, RPC_TIMEOUT_MS: 10_000 });
});

it('[R9.14] has the measures of the modal', () => {
  expect(limits).toMatchObject({
    Z_INDEX: 999,
    CARD_ANIMATION_MS: 150,
  });
});
