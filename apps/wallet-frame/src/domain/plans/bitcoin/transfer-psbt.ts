import { base64 } from '@scure/base';
import { OutScript, selectUTXO, Address } from '@scure/btc-signer';
import { type BitcoinNetwork, bitcoinNetworks } from '../../accounts/bitcoin-scripts';
import { HostRefusal } from '../../refusals/host-refusal';
import { rpcCodes } from '../../../../../../domain/rpc/rpc-code';
import type { PlanContext } from '../plan-context';
import { feeRate, unspentOf } from './esplora';
import { addPrevious } from './previous-transactions';

export interface Transfer {
  /** In satoshi. */
  readonly amount: bigint;
  readonly from: string;
  readonly to: string;
  readonly network: BitcoinNetwork;
}

/** A transaction that sends an amount and brings the change back. @throws HostRefusal where there is too little. */
export async function transferPsbt(
  { amount, from, network, to }: Transfer,
  context: PlanContext,
): Promise<{ readonly psbt: string; readonly inputs: readonly number[] }> {
  const [unspent, rate] = await Promise.all([unspentOf(context, from), feeRate(context)]);
  const net = bitcoinNetworks[network];
  const script = OutScript.encode(Address(net).decode(from));
  const inputs = unspent.map(({ txid, value, vout }) => ({
    txid,
    index: vout,
    witnessUtxo: { script, amount: BigInt(value) },
  }));
  const selected = selectUTXO(inputs, [{ address: to, amount }], 'default', {
    changeAddress: from,
    feePerByte: BigInt(Math.ceil(rate ?? 1)),
    createTx: true,
    bip69: true,
    network: net,
  });
  const { tx } = selected ?? {};
  if (!tx) throw new HostRefusal('There is too little bitcoin', rpcCodes.internalError);
  await addPrevious(tx, context);
  const numbers = Array.from({ length: tx.inputsLength }, (_, at) => at);
  return { psbt: base64.encode(tx.toPSBT()), inputs: numbers };
}
