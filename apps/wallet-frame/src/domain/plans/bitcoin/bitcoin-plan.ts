import { base64, hex } from '@scure/base';
import { Address, OutScript, type Transaction } from '@scure/btc-signer';
import { type BitcoinNetwork, bitcoinNetworks } from '../../accounts/bitcoin-scripts';
import { bitcoinAddresses } from '../../accounts/bitcoin-addresses';
import type { Plan } from '../../readings/reading';
import { bitcoinNetworkOf } from '../../networks/address-on';
import type { RpcRequest } from '../rpc-request';
import { type BitcoinAccount, parsePsbt } from '../../signing/bitcoin';
import type { PlanContext } from '../plan-context';
import { fieldsOf, invalid, refused, textOf, unsupported } from '../unread';
import { isReadable } from '../read-text';
import { signIn, type ExpectedSignIn } from '../sign-in-message';
import { broadcast } from './esplora';
import { addPrevious } from './previous-transactions';
import { addressOf, type Own, readPsbt, spentOf } from './read-psbt';
import { transferPsbt } from './transfer-psbt';

/** Reads the requests of Bitcoin, in the shapes of WalletConnect. */
export async function bitcoinPlan(request: RpcRequest, context: PlanContext): Promise<Plan> {
  const { chain, method, params } = request;
  const fields = fieldsOf(params);
  const network = bitcoinNetworkOf(chain);
  const own = bitcoinAddresses(context.accounts, network);
  switch (method) {
    case 'signMessage':
      return messagePlan(fields, own, { site: context.site, chain });
    case 'signPsbt':
      return psbtPlan(fields, own, network, context);
    case 'sendTransfer':
      return transferPlan(fields, own, network, context);
    default:
      throw unsupported();
  }
}

function messagePlan(
  fields: Readonly<Record<string, unknown>>,
  own: Own,
  expected: Omit<ExpectedSignIn, 'address'>,
): Plan {
  const { protocol } = fields;
  if (protocol !== undefined && protocol !== 'bip322') throw unsupported();
  const message = textOf(fields, 'message');
  const account = accountNamed(fields['address'] ?? fields['account'], own);
  const address = own[account];
  const isShown = isReadable(message);
  const read = signIn(message, { ...expected, address }) ?? {
    steps: [{ title: 'message', facts: [{ label: 'message', value: message }] }],
    warnings: isShown ? [] : ['unknown'],
    isUnderstood: isShown,
  };
  return {
    account: address,
    reading: { ...read, raw: message },
    requests: [{ kind: 'bitcoinMessage', account, message }],
    finish: ([signature]) =>
      Promise.resolve({
        address,
        signature: hex.encode(base64.decode(String(signature))),
      }),
  };
}

async function psbtPlan(
  fields: Readonly<Record<string, unknown>>,
  own: Own,
  network: BitcoinNetwork,
  context: PlanContext,
): Promise<Plan> {
  const transaction = parsePsbt(bytesOf(textOf(fields, 'psbt')));
  const { account, inputs } = inputsOf(fields['signInputs'], transaction, own, network);
  const isSent = fields['broadcast'] === true;
  // A signature of taproot commits to what every input spends, so a claim about it that is wrong is of no use.
  if (account === 'payment') await addPrevious(transaction, context);
  const psbt = base64.encode(transaction.toPSBT());
  return {
    account: own[account],
    reading: await readPsbt(transaction, { own, network, context }),
    requests: [{ kind: 'psbt', account, inputs, psbt }],
    finish: async ([signed]) => {
      const text = String(signed);
      if (!isSent) return { psbt: text };
      return { psbt: text, txid: await broadcast(context, finalized(text)) };
    },
  };
}

async function transferPlan(
  fields: Readonly<Record<string, unknown>>,
  own: Own,
  network: BitcoinNetwork,
  context: PlanContext,
): Promise<Plan> {
  if (fields['account'] !== undefined) accountNamed(fields['account'], own);
  if (fields['memo'] !== undefined && fields['memo'] !== '') throw unsupported();
  const amount = textOf(fields, 'amount');
  if (!/^[1-9]\d{0,15}$/.test(amount)) throw invalid('amount');
  const to = textOf(fields, 'recipientAddress');
  if (!scriptOf(to, network)) throw invalid('recipientAddress');
  const { inputs, psbt } = await transferPsbt(
    { amount: BigInt(amount), from: own.payment, network, to },
    context,
  );
  return {
    account: own.payment,
    reading: await readPsbt(parsePsbt(bytesOf(psbt)), { own, network, context }),
    requests: [{ kind: 'psbt', account: 'payment', inputs, psbt }],
    finish: async ([signed]) => ({ txid: await broadcast(context, finalized(String(signed))) }),
  };
}

/** The inputs that the site asks for, which must all be of one account: by default all of the payments' account. */
function inputsOf(
  asked: unknown,
  transaction: Transaction,
  own: Own,
  network: BitcoinNetwork,
): { readonly account: BitcoinAccount; readonly inputs: readonly number[] } {
  const numbers = Array.isArray(asked)
    ? asked.map((one: unknown) => numberIn(fieldsOf(one)['index']))
    : Array.from({ length: transaction.inputsLength }, (_, at) => at);
  const owners = numbers.map((at) => {
    const output = at < transaction.inputsLength ? spentOf(transaction, at) : undefined;
    const address = output && addressOf(output.script, network);
    if (address === own.payment) return 'payment';
    return address === own.ordinals ? 'ordinals' : undefined;
  });
  const inputs = numbers.filter((_, at) => Array.isArray(asked) || owners[at] !== undefined);
  const accounts = new Set(owners.filter((owner) => owner !== undefined || Array.isArray(asked)));
  const [account, ...others] = accounts;
  if (account === undefined || others.length > 0 || inputs.length === 0) {
    throw refused('The inputs are not of one account of this wallet');
  }
  return { account, inputs };
}

function accountNamed(given: unknown, own: Own): BitcoinAccount {
  if (given === undefined || given === own.payment) return 'payment';
  if (given === own.ordinals) return 'ordinals';
  throw refused('The request is of another account');
}

function scriptOf(address: string, network: BitcoinNetwork): Uint8Array | undefined {
  try {
    return OutScript.encode(Address(bitcoinNetworks[network]).decode(address));
  } catch {
    return undefined;
  }
}

function finalized(psbt: string): Transaction {
  const transaction = parsePsbt(base64.decode(psbt));
  transaction.finalize();
  return transaction;
}

function numberIn(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) throw invalid('index');
  return value;
}

function bytesOf(text: string): Uint8Array {
  try {
    return base64.decode(text);
  } catch {
    throw invalid('psbt');
  }
}
