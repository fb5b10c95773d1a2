import { encodeBase58 } from '../../../domain/address/base58';
import { WidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import { attempt } from '../../../domain/outside/attempt';
import { providerOf } from '../../../ports/provider-of';
import type { WalletSession } from '../../../ports/wallet-connector';
import { isSameBytes } from '../same-bytes';
import { requireOwnBlockhash } from './own-blockhash';
import { COMPUTE_BUDGET_PROGRAM } from './solana-programs';
import { type BlockhashLife, SolanaRpc } from './solana-rpc';
import { unsupported } from './solana-signer';
import type { SolanaTransfersDeps } from './solana-transfers';
import { isSponsored } from './sponsored-solana-wallet';
import { submitTransaction } from './submit-transaction';
import { base64Of, readTransaction, type UnsignedTransaction } from './transfer-wire';
import { isSignatureOf } from './verify-signature';

const SIGNATURE_BYTES = 64;

/** A transaction that a wallet is asked to sign. */
export interface AskedTransaction {
  readonly unsigned: UnsignedTransaction;
  readonly life: BlockhashLife;

  /** The account that pays and signs. */
  readonly from: string;
  readonly network: Network;
}

/**
 * Requests that the wallet behind `session` sign the transaction, checks what it returns, and sends that. A wallet that
 * signs only what it sends itself, or whose operator may pay, is asked to send it. Resolves with the transaction's hash.
 *
 * @throws `RPC_WRONG_CHAIN` where the transaction would be one of another network: before the wallet is asked, and again
 *   before the node gets it, because the other network may have learnt of the newest blocks only then.
 */
export async function signAndSubmit(
  { from, life, network, unsigned }: AskedTransaction,
  session: WalletSession,
  deps: SolanaTransfersDeps,
  signal?: AbortSignal,
): Promise<string> {
  const rpc = new SolanaRpc(deps.rpcClients.forNetwork(network));
  const solana = providerOf(session, 'solana');
  await requireOwnBlockhash(life, network, deps, signal);
  const signing = { address: from, network };
  if (solana?.signTransaction && !isSponsored(solana)) {
    const wire = await solana.signTransaction(unsigned.wire, signing, signal);
    const { signature, isAsAsked } = expectSigned(wire, unsigned, from);
    // A wallet that rebuilt the transaction chose another blockhash.
    const lastValidBlockHeight = isAsAsked
      ? life.lastValidBlockHeight
      : (await rpc.latestBlockhash(signal)).lastValidBlockHeight;
    await requireOwnBlockhash(life, network, deps, signal);
    const ready = { hash: signature, wire: base64Of(wire), lastValidBlockHeight };
    return submitTransaction(ready, rpc, deps.clock, signal);
  }
  if (!solana?.signAndSendTransaction) throw unsupported('solana:signTransaction');
  const signature = await solana.signAndSendTransaction(unsigned.wire, signing, signal);
  if (signature.length === SIGNATURE_BYTES) return encodeBase58(signature);
  throw invalid('solana:signAndSendTransaction', 'no signature');
}

/**
 * Checks what a wallet signed: the requested account signed it, and it contains every requested instruction.
 * Wallets may add instructions of their own, such as guards and a higher price.
 */
function expectSigned(
  wire: Uint8Array,
  unsigned: UnsignedTransaction,
  from: string,
): { readonly signature: string; readonly isAsAsked: boolean } {
  const method = 'solana:signTransaction';
  const signed = attempt(() => readTransaction(wire));
  if (!signed) throw invalid(method, 'no transaction');
  const { message, payer, signature, steps } = signed;
  if (!signature || payer !== from || !isSignatureOf(from, message, signature)) {
    throw invalid(method, 'the signature is not of this account');
  }
  const isAsAsked = isSameBytes(message, unsigned.message);
  const wanted = readTransaction(unsigned.wire).steps.filter(
    (step) => !step.startsWith(COMPUTE_BUDGET_PROGRAM),
  );
  if (!wanted.every((step) => steps.includes(step))) throw invalid(method, 'another transaction');
  return { signature: encodeBase58(signature), isAsAsked };
}

function invalid(method: string, reason: string): WidgetError {
  return new WidgetError('WALLET_RESPONSE_INVALID', { method, reason });
}
