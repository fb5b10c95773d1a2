import { onceUntilFailure } from '../../domain/async/once-until-failure';
import { abortable } from '../../domain/abort/abortable';
import { WidgetError } from '../../domain/errors/widget-error';
import type { Network } from '../../domain/network/network';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import type {
  PairedSession,
  PairingProposal,
  SignedPairing,
  SignInProposal,
  WalletPairing,
} from '../../ports/wallet-pairing';

/** The downloaded pairing. */
export interface LoadedPairing extends Required<WalletPairing> {
  /** Leaves the relay. Approved sessions stay approved for the next visit. */
  close(): void;
}

export interface LazyWalletPairingDeps {
  readonly storage: KeyValueStorage;
  readonly load: () => Promise<LoadedPairing>;
}

/** The key of the sessions in the storage. A widget's id stands before the slashes. */
const storedSessions = /^wc@2:client:[^/]*\/\/session$/;

/** {@link WalletPairing} that downloads its code for the first pairing URI, or for a session to restore. */
export class LazyWalletPairing implements WalletPairing {
  readonly #deps: LazyWalletPairingDeps;
  readonly #download: () => Promise<LoadedPairing>;
  #loaded: LoadedPairing | undefined;
  #isClosed = false;

  constructor(deps: LazyWalletPairingDeps) {
    this.#deps = deps;
    this.#download = onceUntilFailure(async () => {
      this.#loaded = await deps.load();
      if (this.#isClosed) this.#loaded.close();
      return this.#loaded;
    });
  }

  async propose(
    proposal: PairingProposal,
    signal?: AbortSignal,
  ): Promise<readonly PairedSession[]> {
    return (await this.#load(signal)).propose(proposal, signal);
  }

  async signIn(proposal: SignInProposal, signal?: AbortSignal): Promise<SignedPairing> {
    return (await this.#load(signal)).signIn(proposal, signal);
  }

  async resume(
    left: string,
    proposal: PairingProposal,
    signal?: AbortSignal,
  ): Promise<SignedPairing> {
    return (await this.#load(signal)).resume(left, proposal, signal);
  }

  async restore(
    networks: readonly Network[],
    signal?: AbortSignal,
  ): Promise<readonly PairedSession[]> {
    signal?.throwIfAborted();
    if (!this.#hasStored()) return [];
    return (await this.#load(signal)).restore(networks, signal);
  }

  /** Leaves the relay, if it was ever connected. */
  close(): void {
    this.#isClosed = true;
    this.#loaded?.close();
  }

  #hasStored(): boolean {
    const { storage } = this.#deps;
    return storage
      .keys('wc@2:client:')
      .some((key) => storedSessions.test(key) && (storage.get(key) ?? '[]') !== '[]');
  }

  async #load(signal?: AbortSignal): Promise<LoadedPairing> {
    signal?.throwIfAborted();
    if (this.#isClosed) throw new WidgetError('WIDGET_DISPOSED', {});
    try {
      return await abortable(this.#download(), signal);
    } catch (cause) {
      signal?.throwIfAborted();
      throw new WidgetError('DOWNLOAD_FAILED', {}, { cause });
    }
  }
}
