import { RawTx, Transaction } from '@scure/btc-signer';

/** A transaction with these outputs, as one before another: its id, and its bytes. */
export function previousTransaction(
  outputs: readonly { readonly script: Uint8Array; readonly amount: bigint }[],
): { readonly txid: string; readonly bytes: Uint8Array } {
  const bytes = RawTx.encode({
    version: 2,
    segwitFlag: false,
    inputs: [
      {
        txid: new Uint8Array(32).fill(7),
        index: 0,
        finalScriptSig: new Uint8Array(),
        sequence: 0,
      },
    ],
    outputs: outputs.map((output) => ({ ...output })),
    witnesses: [],
    lockTime: 0,
  });
  const { id } = Transaction.fromRaw(bytes, {
    allowUnknownInputs: true,
    allowUnknownOutputs: true,
    disableScriptCheck: true,
  });
  return { txid: id, bytes };
}
