import { base64, hex } from '@scure/base';
import { Address, OutScript, type Transaction } from '@scure/btc-signer';
import { type BitcoinNetwork, bitcoinNetworks } from '../../accounts/bitcoin-scripts';
import type { Fact, Reading, Step } from '../../readings/reading';
import type { Warning } from '../../texts/english';
import { formatUnits } from '../../../../../../domain/number/decimal';
import { feeWarnings } from '../high-fee';
import type { PlanContext } from '../plan-context';
import { feeRate } from './esplora';

/** The visitor's addresses. */
export interface Own {
  readonly payment: string;
  readonly ordinals: string;
}

export interface ReadPsbtDeps {
  readonly own: Own;
  readonly network: BitcoinNetwork;
  readonly context: PlanContext;
}

const SATOSHI_DECIMALS = 8;

/** Virtual bytes of a transaction and of an input with one signature. */
const HEAD_BYTES = 11;
const INPUT_BYTES = 68;
const OUTPUT_BYTES = 9;

/** The price of a virtual byte where the operator's server names none, and the most that counts as usual. */
const UNKNOWN_RATE = 10;
const MOST_USUAL_RATE = 100;

/** Says what a transaction takes from the visitor, where it goes, and what comes back. */
export async function readPsbt(
  transaction: Transaction,
  { context, network, own }: ReadPsbtDeps,
): Promise<Reading> {
  const isOwn = (script: Uint8Array): boolean => {
    const address = addressOf(script, network);
    return address === own.payment || address === own.ordinals;
  };
  const inputs = Array.from({ length: transaction.inputsLength }, (_, at) =>
    spentOf(transaction, at),
  );
  const outputs = Array.from({ length: transaction.outputsLength }, (_, at) => {
    const { amount = 0n, script = new Uint8Array() } = transaction.getOutput(at);
    return { amount, script };
  });
  const known = inputs.filter((input) => input !== undefined);
  const ownInputs = known.filter(({ script }) => isOwn(script));
  const isWhole = known.length === inputs.length;
  const spent = sum(ownInputs);
  const back = sum(outputs.filter(({ script }) => isOwn(script)));
  const paid = outputs.filter(({ script }) => !isOwn(script));
  const fee = sum(known) - sum(outputs);
  const left = spent - back;
  const isFeeKnown = isWhole && fee >= 0n;
  const summary: Step = {
    title: 'spend',
    facts: [
      { label: 'spent', value: btc(left) },
      { label: 'change', value: btc(back) },
      ...(isFeeKnown ? [{ label: 'exactFee', value: btc(fee) } as const] : []),
    ],
  };
  const warnings: readonly Warning[] = [
    ...(ownInputs.length < inputs.length ? (['foreignInputs'] as const) : []),
    ...(isWhole ? [] : (['unknown'] as const)),
    ...(isFeeKnown
      ? feeWarnings(
          {
            fee,
            leaves: left > fee ? left - fee : left,
            usual: await usualFee(transaction, context),
          },
          context.network,
        )
      : []),
  ];
  return {
    steps: [...paid.map((output) => sendStep(output, network)), summary],
    warnings,
    isUnderstood: isWhole,
    raw: base64.encode(transaction.toPSBT()),
  };
}

function sendStep(output: Output, network: BitcoinNetwork): Step {
  const to = addressOf(output.script, network);
  const receiver: Fact =
    to === undefined
      ? { label: 'data', value: hex.encode(output.script) }
      : { label: 'to', value: to };
  return { title: 'send', facts: [{ label: 'amount', value: btc(output.amount) }, receiver] };
}

/** What an input spends. The whole transaction before counts more than a claim about its output. */
export function spentOf(transaction: Transaction, at: number): Output | undefined {
  const { index = 0, nonWitnessUtxo, witnessUtxo } = transaction.getInput(at);
  return nonWitnessUtxo?.outputs[index] ?? witnessUtxo;
}

interface Output {
  readonly amount: bigint;
  readonly script: Uint8Array;
}

export function addressOf(script: Uint8Array, network: BitcoinNetwork): string | undefined {
  try {
    return Address(bitcoinNetworks[network]).encode(OutScript.decode(script));
  } catch {
    return undefined;
  }
}

/** What a block takes for as many bytes. A server that names a price beyond all others is not believed. */
async function usualFee(transaction: Transaction, context: PlanContext): Promise<bigint> {
  const rate = Math.min((await feeRate(context)) ?? UNKNOWN_RATE, MOST_USUAL_RATE);
  let size = HEAD_BYTES + transaction.inputsLength * INPUT_BYTES;
  for (let at = 0; at < transaction.outputsLength; at += 1) {
    size += OUTPUT_BYTES + (transaction.getOutput(at).script?.length ?? 0);
  }
  return BigInt(Math.ceil(size * rate));
}

function sum(outputs: readonly Output[]): bigint {
  return outputs.reduce((all, { amount }) => all + amount, 0n);
}

function btc(satoshi: bigint): string {
  const sign = satoshi < 0n ? '−' : '';
  return `${sign}${formatUnits(satoshi < 0n ? -satoshi : satoshi, SATOSHI_DECIMALS)} BTC`;
}
