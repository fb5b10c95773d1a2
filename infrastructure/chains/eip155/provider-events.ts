import { rpcCodes } from '../../../domain/rpc/rpc-code';
import type { WalletEvent, WalletGrant } from '../../../ports/wallet-connector';

type Listener = (...args: never[]) => void;

/** The events of EIP-1193 for a wallet that is used by requests, made from the changes of its grant. */
export class ProviderEvents {
  readonly #listeners = new Map<string, Set<Listener>>();
  #before: WalletGrant | undefined;

  constructor(grant: WalletGrant | undefined) {
    this.#before = grant;
  }

  on(event: string, listener: Listener): void {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
  }

  off(event: string, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener);
  }

  /** Emits to the dapp what `event` means for it: the chain before the accounts. */
  tell(event: WalletEvent): void {
    if (event.type === 'disconnected') {
      this.#emit('disconnect', { code: rpcCodes.disconnected, message: 'Disconnected' });
    }
    if (event.type !== 'changed') return;
    const { addresses, chainReference } = event.grant;
    const before = this.#before;
    this.#before = event.grant;
    if (chainReference !== before?.chainReference) {
      this.#emit('chainChanged', chainIdText(chainReference));
    }
    if (addresses.join() !== before?.addresses.join()) {
      this.#emit('accountsChanged', [...addresses]);
    }
  }

  #emit(event: 'accountsChanged' | 'chainChanged' | 'disconnect', payload: unknown): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) {
      try {
        (listener as (payload: unknown) => void)(payload);
      } catch {
        // A throwing listener must not stop the others.
      }
    }
  }
}

/** An EIP-155 chain id in the form that wallets and dapps use. */
export function chainIdText(chainReference: string): string {
  return `0x${Number(chainReference).toString(16)}`;
}
