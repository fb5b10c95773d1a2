import { hexToBytes } from '@noble/hashes/utils.js';
import { base58, base64 } from '@scure/base';
import type { Plan, Reading, Signature } from '../../readings/reading';
import { recordOf } from '../../bytes/untrusted';
import type { RpcRequest } from '../rpc-request';
import { requestValues } from '../../texts/request-values';
import { parseSolanaTransaction } from '../../signing/solana';
import type { PlanContext } from '../plan-context';
import { fieldsOf, invalid, refused, textOf, unsupported } from '../unread';
import { messageReading } from '../message-reading';
import type { ExpectedSignIn } from '../sign-in-message';
import { sendSurely } from '../send-surely';
import { tableAccounts } from './lookup-table';
import { priorityTerms } from './priority-fee';
import { readInstruction } from './read-instruction';
import { readSolanaTransaction } from './read-transaction';
import type { FeePayer } from './fee-payer';
import { sponsoredTransaction } from './sponsored-transaction';

const MAX_TRANSACTIONS = 16;

/** Reads the requests of Solana, in the shapes of WalletConnect. */
export async function solanaPlan(request: RpcRequest, context: PlanContext): Promise<Plan> {
  const fields = fieldsOf(request.params);
  const own = context.accounts.solana.address;
  const { account, pubkey } = fields;
  for (const named of [pubkey, account]) {
    if (named !== undefined && named !== own) throw refused('The request is of another account');
  }
  return planOf(request, fields, context, own);
}

async function planOf(
  { chain, method }: RpcRequest,
  fields: Readonly<Record<string, unknown>>,
  { feePayer, network, node, site }: PlanContext,
  own: string,
): Promise<Plan> {
  switch (method) {
    case 'solana_signMessage':
      return messagePlan(bytesIn(base58, textOf(fields, 'message')), { site, address: own, chain });
    case 'solana_signTransaction':
      return transactionsPlan(
        [textOf(fields, 'transaction')],
        { network, node, own },
        ([transaction = '']) =>
          Promise.resolve({ signature: signatureIn(transaction, own), transaction }),
      );
    case 'solana_signAllTransactions': {
      const { transactions } = fields;
      const isList =
        Array.isArray(transactions) &&
        transactions.length > 0 &&
        transactions.length <= MAX_TRANSACTIONS &&
        transactions.every((one) => typeof one === 'string');
      if (!isList) throw invalid('transactions');
      return transactionsPlan(transactions, { network, node, own }, (signed) =>
        Promise.resolve({ transactions: signed }),
      );
    }
    case 'solana_signAndSendTransaction': {
      const asked = textOf(fields, 'transaction');
      const send = async ([transaction = '']: readonly string[]): Promise<unknown> => {
        const { sendOptions } = fields;
        const chosen = typeof sendOptions === 'object' && sendOptions !== null ? sendOptions : {};
        const options = { ...chosen, encoding: 'base64' };
        return { signature: await sent(transaction, options, node) };
      };
      const context = { network, node, own };
      return feePayer
        ? sponsoredPlan(asked, context, await feePayer(), send)
        : transactionsPlan([asked], context, send);
    }
    default:
      throw unsupported();
  }
}

function messagePlan(bytes: Uint8Array, expected: ExpectedSignIn): Plan {
  const reading = messageReading(bytes, expected);
  return {
    account: expected.address,
    reading,
    requests: [{ kind: 'solanaMessage', message: reading.raw }],
    finish: ([signature]) =>
      Promise.resolve({ signature: base58.encode(hexToBytes(String(signature).slice(2))) }),
  };
}

type TransactionContext = Pick<PlanContext, 'network' | 'node'> & { readonly own: string };
type Finish = (signed: readonly string[]) => Promise<unknown>;

/** Who pays the fee, where the operator's service may. */
interface PaidBy {
  readonly by?: 'operator' | 'visitor';

  /** The operator's account. */
  readonly payer?: string;
}

