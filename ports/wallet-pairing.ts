import type { Connector } from '../domain/connection/connector';
import type { Network } from '../domain/network/network';
import { createToken } from './token';
import type { WalletSession } from './wallet-connector';

/** What a wallet approved on one namespace. */
export interface PairedSession {
  /** The wallet: its type is `WALLET_CONNECT`, its `chain` the namespace. */
  readonly details: Connector;
  readonly session: WalletSession;
}

/** What is proposed to whichever wallet reads the code. */
export interface PairingProposal {
  /** The networks that the session is asked for. None of them is a condition. */
  readonly networks: readonly Network[];

  /** Called with the pairing URI as soon as the relay knows it: at most once, and before the answer. */
  readonly onUri: (uri: string) => void;
}

/** A code that a visitor shows to a wallet on another device, and the session that comes of it. */
export interface WalletPairing {
  /**
   * Makes a pairing and waits for a wallet to approve it: there is no time limit. Resolves with one
   * session per namespace, at least one.
   *
   * @throws `WidgetError` `RPC` with the wallet's code when the person declines, `PAIRING_UNREACHABLE`
   * where the relay is not reached, and the reason of `signal` as soon as it aborts; what a wallet
   * approves after that is ended again.
   */
  propose(proposal: PairingProposal, signal?: AbortSignal): Promise<readonly PairedSession[]>;
}

export const WalletPairing = createToken<WalletPairing>('WalletPairing');
