import { checksumAddress } from '../../accounts/evm-address';
import type { Signature } from '../../readings/reading';
import { HostRefusal } from '../../refusals/host-refusal';
import { referenceOf } from '../../networks/networks';
import { rpcCodes } from '../../../../../../domain/rpc/rpc-code';
import type { SmartAccountSettings } from '../../networks/settings';
import type { Bundle, PreparedBundle } from '../../plans/evm/bundle';
import { feeTerms } from '../../plans/evm/fee-terms';
import { feesFor } from '../../plans/evm/gas-price';
import { hex, numberIn } from '../../plans/evm/numbers';
import type { PlanContext } from '../../plans/plan-context';
import { refused } from '../../plans/unread';
import { ACCOUNT_CODE } from '../../signing/account-code';
import { ENTRY_POINT, FACTORY } from '../../signing/entry-point';
import { createAccountData, simpleAccountOf } from '../../signing/simple-account';
import { type UserOperation, userOperationHash } from '../../signing/user-operation';
import { requestValues } from '../../texts/request-values';
import { deployStep, togetherStep, upgradeStep } from '../bundle-steps';
import { accountCodeOn } from '../account-code-on';
import { delegationOf } from '../delegation';
import type { AskOperator } from './operator';
import { Bundler } from './bundler';
import { depositOf, nextNonce } from './entry-point';
import { withinBounds } from './gas-bounds';
import { mostCost, operationCost } from './operation-cost';
import { refusedOperation } from './operation-refusal';
import { Paymaster } from './paymaster';
import { sentBundle } from './sent-bundle';
import type { SentOperations } from './sent-operations';
import { type SignedOperation, signedOperation } from './signed-operation';
import { sponsored } from './sponsored';

export interface OperationBundleDeps {
  readonly settings: SmartAccountSettings & { readonly bundlerUrl: string };
  readonly sent: SentOperations;
  readonly ask: (url: string) => AskOperator;
  readonly now: () => number;
}

const NO_GAS = '0x0';
const NOT_SPONSORED = ['notSponsored'] as const;

/** The bits of a row of numbers. Each operation of a row waits for the one before. */
const ROW_BYTES = 24;

/**
 * Prepares a user operation (ERC-4337), which the operator's bundler sends, and for which the operator's paymaster pays where
 * there is one and it is willing. `undefined` where the account has a code that this wallet did not choose.
 *
 * @throws HostRefusal also where the operation would fail.
 */
export async function operationBundle(
  bundle: Bundle,
  context: PlanContext,
  deps: OperationBundleDeps,
): Promise<PreparedBundle | undefined> {
  const { node } = context;
  const { ask, sent, settings } = deps;
  const { bundlerUrl, paymasterUrl } = settings;
  const origin = await originOf(bundle, context, settings);
  if (!origin) return undefined;
  const { sender, ...creating } = origin;
  const waiting = await sent.open(sender, bundle.chain, node);
  if (creating.factory !== undefined && waiting.length > 0) {
    throw new HostRefusal('The account is being set up. Try again.', rpcCodes.resourceUnavailable);
  }
  // In the same row, it would take the number of the one that waits.
  const row = waiting.length === 0 ? 0n : randomRow();
  const [nonce, fees, block] = await Promise.all([
    nextNonce(sender, row, node),
    feesFor({}, node),
    node('eth_blockNumber', []).then((number) => hex(numberIn(number, 'block'))),
  ]);
  const { gasPrice = NO_GAS } = fees;
  const chainId = hex(BigInt(referenceOf(bundle.chain)));
  const draft: UserOperation = {
    chainId,
    entryPoint: ENTRY_POINT,
    sender,
    nonce: hex(nonce),
    calls: callsOf(bundle),
    callGasLimit: NO_GAS,
    verificationGasLimit: NO_GAS,
    preVerificationGas: NO_GAS,
    maxFeePerGas: gasPrice,
    maxPriorityFeePerGas: gasPrice,
    ...fees,
    ...creating,
  };
  const bundler = new Bundler(ask(bundlerUrl));
  const paymaster =
    paymasterUrl === undefined
      ? undefined
      : new Paymaster(ask(paymasterUrl), chainId, node, deps.now);
  const paidFor = paymaster && (await sponsored(draft, bundler, paymaster));
  const operation = paidFor ?? (await paidByAccount(draft, bundler, node));
  const terms = await feeTerms(operationCost(operation), bundle.calls, context);
  return {
    requests: [{ kind: 'userOperation', operation }],
    after: [
      ...(bundle.calls.length > 1 ? [togetherStep] : []),
      ...(operation.authorization ? [upgradeStep] : []),
      ...(operation.factory === undefined ? [] : [deployStep(checksumAddress(sender.slice(2)))]),
    ],
    ...(paidFor
      ? { fee: { label: 'exactFee', value: requestValues.sponsored }, warnings: [] }
      : { ...terms, warnings: [...(paymaster ? NOT_SPONSORED : []), ...terms.warnings] }),
    raw: operation,
    send: async (signatures) => {
      const signed = signedWith(operation, signatures);
      const hash = userOperationHash(operation);
      const { chain, id = hash } = bundle;
      const made = await sent.send({ id, hash, chain, block, operation: signed }, bundler);
      return sentBundle(made, { bundler, node, sent });
    },
  };
}

