import { AccountRole, address, type IInstruction } from '@solana/web3.js';
import { WidgetError } from '../../../domain/errors/widget-error';
import type { ExchangeSide, ExchangeSides } from '../../../domain/swap/jupiter-call';
import type { ContractCall } from '../../../domain/transaction/contract-call';
import type { ProgramCall } from '../../../domain/transaction/program-call';
import { bytesOfHex } from './hex-bytes';
import { type LookupTables, lookupTablesAt } from './lookup-tables';
import { TOKEN_PROGRAM, tokenPrograms, WRAPPED_SOL } from './solana-programs';
import type { ChainAccount, SolanaRpc } from './solana-rpc';
import { tokenStateIn } from './token-state';
import {
  associatedAccountOf,
  closeWrapped,
  createTokenAccount,
  syncWrapped,
  transferLamports,
} from './transfer-instructions';
import { accountSizeOf, type TransferPlan } from './transfer-plan';

/** The most that a transaction may compute. */
export const COMPUTE_UNITS_MAX = 1_400_000;

/** A call of a program between the steps that it needs, all of which are our own. */
export interface ExchangePlan extends TransferPlan {
  readonly sides: ExchangeSides;
  readonly tables: LookupTables;
}

/** The token accounts between which `owner` exchanges, by the programs that the chain names for their mints. */
export async function exchangeSides(
  { fromMint, toMint }: ProgramCall,
  owner: string,
  rpc: SolanaRpc,
  signal?: AbortSignal,
): Promise<{ readonly sides: ExchangeSides; readonly toMinted: ChainAccount | undefined }> {
  const mints = [fromMint ?? WRAPPED_SOL, toMint ?? WRAPPED_SOL];
  const minted = await rpc.accounts(mints, 'jsonParsed', signal);
  const [from, to] = await Promise.all(
    mints.map((mint, index) => sideOf(mint, minted[index]?.owner, owner)),
  );
  if (!from || !to) throw refused('a token is none on this chain');
  return { sides: { owner, from, to }, toMinted: minted[1] };
}

async function sideOf(
  mint: string,
  minter: string | undefined,
  owner: string,
): Promise<ExchangeSide | undefined> {
  const program = mint === WRAPPED_SOL ? TOKEN_PROGRAM : minter;
  if (program === undefined || !tokenPrograms.includes(program)) return undefined;
  return { account: await associatedAccountOf({ owner, program, mint }), mint, program };
}

/**
 * The steps around `call`: lamports are wrapped before it and unwrapped after it, and the account that receives is made
 * where it is missing. What was wrapped before stays wrapped.
 *
 * @throws what `rpc` throws, and `SERVICE_RESPONSE_INVALID` for a call that is none of a program.
 */
export async function planExchange(
  call: ContractCall,
  owner: string,
  rpc: SolanaRpc,
  signal?: AbortSignal,
): Promise<ExchangePlan> {
  const { program } = call;
  if (!program) throw refused('it is no call of a program');
  const [{ sides, toMinted }, tables] = await Promise.all([
    exchangeSides(program, owner, rpc, signal),
    lookupTablesAt(program.lookupTables, rpc, signal),
  ]);
  const { from, to } = sides;
  const found = await rpc.accounts([from.account, to.account], 'base64', signal);
  const [sourceHas, destinationHas] = found.map((account) => tokenStateIn(account)?.units);
  const isFromNative = program.fromMint === undefined;
  const isToNative = program.toMint === undefined;
  const before = isFromNative ? wrapping(from, owner, call.units) : [];
  const create = createTokenAccount(owner, to.account, { ...to, owner });
  const rewrapped = destinationHas ? wrapping(to, owner, destinationHas) : [];
  const after = [
    ...(isFromNative && !sourceHas ? [closeWrapped(from.account, owner)] : []),
    ...(isToNative ? [closeWrapped(to.account, owner), ...rewrapped] : []),
  ];
  const isNew = !isToNative && found[1] === undefined;
  return {
    steps: [...before, create, instructionOf(call, program), ...after],
    computeUnits: COMPUTE_UNITS_MAX,
    writesTo: [from.account, to.account],
    newAccountSize: isNew && toMinted ? accountSizeOf(toMinted) : 0,
    sides,
    tables,
  };
}

/** Moves `lamports` into the owner's account of wrapped SOL, which is made where it is missing. */
function wrapping(side: ExchangeSide, owner: string, lamports: bigint): readonly IInstruction[] {
  return [
    createTokenAccount(owner, side.account, { ...side, owner }),
    transferLamports(owner, side.account, lamports),
    syncWrapped(side.account),
  ];
}

function instructionOf({ data, to }: ContractCall, { accounts }: ProgramCall): IInstruction {
  return {
    programAddress: address(to),
    data: bytesOfHex(data),
    accounts: accounts.map(({ address: key, isSigner, isWritable }) => ({
      address: address(key),
      role: roleOf(isSigner, isWritable),
    })),
  };
}

function roleOf(isSigner: boolean, isWritable: boolean): AccountRole {
  if (isSigner) return isWritable ? AccountRole.WRITABLE_SIGNER : AccountRole.READONLY_SIGNER;
  return isWritable ? AccountRole.WRITABLE : AccountRole.READONLY;
}

function refused(reason: string): WidgetError {
  return new WidgetError('SERVICE_RESPONSE_INVALID', { reason });
}
