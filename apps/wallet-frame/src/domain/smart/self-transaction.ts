import { HostRefusal } from '../refusals/host-refusal';
import { referenceOf } from '../networks/networks';
import { rpcCodes } from '../../../../../domain/rpc/rpc-code';
import type { Bundle, PreparedBundle } from '../plans/evm/bundle';
import { feeTerms } from '../plans/evm/fee-terms';
import { feesFor } from '../plans/evm/gas-price';
import { hex, numberIn } from '../plans/evm/numbers';
import { sendTransaction } from '../plans/evm/send-transaction';
import { sentTransactions } from '../plans/evm/sent-transactions';
import { costOf } from '../plans/evm/transaction';
import type { PlanContext } from '../plans/plan-context';
import { invalid, refused } from '../plans/unread';
import { ACCOUNT_CODE, executeBatch } from '../signing/account-code';
import { togetherStep, upgradeStep } from './bundle-steps';
import { gasWithCode } from './gas-with-code';

const GAS_MARGIN = 120n;

/**
 * Prepares one transaction of the account to itself, which makes all of the calls or none.
 *
 * @param code This wallet's code, where the account has none yet: the same transaction then gives it that (EIP-7702).
 * @throws HostRefusal also where the calls fail.
 */
export async function selfTransaction(
  { calls, chain }: Bundle,
  code: string | undefined,
  context: PlanContext,
): Promise<PreparedBundle> {
  const { accounts, node } = context;
  const own = accounts.evm.address.toLowerCase();
  const list = calls.map(({ data, to, value }) => {
    if (to === undefined) throw invalid('to');
    return { to, value, data };
  });
  const parts = list.map(({ data, to, value }) => ({ to, value: hex(value), data }));
  const call = { from: own, to: own, value: '0x0', data: executeBatch(list) };
  const [nonce, gas, fees] = await Promise.all([
    node('eth_getTransactionCount', [own, 'pending']).then((count) => numberIn(count, 'nonce')),
    gasWithCode(call, code, parts, node).catch(failing),
    feesFor({}, node),
  ]);
  if (fees['gasPrice'] !== undefined) {
    throw refused('This network has no transactions of EIP-7702', rpcCodes.atomicityUnsupported);
  }
  const chainId = hex(BigInt(referenceOf(chain)));
  const bundle = {
    from: own,
    chainId,
    nonce: hex(nonce),
    gas: hex((gas * GAS_MARGIN) / 100n),
    ...fees,
    calls: parts,
    ...(code !== undefined && {
      authorization: { address: ACCOUNT_CODE, chainId, nonce: hex(nonce + 1n) },
    }),
  };
  return {
    requests: [{ kind: 'evmBundle', bundle }],
    after: [togetherStep, ...(code === undefined ? [] : [upgradeStep])],
    ...(await feeTerms(costOf([bundle]), calls, context)),
    raw: bundle,
    send: async ([signed]) => {
      const hash = await sendTransaction(String(signed), node);
      return sentTransactions(
        { chain, hashes: [hash], count: 1, from: own, nonce: bundle.nonce },
        node,
      );
    },
  };
}

function failing(error: unknown): never {
  if (!(error instanceof HostRefusal)) throw error;
  throw new HostRefusal(
    `A test run of all the calls failed, so none of them is done: ${error.message}`,
    error.code,
  );
}
