import { describe, expect, it } from '@jest/globals';
import { base58 } from '@scure/base';
import {
  AccountRole,
  type Address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createTransactionMessage,
  decompileTransactionMessage,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  getTransactionEncoder,
  type IInstruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/web3.js';
import { withFeePayer } from '../../src/domain/plans/solana/with-fee-payer';
import { accounts } from './plan-world';

const own = accounts.solana.address as Address;
const lifetime = {
  blockhash: '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZAMdL4VZHirAn' as Blockhash,
  lastValidBlockHeight: 1n,
};
const addressOf = (index: number): Address =>
  base58.encode(new Uint8Array(32).fill(index + 1)) as Address;
const payer = addressOf(200);

function made(version: 0 | 'legacy', instructions: readonly IInstruction[]): Uint8Array {
  const message = pipe(
    createTransactionMessage({ version }),
    (draft) => setTransactionMessageFeePayer(own, draft),
    (draft) => setTransactionMessageLifetimeUsingBlockhash(lifetime, draft),
    (draft) => appendTransactionMessageInstructions(instructions, draft),
  );
  return new Uint8Array(getTransactionEncoder().encode(compileTransaction(message)));
}

/** As the network's own package reads it: the payer, the block, and each instruction with the rights of its accounts. */
function read(bytes: Uint8Array) {
  const { messageBytes } = getTransactionDecoder().decode(bytes);
  const { feePayer, instructions, lifetimeConstraint, version } = decompileTransactionMessage(
    getCompiledTransactionMessageDecoder().decode(messageBytes),
  );
  const { blockhash } = lifetimeConstraint as { readonly blockhash: string };
  const called = instructions.map(({ accounts: named = [], data, programAddress }) => ({
    program: programAddress,
    accounts: named.map(({ address, role }) => ({ address, role })),
    data: [...(data ?? [])],
  }));
  return {
    payer: String((feePayer as { readonly address?: string }).address ?? feePayer),
    called,
    blockhash,
    version,
  };
}

const ROLES = [AccountRole.READONLY, AccountRole.WRITABLE] as const;

/** Instructions of any number, data of any length, and accounts of any right. */
const many = Array.from({ length: 60 }, (_, seed) => {
  const next = (most: number, salt: number): number => (seed * 7_919 + salt * 104_729) % most;
  return Array.from({ length: 1 + next(4, 1) }, (__, at): IInstruction => {
    const named = Array.from({ length: next(5, at) }, (___, place) => ({
      address: addressOf(next(9, at + place)),
      role: ROLES[next(2, place)] ?? AccountRole.READONLY,
    }));
    return {
      programAddress: addressOf(100 + next(3, at)),
      accounts: [{ address: own, role: AccountRole.WRITABLE_SIGNER }, ...named],
      data: new Uint8Array(next(190, at)).fill(at),
    };
  });
});

describe('another account that pays the fee of a transaction', () => {
  it('changes nothing else of it, as the network reads it', () => {
    let changed = 0;
    for (const version of [0, 'legacy'] as const) {
      for (const instructions of many) {
        const bytes = made(version, instructions);
        const paid = withFeePayer(bytes, own, base58.decode(payer));
        if (!paid) expect(bytes.length).toBeGreaterThan(1232 - 96 - 1);
        else {
          changed += 1;
          expect(read(bytes).payer).toBe(own);
          expect(read(paid)).toEqual({ ...read(bytes), payer });
          const { signatures } = getTransactionDecoder().decode(paid);
          expect(signatures).toEqual({ [payer]: null, [own]: null });
        }
      }
    }
    expect(changed).toBeGreaterThan(100);
  });

  it('is refused where it is in the transaction, or bytes follow', () => {
    const bytes = made(0, [{ programAddress: payer, accounts: [], data: new Uint8Array() }]);
    expect(withFeePayer(bytes, own, base58.decode(payer))).toBeUndefined();
    expect(withFeePayer(bytes, payer, base58.decode(addressOf(3)))).toBeUndefined();
    const more = Uint8Array.of(...bytes, 0);
    expect(() => withFeePayer(more, own, base58.decode(addressOf(3)))).toThrow('transaction');
  });
});
