import {
  type BitcoinAddressType,
  checkBitcoinAddress,
} from '../../../domain/address/bitcoin-address';
import { parseCaipAddress } from '../../../domain/caip/caip-address';
import { FeatureError } from '../../../domain/errors/feature-error';
import { WidgetError } from '../../../domain/errors/widget-error';
import {
  fieldOf,
  isUntrustedRecord,
  numberOf,
  parseEach,
} from '../../../domain/outside/untrusted-record';
import type { SendRequest } from '../../../domain/send/send-request';
import type {
  ChainFees,
  ChainSender,
  TransferFee,
  TransferQuestion,
} from '../../../ports/chain-transfers';
import { providerOf } from '../../../ports/provider-of';
import type { WalletSession } from '../../../ports/wallet-connector';
import type { EsploraClient } from './esplora-client';
import { type FeeRates, likelyFee, type PaymentShape, typicalFee } from './likely-spend';

/** The number of blocks within which a payment should be confirmed. */
const USUAL_BLOCKS = '3';
const URGENT_BLOCKS = '1';

const txidPattern = /^[0-9a-f]{64}$/;

/** Estimates the cost of a payment, and sends it. The wallet chooses coins, change and fee rate. */
export class BitcoinTransfers implements ChainFees, ChainSender {
  readonly #esplora: EsploraClient;

  constructor(esplora: EsploraClient) {
    this.#esplora = esplora;
  }

  /** An estimate: the wallet chooses the coins and the price. */
  async transferFee(question: TransferQuestion, signal?: AbortSignal): Promise<TransferFee> {
    const [rates, payment] = await Promise.all([
      this.#esplora.read(question.network, '/fee-estimates', ratesIn, signal),
      this.#shapeOf(question, signal),
    ]);
    return payment ? likelyFee(payment, rates) : typicalFee(rates);
  }

  async send(
    { from, to, token, units }: SendRequest,
    session: WalletSession,
    signal?: AbortSignal,
  ): Promise<string> {
    const { chainReference } = parseCaipAddress(from);
    const bitcoin = providerOf(session, 'bip122');
    if (!bitcoin || token.address !== undefined) {
      throw new FeatureError('SEND_UNSUPPORTED', { caipNetworkId: token.chainId });
    }
    const txid = await bitcoin.sendTransfer({ to, satoshi: units, chainReference }, signal);
    if (txidPattern.test(txid)) return txid;
    const reason = 'no transaction id';
    throw new WidgetError('WALLET_RESPONSE_INVALID', { method: 'sendTransfer', reason });
  }

  /** `undefined` where the sender, the amount or the sender's coins are not known. */
  async #shapeOf(
    { from, network, to, token, units }: TransferQuestion,
    signal?: AbortSignal,
  ): Promise<PaymentShape | undefined> {
    if (from === undefined || units === undefined) return undefined;
    try {
      const path = `/address/${encodeURIComponent(from)}/utxo`;
      const coins = await this.#esplora.read(network, path, coinsIn, signal);
      return { coins, from: typeOf(from), to: typeOf(to), satoshi: units };
    } catch (error) {
      signal?.throwIfAborted();
      // Explorers do not list the coins of an address with many. Sending all of them requires the list.
      if (units >= token.quantity.units) throw error;
      return undefined;
    }
  }
}

function ratesIn(estimates: unknown): FeeRates | undefined {
  const [usual, urgent] = [USUAL_BLOCKS, URGENT_BLOCKS].map((blocks) => rateIn(estimates, blocks));
  return usual === undefined || urgent === undefined ? undefined : { usual, urgent };
}

/** Satoshi per virtual byte. */
function rateIn(estimates: unknown, blocks: string): number | undefined {
  if (!isUntrustedRecord(estimates)) return undefined;
  // A chain without traffic has no estimates: its nodes relay from one satoshi per virtual byte on.
  const rate = fieldOf(estimates, blocks) === undefined ? 1 : numberOf(estimates, blocks);
  return rate !== undefined && rate > 0 ? rate : undefined;
}

/** The amount that an address can spend. */
function coinsIn(answer: unknown): readonly bigint[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  const coins = parseEach(answer, (coin) => {
    const value = numberOf(coin, 'value');
    return Number.isSafeInteger(value) && value !== undefined && value >= 0
      ? BigInt(value)
      : undefined;
  });
  return coins.length === answer.length ? coins : undefined;
}

/** The script type of an address; the most common one where that is unknown. */
function typeOf(address: string | undefined): BitcoinAddressType {
  const check = address === undefined ? undefined : checkBitcoinAddress(address);
  return check?.ok ? check.type : 'p2wpkh';
}