/** The account that sends, and what sets it up where it is not. */
async function originOf(
  { chain }: Bundle,
  { accounts, node, owner: key }: PlanContext,
  { account }: SmartAccountSettings,
): Promise<
  Pick<UserOperation, 'authorization' | 'factory' | 'factoryData' | 'sender'> | undefined
> {
  const owner = (key ?? accounts.evm.address).toLowerCase();
  if (account === 'factory') {
    const sender = simpleAccountOf(owner).toLowerCase();
    const code = String(await node('eth_getCode', [sender, 'latest']));
    if (!/^0x0?$/.test(code)) return { sender };
    return { sender, factory: FACTORY, factoryData: createAccountData(owner) };
  }
  const [{ kind }, code] = await Promise.all([delegationOf(owner, node), accountCodeOn(node)]);
  if (kind === 'own') return { sender: owner };
  if (kind === 'other' || code === undefined) return undefined;
  const nonce = numberIn(await node('eth_getTransactionCount', [owner, 'pending']), 'nonce');
  const chainId = hex(BigInt(referenceOf(chain)));
  return {
    sender: owner,
    authorization: { address: ACCOUNT_CODE, chainId, nonce: hex(nonce) },
  };
}

function callsOf({ calls }: Bundle): UserOperation['calls'] {
  return calls.map(({ data, to, value }) => {
    if (to === undefined) throw refused('A bundle cannot create a contract');
    return { to, value: hex(value), data };
  });
}

/** @throws HostRefusal where the account cannot pay. */
async function paidByAccount(
  draft: UserOperation,
  bundler: Bundler,
  node: PlanContext['node'],
): Promise<UserOperation> {
  const code = draft.authorization && (await accountCodeOn(node));
  const estimated = { ...draft, ...(await bundler.gasOf(signedOperation(draft))) };
  const operation = await withinBounds(estimated, code, node);
  const [balance, deposit] = await Promise.all([
    node('eth_getBalance', [draft.sender, 'latest']).then((wei) => numberIn(wei, 'balance')),
    depositOf(draft.sender, node),
  ]);
  if (balance + deposit < mostCost(operation)) throw refusedOperation(0, 'AA21');
  return operation;
}

function signedWith(operation: UserOperation, signatures: readonly Signature[]): SignedOperation {
  const [signature, permission] = signatures.flat();
  return signedOperation(operation, signature, permission);
}

function randomRow(): bigint {
  const bytes = crypto.getRandomValues(new Uint8Array(ROW_BYTES));
  return bytes.reduce((row, byte) => (row << 8n) | BigInt(byte), 0n);
}
