import type { Holdings } from '../tokens/holdings';
import type { Scope } from '../scope/scope';
import { feeAt } from '../../domain/transaction/transfer-fee';
import { sendReceiver, sendUnits } from '../../domain/send/send-form';
import { isNativeToken, isSameToken, type TokenBalance } from '../../domain/token/token-balance';
import { valueOf } from '../../domain/token/display';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { TransferFee, TransferQuestion } from '../../ports/chain-transfers';
import type { ActiveAccount } from '../session/active-account';
import type { CurrentAccount } from '../session/current-account';
import { abortable } from '../../domain/abort/abortable';
import type { SendStore } from './send-store';

export interface PriceSendDeps {
  readonly activeAccount: ActiveAccount;
  readonly adapters: ChainAdapters;
  readonly holdings: Holdings;
  readonly scope: Scope;
  readonly send: SendStore;
}

/** Estimates the cost of sending, and checks whether the account can pay for it. */
export class PriceSend {
  readonly #deps: PriceSendDeps;
  #latest: TransferQuestion | undefined;

  constructor(deps: PriceSendDeps) {
    this.#deps = deps;
  }

  /**
   * The current cost of sending the chosen token, or `undefined` where it is not known: of `units` of it,
   * else of the typed amount. Shown only while account and token are the same and no later estimate was
   * requested. Never throws.
   */
  async execute(units?: bigint): Promise<TransferFee | undefined> {
    const { activeAccount, adapters, scope, send } = this.#deps;
    const account = activeAccount.get();
    const { form } = send.getSnapshot();
    const { token } = form;
    if (!account || token?.chainId !== account.network.caipNetworkId) return undefined;
    try {
      const { fees } = await adapters.find(account.namespace);
      if (!fees) return undefined;
      const { signal } = scope;
      const { address: from, network } = account;
      const to = sendReceiver(form);
      const question = { token, network, from, to, units: units ?? sendUnits(form) };
      this.#latest = question;
      const read = await abortable(fees.transferFee(question, signal), signal);
      const { speed = 'normal', token: current } = send.getSnapshot().form;
      const fee = feeAt(read, speed);
      const isSame = this.#latest === question && current && isSameToken(current, token);
      if (isSame && activeAccount.get() === account) this.#show(account, current, fee);
      return fee;
    } catch (error) {
      if (!scope.signal.aborted) scope.logger.warn('The cost of sending could not be read', error);
      return undefined;
    }
  }

  #show(account: CurrentAccount, token: TokenBalance, { cost, speeds }: TransferFee): void {
    const { holdings, send } = this.#deps;
    const tokens = [token, ...(holdings.portfolio.read(account.caipAddress) ?? [])];
    const native = tokens.find(isNativeToken);
    const balance = holdings.balances.getSnapshot()[account.namespace];
    const known = balance.status === 'loaded' ? balance.units : undefined;
    const nativeBalance = native?.quantity.units ?? known;
    const gasPriceInUSD =
      native?.price && valueOf(cost, account.network.nativeCurrency.decimals, native.price);
    send.change({
      funds: {
        accountType: account.accountType,
        ...(nativeBalance !== undefined && { nativeBalance }),
      },
    });
    send.learn({
      type: 'gasPriced',
      gasPrice: cost,
      ...(gasPriceInUSD && { gasPriceInUSD }),
      ...(speeds && { speeds }),
    });
    if (native?.value) {
      send.learn({ type: 'networkBalanceLoaded', networkBalanceInUSD: native.value });
    }
  }
}
