import type { Network } from '../../../domain/network/network';
import type { ChainAdapter } from '../../../ports/chain-adapter';
import type { Clock } from '../../../ports/clock';
import type { RpcClients } from '../../../ports/rpc-client';
import type { Eip155Abilities } from './eip155-abilities';
import { Eip155Signer } from './eip155-signer';
import type { EnsParts } from './ens-names';
import { expectQuantity } from './quantity';

export interface Eip155ChainAdapterDeps {
  readonly clock: Clock;

  /** What ENS names need beside Ethereum, as far as the site allows it. */
  readonly ens?: () => Promise<EnsParts | undefined>;

  /** The site's networks right now. */
  readonly networks: () => readonly Network[];
  readonly rpcClients: RpcClients;
}

/**
 * {@link ChainAdapter} for EVM chains, over JSON-RPC and the wallet's EIP-1193 provider. The code for sending
 * and for names is downloaded at its first use.
 */
export class Eip155ChainAdapter implements ChainAdapter, Eip155Abilities {
  readonly namespace = 'eip155';
  readonly bundles: Eip155Abilities['bundles'];
  readonly calls: Eip155Abilities['calls'];
  readonly facts: Eip155Abilities['facts'];
  readonly fees: Eip155Abilities['fees'];
  readonly limits: Eip155Abilities['limits'];
  readonly names: Eip155Abilities['names'];
  readonly outcomes: Eip155Abilities['outcomes'];
  readonly sender: Eip155Abilities['sender'];
  readonly signer: Eip155Signer;
  readonly #rpcClients: RpcClients;

  constructor(deps: Eip155ChainAdapterDeps) {
    this.#rpcClients = deps.rpcClients;
    this.signer = new Eip155Signer(deps);
    const abilities = async (): Promise<Eip155Abilities> => {
      const { eip155Abilities } = await import('./eip155-abilities');
      return eip155Abilities(deps);
    };
    this.bundles = {
      areAtomic: async (...question) => (await abilities()).bundles.areAtomic(...question),
      send: async (...calls) => (await abilities()).bundles.send(...calls),
      end: async (...question) => (await abilities()).bundles.end(...question),
      balanceChecks: async (...floors) => (await abilities()).bundles.balanceChecks(...floors),
      simulate: async (...calls) => (await abilities()).bundles.simulate(...calls),
    };
    this.calls = {
      send: async (...call) => (await abilities()).calls.send(...call),
      fee: async (...call) => (await abilities()).calls.fee(...call),
      isSettler: async (...address) => (await abilities()).calls.isSettler(...address),
      standingAllowances: async (...tokens) =>
        (await abilities()).calls.standingAllowances(...tokens),
      signPermit: async (...call) => (await abilities()).calls.signPermit(...call),
      simulate: async (...call) => (await abilities()).calls.simulate(...call),
    };
    this.facts = {
      tokenFacts: async (...question) => (await abilities()).facts.tokenFacts(...question),
      receiverKind: async (...question) => (await abilities()).facts.receiverKind(...question),
    };
    this.fees = {
      transferFee: async (...question) => (await abilities()).fees.transferFee(...question),
      callFee: async (...question) => (await abilities()).fees.callFee(...question),
    };
    this.limits = {
      requireSendable: async (...transfer) =>
        (await abilities()).limits.requireSendable(...transfer),
    };
    this.names = {
      profileOf: async (...question) => (await abilities()).names.profileOf(...question),
      addressOf: async (...question) => (await abilities()).names.addressOf(...question),
    };
    this.outcomes = {
      outcome: async (...question) => (await abilities()).outcomes.outcome(...question),
      isKept: async (...question) => (await abilities()).outcomes.isKept(...question),
    };
    this.sender = { send: async (...transfer) => (await abilities()).sender.send(...transfer) };
  }

  async nativeBalance(address: string, network: Network, signal?: AbortSignal): Promise<bigint> {
    const client = this.#rpcClients.forNetwork(network);
    const params = [address, 'latest'];
    const answer = await client.request({ method: 'eth_getBalance', params }, signal);
    return expectQuantity(answer, 'the balance');
  }
}
