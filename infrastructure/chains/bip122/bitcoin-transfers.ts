import { parseCaipAddress } from '../../../domain/caip/caip-address';
import { WidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import { fieldOf, isOutsideObject, numberOf } from '../../../domain/outside/outside-object';
import type { SendRequest } from '../../../domain/send/send-request';
import type { TokenBalance } from '../../../domain/token/token-balance';
import type { ChainFees, ChainSender, TransferFee } from '../../../ports/chain-transfers';
import type { WalletSession } from '../../../ports/wallet-connector';
import type { EsploraClient } from './esplora-client';

/**
 * The size of a payment with one coin in and a change out, both of the kind that wallets use most
 * (P2WPKH), in virtual bytes (BIP-141). The wallet chooses the coins: more of them cost more.
 */
const TYPICAL_SIZE_VBYTES = 141;

/** In how many blocks a payment should be part of the chain. */
const TARGET_BLOCKS = '3';

const txidPattern = /^[0-9a-f]{64}$/;

/** What a payment costs, and sending it: the wallet chooses coins, change and fee rate. */
export class BitcoinTransfers implements ChainFees, ChainSender {
  readonly #esplora: EsploraClient;

  constructor(esplora: EsploraClient) {
    this.#esplora = esplora;
  }

  /** An estimate: see {@link TYPICAL_SIZE_VBYTES}. */
  async transferFee(
    _token: TokenBalance,
    network: Network,
    signal?: AbortSignal,
  ): Promise<TransferFee> {
    const satoshiPerVbyte = await this.#esplora.read(network, '/fee-estimates', rateIn, signal);
    const cost = BigInt(Math.ceil(satoshiPerVbyte * TYPICAL_SIZE_VBYTES));
    return { perGas: cost, cost };
  }

  async send(
    { from, to, token, units }: SendRequest,
    session: WalletSession,
    signal?: AbortSignal,
  ): Promise<string> {
    const { chainReference } = parseCaipAddress(from);
    const { bitcoin } = session;
    if (!bitcoin || token.address !== undefined) {
      throw new WidgetError('SEND_UNSUPPORTED', { caipNetworkId: token.chainId });
    }
    const txid = await bitcoin.sendTransfer({ to, satoshi: units, chainReference }, signal);
    if (txidPattern.test(txid)) return txid;
    const reason = 'no transaction id';
    throw new WidgetError('WALLET_RESPONSE_INVALID', { method: 'sendTransfer', reason });
  }
}

/** Satoshi per virtual byte. */
function rateIn(estimates: unknown): number | undefined {
  if (!isOutsideObject(estimates)) return undefined;
  // A chain without traffic has no estimates: its nodes relay from one satoshi per virtual byte on.
  const rate =
    fieldOf(estimates, TARGET_BLOCKS) === undefined ? 1 : numberOf(estimates, TARGET_BLOCKS);
  return rate !== undefined && rate > 0 ? rate : undefined;
}
