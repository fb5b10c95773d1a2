import { FeatureError } from '../../../domain/errors/feature-error';
import type { WidgetError } from '../../../domain/errors/widget-error';
import type { NativeCurrency } from '../../../domain/network/network';
import { formatAmount } from '../../../domain/token/amount';
import type { TokenBalance } from '../../../domain/token/token-balance';
import { type AccountFunds, accountFundsIn, systemAccountKey } from './account-storage';
import type { AssetId } from './asset-id';
import { assetAccountKey, assetBalanceIn, assetKey, assetRulesIn } from './pallet-assets';
import type { PolkadotRpc } from './polkadot-rpc';
import type { Transfer } from './runtime-metadata';

/** A transfer, with all facts that decide whether the chain would execute it. */
export interface DepositQuestion {
  readonly from: Uint8Array;
  readonly transfer: Transfer;
  readonly fee: bigint;

  /** The existential deposit, in base units. */
  readonly existentialDeposit: bigint;
  readonly currency: Pick<NativeCurrency, 'decimals' | 'symbol'>;
  readonly token: TokenBalance;

  /** The sender's balance of the asset, where the transfer is of one. */
  readonly held: bigint;
}

/**
 * Prevents a fee for a transfer that the chain would refuse. An account exists only while it holds the
 * existential deposit, so a transfer fails on the chain when it would end the sender's account or not create
 * the receiver's.
 *
 * @throws `ACCOUNT_MINIMUM`, `GAS_INSUFFICIENT`, and what the network's `RpcClient` throws.
 */
export async function requireDeposits(question: DepositQuestion, rpc: PolkadotRpc): Promise<void> {
  const { currency, existentialDeposit, fee, from, held, token, transfer } = question;
  const [sender, receiver] = await Promise.all([fundsOf(from, rpc), fundsOf(transfer.to, rpc)]);
  const { symbol } = currency;
  const minimum = formatAmount(existentialDeposit, currency.decimals);
  const tooLittle = (whose: 'sender' | 'receiver'): WidgetError =>
    new FeatureError('ACCOUNT_MINIMUM', { minimum, symbol, whose });

  if (fee > spendable(sender, existentialDeposit)) {
    throw new FeatureError('GAS_INSUFFICIENT', { symbol });
  }
  const { asset } = transfer;
  if (asset === undefined) {
    if (transfer.units + fee > spendable(sender, existentialDeposit)) throw tooLittle('sender');
    if (receiver.free + transfer.units < existentialDeposit) throw tooLittle('receiver');
    return;
  }
  const [stored, receiverHolds] = await Promise.all([
    rpc.storage(assetKey(asset)),
    assetHeldBy(transfer.to, asset, rpc),
  ]);
  const rules = assetRulesIn(stored);
  const tooLittleOfIt = (whose: 'sender' | 'receiver'): WidgetError =>
    new FeatureError('ACCOUNT_MINIMUM', {
      minimum: formatAmount(rules.minimum, token.quantity.decimals),
      symbol: token.symbol,
      whose,
    });
  const left = held - transfer.units;
  const isNew = receiverHolds === 0n;
  if (isNew && !rules.isSufficient && receiver.free === 0n) throw tooLittle('receiver');
  if (isNew && transfer.units < rules.minimum) throw tooLittleOfIt('receiver');
  if (left > 0n && left < rules.minimum) throw tooLittleOfIt('sender');
}

/**
 * The balance of `asset` of the account of `publicKey`. @throws what the network's `RpcClient` throws.
 */
export async function assetHeldBy(
  publicKey: Uint8Array,
  asset: AssetId,
  rpc: PolkadotRpc,
): Promise<bigint> {
  return assetBalanceIn(await rpc.storage(assetAccountKey(asset, publicKey)));
}

/** The balances of the account of `publicKey`. @throws what the network's `RpcClient` throws. */
export async function fundsOf(publicKey: Uint8Array, rpc: PolkadotRpc): Promise<AccountFunds> {
  return accountFundsIn(await rpc.storage(systemAccountKey(publicKey)));
}

/** The amount that an account can send and still exist. A reserved amount counts towards a frozen one. */
export function spendable(
  { free, frozen, reserved }: AccountFunds,
  existentialDeposit: bigint,
): bigint {
  const heldBack = frozen > reserved ? frozen - reserved : 0n;
  const kept = heldBack > existentialDeposit ? heldBack : existentialDeposit;
  return free > kept ? free - kept : 0n;
}