const SPONSORED = {
  steps: [
    { title: 'computeBudget', facts: [{ label: 'exactFee', value: requestValues.sponsored }] },
  ],
  warnings: [],
} as const;

/** What the visitor reads is of the transaction that is signed, and not of the one that the site has sent. */
async function sponsoredPlan(
  asked: string,
  context: TransactionContext,
  feePayer: FeePayer,
  result: Finish,
): Promise<Plan> {
  const paid = await sponsoredTransaction(bytesIn(base64, asked), context.own, feePayer);
  if (!paid) return transactionsPlan([asked], context, result, { by: 'visitor' });
  const { payer, transaction } = paid;
  return transactionsPlan([transaction], context, result, { by: 'operator', payer });
}

async function transactionsPlan(
  transactions: readonly string[],
  { network, node, own }: TransactionContext,
  result: Finish,
  paid: PaidBy = {},
): Promise<Plan> {
  const read = transactions.map((one) => readSolanaTransaction(bytesIn(base64, one)));
  if (!read.every(({ signers }) => signers.includes(own))) {
    throw refused('The transaction does not ask for this account');
  }
  const known = new Map<string, Promise<readonly string[] | undefined>>();
  const accountsOf = (address: string): Promise<readonly string[] | undefined> => {
    const found = known.get(address) ?? tableAccounts(node, address);
    known.set(address, found);
    return found;
  };
  const resolved = await Promise.all(
    read.map(async ({ instructions, tables }) =>
      instructions(await Promise.all(tables.map(({ address }) => accountsOf(address)))),
    ),
  );
  const instructions = resolved.flat().map(readInstruction);
  const warnings = new Set(instructions.flatMap(({ warnings }) => warnings));
  if (read.some(({ signers }) => signers.some((one) => one !== own && one !== paid.payer))) {
    warnings.add('foreignInputs');
  }
  const costing = resolved.map((list, at) => ({
    instructions: list,
    signers: read[at]?.signers ?? [],
  }));
  const isVisitors = paid.by === 'visitor';
  if (isVisitors) warnings.add('notSponsored');
  const terms =
    paid.by === 'operator'
      ? SPONSORED
      : await priorityTerms(costing, own, { network, node }, isVisitors);
  const reading: Reading = {
    steps: [...instructions.map(({ step }) => step), ...terms.steps],
    warnings: [...warnings, ...terms.warnings],
    isUnderstood: instructions.every(({ isUnderstood }) => isUnderstood),
    raw: transactions.join('\n'),
  };
  return {
    account: own,
    reading,
    requests: [{ kind: 'solanaTransactions', transactions }],
    finish: ([signed]) => result(listOf(signed)),
  };
}

/** Sends a signed transaction, and returns what the network calls it: its first signature. */
function sent(transaction: string, options: object, node: PlanContext['node']): Promise<string> {
  const [first = new Uint8Array()] = parseSolanaTransaction(base64.decode(transaction)).signatures;
  const id = base58.encode(first);
  return sendSurely({
    id,
    send: () => node('sendTransaction', [transaction, options]),
    isKnown: async () => {
      const { value } = recordOf(await node('getSignatureStatuses', [[id]]));
      return Array.isArray(value) && Boolean(value[0]);
    },
  });
}

/** The signature of this account in a signed transaction. */
function signatureIn(transaction: string, own: string): string {
  const { signatures, signers } = parseSolanaTransaction(base64.decode(transaction));
  const at = signers.findIndex((signer) => base58.encode(signer) === own);
  return base58.encode(signatures[at] ?? new Uint8Array());
}

function listOf(signed: Signature | undefined): readonly string[] {
  return typeof signed === 'string' ? [signed] : (signed ?? []);
}

function bytesIn(coder: { decode(text: string): Uint8Array }, text: string): Uint8Array {
  try {
    return coder.decode(text);
  } catch {
    throw invalid('text');
  }
}
