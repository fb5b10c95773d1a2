import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import {
  parseReceiverPrints,
  type ReceiverPrint,
  receiverPrint,
  withPrint,
} from '../../domain/send/paid-receivers';
import type { StoredValues } from '../state/stored-values';

const PAID_RECEIVERS = 'paid_receivers';

/**
 * The accounts that the visitor has paid: addresses on this visit, and {@link receiverPrint}s on all visits.
 */
export class PaidReceivers {
  readonly #stored: StoredValues;
  readonly #addresses = new Set<string>();

  constructor(stored: StoredValues) {
    this.#stored = stored;
  }

  /** The addresses that were paid on this visit. */
  get addresses(): readonly string[] {
    return [...this.#addresses];
  }

  /** The prints of accounts that were paid on this visit and on earlier ones. */
  get prints(): readonly ReceiverPrint[] {
    return parseReceiverPrints(this.#stored.json(PAID_RECEIVERS));
  }

  /** Remembers `address` for this visit, and stores its print on this device. */
  add(address: string, namespace: ChainNamespace): void {
    this.#addresses.add(address);
    const prints = withPrint(this.prints, receiverPrint(address, namespace));
    this.#stored.setJson(PAID_RECEIVERS, prints);
  }
}
