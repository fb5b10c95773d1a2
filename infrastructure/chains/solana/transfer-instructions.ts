import {
  AccountRole,
  address,
  getProgramDerivedAddress,
  getAddressEncoder,
  type IInstruction,
} from '@solana/web3.js';
import {
  ASSOCIATED_TOKEN_PROGRAM,
  COMPUTE_BUDGET_PROGRAM,
  SYSTEM_PROGRAM,
  TOKEN_PROGRAM,
} from './solana-programs';

const { READONLY, READONLY_SIGNER, WRITABLE, WRITABLE_SIGNER } = AccountRole;

/** Moves lamports, by the system program. */
export function transferLamports(from: string, to: string, lamports: bigint): IInstruction {
  const data = new DataView(new ArrayBuffer(12));
  data.setUint32(0, 2, true);
  data.setBigUint64(4, lamports, true);
  return instruction(SYSTEM_PROGRAM, data, [
    [from, WRITABLE_SIGNER],
    [to, WRITABLE],
  ]);
}

/** Moves tokens between two token accounts. */
export interface TokenMove {
  readonly program: string;
  readonly mint: string;
  readonly decimals: number;
  readonly source: string;
  readonly destination: string;
  readonly owner: string;
  readonly units: bigint;
}

/** Moves tokens. The program refuses another mint or other decimals than the named ones. */
export function transferTokens(move: TokenMove): IInstruction {
  const { program, mint, decimals, source, destination, owner, units } = move;
  const data = new DataView(new ArrayBuffer(10));
  data.setUint8(0, 12);
  data.setBigUint64(1, units, true);
  data.setUint8(9, decimals);
  return instruction(program, data, [
    [source, WRITABLE],
    [mint, READONLY],
    [destination, WRITABLE],
    [owner, READONLY_SIGNER],
  ]);
}

/** The owner and the mint of a token account. */
export interface TokenHome {
  readonly program: string;
  readonly mint: string;
  readonly owner: string;
}

/** Creates the associated account of `home.owner` at `at`, unless it exists. */
export function createTokenAccount(payer: string, at: string, home: TokenHome): IInstruction {
  return instruction(ASSOCIATED_TOKEN_PROGRAM, codeOf(1), [
    [payer, WRITABLE_SIGNER],
    [at, WRITABLE],
    [home.owner, READONLY],
    [home.mint, READONLY],
    [SYSTEM_PROGRAM, READONLY],
    [home.program, READONLY],
  ]);
}

/** Counts the lamports that were moved into an account of wrapped SOL as its tokens. */
export function syncWrapped(account: string): IInstruction {
  return instruction(TOKEN_PROGRAM, codeOf(17), [[account, WRITABLE]]);
}

/** Closes an account of wrapped SOL: all of its lamports go to `owner`. */
export function closeWrapped(account: string, owner: string): IInstruction {
  return instruction(TOKEN_PROGRAM, codeOf(9), [
    [account, WRITABLE],
    [owner, WRITABLE],
    [owner, READONLY_SIGNER],
  ]);
}

/** The associated token account: an address derived from an owner and a mint. */
export async function associatedAccountOf({ owner, program, mint }: TokenHome): Promise<string> {
  const { encode } = getAddressEncoder();
  const seeds = [owner, program, mint].map((each) => encode(address(each)));
  const programAddress = address(ASSOCIATED_TOKEN_PROGRAM);
  const [found] = await getProgramDerivedAddress({ programAddress, seeds });
  return found;
}

/** The compute limit of the transaction, and its price per unit, in millionths of a lamport. */
export function computeBudget(units: number, price: bigint): readonly IInstruction[] {
  const limit = new DataView(new ArrayBuffer(5));
  limit.setUint8(0, 2);
  limit.setUint32(1, units, true);
  const priced = new DataView(new ArrayBuffer(9));
  priced.setUint8(0, 3);
  priced.setBigUint64(1, price, true);
  return [limit, priced].map((data) => instruction(COMPUTE_BUDGET_PROGRAM, data, []));
}

/** The data of an instruction without arguments. */
function codeOf(code: number): DataView {
  const data = new DataView(new ArrayBuffer(1));
  data.setUint8(0, code);
  return data;
}

function instruction(
  program: string,
  data: DataView,
  accounts: readonly (readonly [key: string, role: AccountRole])[],
): IInstruction {
  return {
    programAddress: address(program),
    data: new Uint8Array(data.buffer),
    accounts: accounts.map(([key, role]) => ({ address: address(key), role })),
  };
}
