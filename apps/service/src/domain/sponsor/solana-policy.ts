import { NotSponsored } from './not-sponsored';
import type { SponsoredCall } from './sponsored-call';
import type { SolanaInstruction, SolanaTransaction } from './solana-transaction';
import { hexOf } from './user-operation';

const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111';
const SYSTEM = '11111111111111111111111111111111';
const SET_UNIT_LIMIT = 2;
const SET_UNIT_PRICE = 3;

/** `AdvanceNonceAccount`: the transaction would last for as long as its sender likes. */
const ADVANCE_NONCE = '0x04000000';

const SIGNATURE_LAMPORTS = 5_000n;
const MICRO = 1_000_000n;

/** What an instruction may use where none says it. */
const USUAL_UNITS = 200_000n;
const MOST_UNITS = 1_400_000n;

/** The most that is paid for being early, in lamports. */
const MOST_PRIORITY = 100_000n;
const MOST_SIGNERS = 4;

/**
 * What the operator pays for a transaction, in lamports: its fee alone. The account that pays is in no instruction, so that no program
 * can take its money, its rent or its authority, not even by a call of another program: programs have what their instruction names.
 *
 * @throws {@link NotSponsored} `instruction`, `call` or `fee`.
 */
export function solanaFee(
  { instructions, signers }: SolanaTransaction,
  payer: string,
  allowed: readonly SponsoredCall[],
): bigint {
  if (signers[0] !== payer || signers.length < 2 || signers.length > MOST_SIGNERS) {
    throw new NotSponsored('instruction');
  }
  for (const { accounts, program } of instructions) {
    if (program === payer || accounts.includes(payer)) throw new NotSponsored('instruction');
  }
  const budget = instructions.filter(({ program }) => program === COMPUTE_BUDGET);
  const others = instructions.filter(({ program }) => program !== COMPUTE_BUDGET);
  if (others.length === 0 || !others.every((one) => isAllowed(one, allowed))) {
    throw new NotSponsored('call');
  }
  const units = numberOf(budget, SET_UNIT_LIMIT, 4) ?? USUAL_UNITS * BigInt(others.length);
  const price = numberOf(budget, SET_UNIT_PRICE, 8) ?? 0n;
  if (budget.some(({ data }) => data[0] !== SET_UNIT_LIMIT && data[0] !== SET_UNIT_PRICE)) {
    throw new NotSponsored('call');
  }
  const most = units > MOST_UNITS ? MOST_UNITS : units;
  const priority = (most * price + MICRO - 1n) / MICRO;
  if (priority > MOST_PRIORITY) throw new NotSponsored('fee');
  return SIGNATURE_LAMPORTS * BigInt(signers.length) + priority;
}

/** Whether a rule names the program with the first bytes of the instruction's data. */
function isAllowed(
  { data, program }: SolanaInstruction,
  allowed: readonly SponsoredCall[],
): boolean {
  const digits = hexOf(data);
  if (program === SYSTEM && digits.startsWith(ADVANCE_NONCE)) return false;
  return allowed.some(
    ({ selector, target }) =>
      target === program && (selector === '0x' ? digits === '0x' : digits.startsWith(selector)),
  );
}

/** The number of the one instruction of this kind. @throws {@link NotSponsored} `call` for another form, or twice. */
function numberOf(
  budget: readonly SolanaInstruction[],
  kind: number,
  size: number,
): bigint | undefined {
  const [own, ...more] = budget.filter(({ data }) => data[0] === kind);
  if (!own) return undefined;
  if (more.length > 0 || own.data.length !== size + 1) throw new NotSponsored('call');
  return own.data.slice(1).reduceRight((number, byte) => (number << 8n) | BigInt(byte), 0n);
}
