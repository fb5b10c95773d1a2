import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import {
  parseReceiverPrints,
  type ReceiverPrint,
  receiverPrint,
  withPrint,
} from '../../domain/send/paid-receivers';
import type { StoredValues } from '../state/stored-values';

const PAID_RECEIVERS = 'paid_receivers';

/** Whom the visitor has paid: by address on this visit, and by what {@link receiverPrint} keeps on all. */
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

  /** What is kept of those that were paid on this visit and on earlier ones. */
  get prints(): readonly ReceiverPrint[] {
    return parseReceiverPrints(this.#stored.json(PAID_RECEIVERS));
  }

  /** Keeps `address` in mind, and a print of it in the storage of this device. */
  add(address: string, namespace: ChainNamespace): void {
    this.#addresses.add(address);
    const prints = withPrint(this.prints, receiverPrint(address, namespace));
    this.#stored.setJson(PAID_RECEIVERS, prints);
  }
}
