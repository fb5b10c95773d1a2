import { FakeWalletSession } from '../../../infrastructure/fake';
import type { FakeWalletPairing } from '../../../infrastructure/fake/fake-wallet-pairing';
import type { WalletGrant } from '../../../ports/wallet-connector';
import { ALICE, BOB } from '../headless-kit';
import { connectorOn } from '../../../domain/connection/connector';

/** The name of connections by pairing. */
export const PHONE_ID = 'walletConnect';

const CODE = 'wc:topic@2?relay-protocol=irn&symKey=00';

/** A wallet on another device, which connects by pairing. */
export class Phone {
  readonly #pairing: FakeWalletPairing;
  readonly #sessions: FakeWalletSession[] = [];
  #grant: WalletGrant = { addresses: [BOB], chainReference: '1' };

  constructor(pairing: FakeWalletPairing) {
    this.#pairing = pairing;
  }

  /** The phone's latest accounts and chain. */
  get lastWord(): { readonly addresses: readonly string[]; readonly chainId: string } {
    const { addresses, chainReference } = this.#grant;
    return { addresses, chainId: chainReference };
  }

  showCode(): void {
    this.#latest?.show(CODE);
  }

  approve(): void {
    const session = new FakeWalletSession(this.#grant, (next) => {
      this.#grant = next ?? this.#grant;
    });
    this.#sessions.push(session);
    const details = connectorOn('eip155', {
      id: PHONE_ID,
      name: 'Phone',
      type: 'WALLET_CONNECT',
    });
    this.#latest?.approve({ details, session });
  }

  decline(): void {
    this.#latest?.decline();
  }

  /** The visitor ends the connection on the phone. */
  leave(): void {
    this.#sessions.at(-1)?.leave();
  }

  change(): void {
    const [address] = this.#grant.addresses;
    this.#sessions.at(-1)?.change({ addresses: [address === BOB ? ALICE : BOB] });
  }

  get #latest() {
    return this.#pairing.pairings.at(-1);
  }
}
