import type { Transaction } from '../transaction/transaction';
import type { OnrampProviderName } from './onramp-offer';

/** A provider that lists what an account has bought. */
export type FollowedProvider = Exclude<OnrampProviderName, 'meld'>;

/** Whether purchases of `provider` can be followed. */
export function isFollowed(provider: OnrampProviderName): provider is FollowedProvider {
  return provider !== 'meld';
}

/** How far a purchase has come. */
export type Purchase =
  | { readonly status: 'idle' }
  | { readonly status: 'opening' | 'buying'; readonly provider: OnrampProviderName }
  | {
      readonly status: 'bought';
      readonly provider: OnrampProviderName;

      /** What has brought it. Absent where the source of transactions does not name it. */
      readonly transaction?: Transaction;
    }
  | { readonly status: 'failed'; readonly provider: OnrampProviderName };

/** What can happen to a {@link Purchase}. */
export type PurchaseEvent =
  | { readonly type: 'chosen'; readonly provider: OnrampProviderName }
  | { readonly type: 'arrived'; readonly transaction?: Transaction | undefined }
  | { readonly type: 'opened' | 'failed' | 'left' };

/** No purchase has begun. */
export const NO_PURCHASE: Purchase = { status: 'idle' };

/**
 * The purchase after `event`. A new choice replaces one that is under way; an event that its state does not
 * expect changes nothing and returns the same object.
 */
export function nextPurchase(purchase: Purchase, event: PurchaseEvent): Purchase {
  if (event.type === 'chosen') return { status: 'opening', provider: event.provider };
  if (purchase.status === 'idle') return purchase;
  const { provider, status } = purchase;
  switch (event.type) {
    case 'opened':
      return status === 'opening' ? { status: 'buying', provider } : purchase;
    case 'failed':
      return status === 'opening' ? { status: 'failed', provider } : purchase;
    case 'arrived': {
      if (status !== 'buying') return purchase;
      const { transaction } = event;
      return { status: 'bought', provider, ...(transaction && { transaction }) };
    }
    case 'left':
      return NO_PURCHASE;
  }
}
