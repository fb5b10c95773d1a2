import type { SoldChain } from '../domain/sold-chains';

/** A purchase that a visitor wants to begin. */
export interface Purchase {
  /** The receiver. */
  readonly address: string;
  readonly chain: SoldChain;

  /** Names this purchase towards the provider. It cannot be guessed. */
  readonly reference: string;

  /** The IP address of the visitor, where it is known. */
  readonly clientIp: string | undefined;
}

/** A page of purchases, as the widget reads a history. */
export interface PurchasePage {
  readonly data: readonly PurchasedTokens[];
  readonly next?: string;
}

/** A purchase as an entry of a history. */
export interface PurchasedTokens {
  readonly id: string;
  readonly metadata: {
    readonly minedAt: string;
    readonly chain: string;
    readonly operationType: 'buy';
    readonly status: 'confirmed' | 'failed' | 'pending';
    readonly sentFrom: '';
    readonly sentTo: string;
    readonly hash?: string;
  };
  readonly transfers: readonly {
    readonly direction: 'in';
    readonly quantity: { readonly numeric: string };
    readonly fungible_info: { readonly symbol: string };
    readonly recipient: string;
  }[];
}

/** A service that sells tokens for money. */
export interface OnrampProvider {
  /** Whether it sells on `chain`. */
  sellsOn(chain: SoldChain): boolean;

  /**
   * The address of its page for one purchase: https, on its own host.
   *
   * @throws `ServiceError` where it cannot be used.
   */
  pageFor(purchase: Purchase): Promise<string>;

  /** The purchases of a reference, the latest first. Absent where the provider lists none. */
  readonly purchases?: (reference: string, cursor: string | undefined) => Promise<PurchasePage>;
}

export const providerNames = ['coinbase', 'moonpay', 'transak'] as const;

export type ProviderName = (typeof providerNames)[number];

/** The providers that the operator has configured. */
export type OnrampProviders = Readonly<Partial<Record<ProviderName, OnrampProvider>>>;
