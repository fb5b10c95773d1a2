import { blake2b } from '@noble/hashes/blake2.js';
import { caipNetworkIdOf, parseCaipAddress } from '../../../domain/caip/caip-address';
import { FeatureError } from '../../../domain/errors/feature-error';
import { isWidgetError, type WidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import { findNetwork } from '../../../domain/network/find-network';
import type { SendRequest } from '../../../domain/send/send-request';
import type {
  ChainFees,
  ChainLimits,
  ChainSender,
  TransferFee,
  TransferQuestion,
} from '../../../ports/chain-transfers';
import type { PolkadotPayload } from '../../../ports/polkadot-wallet';
import type { RpcClients } from '../../../ports/rpc-client';
import { providerOf } from '../../../ports/provider-of';
import type { WalletSession } from '../../../ports/wallet-connector';
import { assetHeldBy, fundsOf, requireDeposits, spendable } from './deposit-check';
import { PolkadotRpc } from './polkadot-rpc';
import { publicKeyOf } from './public-key';
import type { RuntimeCache } from './runtime-cache';
import { joined } from '../../../domain/bytes/joined';
import { littleEndian } from '../../../domain/runtime/scale-writer';
import { bytesOf, hexOf } from './scale';
import type { SentTransactions } from './sent-transactions';
import { submitErrorOf } from './submit-error';
import { assetOf, draftTransfer, feeOf, type TransferDraft } from './transfer-draft';

export interface PolkadotTransfersDeps {
  readonly cache: RuntimeCache;
  readonly networks: () => readonly Network[];
  readonly rpcClients: RpcClients;
  readonly sent: SentTransactions;
}

const EXTRINSIC_VERSION = 4;

/** The generic address of the key of zeros, which stands for an unknown sender or receiver. */
const STAND_IN = '5C4hrfjw9DjXZTzV3MwzrrAr9P1MJhSrvWGWqi1eSuyUpnhM';

/** Signatures without a byte for their kind have 64 bytes, and are of the kind that wallets use, sr25519. */
const BARE_SIZE = 64;
const SR25519 = 1;

/** Sends transfers, and estimates their cost. */
export class PolkadotTransfers implements ChainFees, ChainLimits, ChainSender {
  readonly #deps: PolkadotTransfersDeps;

  constructor(deps: PolkadotTransfersDeps) {
    this.#deps = deps;
  }

  /** Without a known amount, estimates the cost of sending the whole balance: the most possible. */
  async transferFee(
    { from = STAND_IN, network, to = STAND_IN, token, units }: TransferQuestion,
    signal?: AbortSignal,
  ): Promise<TransferFee> {
    const { cache, rpcClients } = this.#deps;
    const rpc = new PolkadotRpc(rpcClients.forNetwork(network), signal);
    const sender = publicKeyOf(from);
    const transfer = {
      to: publicKeyOf(to),
      units: units ?? token.quantity.units,
      asset: assetOf(token),
    };
    const draft = await draftTransfer({ address: from, network, transfer }, cache, rpc);
    const [cost, funds] = await Promise.all([feeOf(draft, sender, rpc), fundsOf(sender, rpc)]);
    const reserve = funds.free - spendable(funds, draft.runtime.existentialDeposit);
    return { perGas: cost, cost, reserve };
  }

  async requireSendable(request: SendRequest, signal?: AbortSignal): Promise<undefined> {
    await this.#draft(request, signal);
  }

  async send(request: SendRequest, session: WalletSession, signal?: AbortSignal): Promise<string> {
    const { sent } = this.#deps;
    const { address } = parseCaipAddress(request.from);
    const polkadot = providerOf(session, 'polkadot');
    if (!polkadot) throw unsupported(request);
    const { draft, from, rpc } = await this.#draft(request, signal);

    const answer = await polkadot.signTransaction(payloadOf(draft, address), signal);
    const { call, extra, runtime } = draft;
    const extrinsic = runtime.extrinsicOf(call, extra, from, signatureIn(answer));
    const hash = hexOf(blake2b(extrinsic, { dkLen: 32 }));
    sent.remember(hash, draft);
    await this.#submit(hexOf(extrinsic), draft, address, rpc);
    return hash;
  }

  /** A transfer that the chain would execute. */
  async #draft(request: SendRequest, signal: AbortSignal | undefined) {
    const { cache, networks, rpcClients } = this.#deps;
    const { token, units } = request;
    const { address } = parseCaipAddress(request.from);
    const network = findNetwork(networks(), caipNetworkIdOf(request.from));
    if (!network) throw unsupported(request);
    const rpc = new PolkadotRpc(rpcClients.forNetwork(network), signal);
    const from = publicKeyOf(address);
    const asset = assetOf(token);
    const held = asset === undefined ? 0n : await assetHeldBy(from, asset, rpc);
    const transfer = { to: publicKeyOf(request.to), units, asset, isAll: units === held };
    const draft = await draftTransfer({ address, network, transfer }, cache, rpc);
    const fee = await feeOf(draft, from, rpc);
    const { existentialDeposit } = draft.runtime;
    const currency = network.nativeCurrency;
    await requireDeposits({ currency, existentialDeposit, fee, from, held, token, transfer }, rpc);
    return { draft, from, rpc };
  }

  /** If the answer is lost, the account's next nonce shows whether the transaction has arrived. */
  async #submit(
    extrinsic: string,
    { nonce }: TransferDraft,
    address: string,
    rpc: PolkadotRpc,
  ): Promise<void> {
    try {
      await rpc.submit(extrinsic);
    } catch (error) {
      const isRefused = isWidgetError(error, 'RPC');
      const next = isRefused ? 0 : await rpc.nextNonce(address).catch(() => 0);
      if (next <= nonce) throw submitErrorOf(error);
    }
  }
}

function unsupported({ from }: SendRequest): WidgetError {
  return new FeatureError('SEND_UNSUPPORTED', { caipNetworkId: caipNetworkIdOf(from) });
}

function payloadOf(draft: TransferDraft, address: string): PolkadotPayload {
  const { birthHash, birthNumber, call, era, genesisHash, metadata, nonce, runtime } = draft;
  return {
    address,
    blockHash: birthHash,
    blockNumber: word(birthNumber),
    era: hexOf(era),
    genesisHash,
    method: hexOf(call),
    nonce: word(nonce),
    specVersion: word(draft.specVersion),
    transactionVersion: word(draft.transactionVersion),
    signedExtensions: runtime.extensionNames,
    tip: `0x${'0'.repeat(32)}`,
    version: EXTRINSIC_VERSION,
    ...metadata,
  };
}

/** A number of 32 bits as wallets read it, with the highest byte first. */
function word(value: number): string {
  return hexOf(littleEndian(BigInt(value), 4).reverse());
}

function signatureIn(answer: string): Uint8Array {
  const bytes = bytesOf(answer) ?? Uint8Array.of();
  return bytes.length === BARE_SIZE ? joined(Uint8Array.of(SR25519), bytes) : bytes;
}
