import { describe, expect, it } from '@jest/globals';
import { base58, base64 } from '@scure/base';
import {
  type Address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createTransactionMessage,
  getTransactionEncoder,
  type IInstruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/web3.js';
import {
  getApproveInstruction,
  getSetAuthorityInstruction,
  getTransferCheckedInstruction,
} from '../../../chains/clients/solana-token';
import { getTransferSolInstruction } from '../../../chains/clients/solana-system';
import { accounts, planFor, readingOf } from './plan-world';

const CHAIN = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const own = accounts.solana.address as Address;
const BOB = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9' as Address;
const ACCOUNT = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu' as Address;
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' as Address;
const lifetime = {
  blockhash: '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZAMdL4VZHirAn' as Blockhash,
  lastValidBlockHeight: 1n,
};
const signer = { address: own };

/** The packages of programs have types of another version of the SDK. */
function made(make: (input: never) => unknown, input: object): IInstruction {
  return make(input as never) as IInstruction;
}

function transaction(...instructions: readonly IInstruction[]): string {
  const compiled = compileTransaction(
    pipe(
      createTransactionMessage({ version: 0 }),
      (message) => setTransactionMessageFeePayer(own, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
      (message) => appendTransactionMessageInstructions(instructions, message),
    ),
  );
  return base64.encode(new Uint8Array(getTransactionEncoder().encode(compiled)));
}

const plan = (...instructions: readonly IInstruction[]) =>
  planFor(CHAIN, 'solana_signTransaction', { transaction: transaction(...instructions) });

describe('a transaction of Solana', () => {
  it('[R7.16] that sends SOL says how much, and where', async () => {
    const instruction = made(getTransferSolInstruction, {
      source: signer,
      destination: BOB,
      amount: 1_500_000_000n,
    });
    expect(readingOf(await plan(instruction))).toEqual([
      'send',
      'amount: 1.5 SOL',
      `from: ${own}`,
      `to: ${BOB}`,
    ]);
  });

  it('[R7.16] that sends a token names the token', async () => {
    const instruction = made(getTransferCheckedInstruction, {
      source: ACCOUNT,
      mint: MINT,
      destination: BOB,
      authority: signer,
      amount: 2_500_000n,
      decimals: 6,
    });
    expect(readingOf(await plan(instruction))).toEqual([
      'sendToken',
      'amount: 2.5',
      `from: ${ACCOUNT}`,
      `to: ${BOB}`,
      `token: ${MINT}`,
    ]);
  });

  it('[R7.16] that lets another account spend everything warns of it', async () => {
    const instruction = made(getApproveInstruction, {
      source: ACCOUNT,
      delegate: BOB,
      owner: signer,
      amount: 2n ** 64n - 1n,
    });
    const { reading } = await plan(instruction);
    expect(reading.steps[0]).toMatchObject({ title: 'allow' });
    expect(reading.steps[0]?.facts[0]?.value).toBe('Unlimited');
    expect(reading.warnings).toEqual(['unlimited']);
  });

  it('[R7.16] that gives an account away warns of it', async () => {
    const instruction = made(getSetAuthorityInstruction, {
      owned: ACCOUNT,
      owner: signer,
      authorityType: 2,
      newAuthority: BOB,
    });
    const read = await plan(instruction);
    expect(readingOf(read)).toEqual(['authority', `from: ${ACCOUNT}`, `to: ${BOB}`]);
    expect(read.reading.warnings).toEqual(['authority']);
  });

  describe('with accounts in a table on the chain', () => {
    const TABLE = '2immgwYNHBbyVQKVGCEkgWpi53bLwWNRMB5G2nbgYV17' as Address;
    const sends = made(getTransferSolInstruction, { source: signer, destination: BOB, amount: 5n });
    const inTable = {
      ...sends,
      accounts: sends.accounts?.map((account) =>
        account.address === BOB
          ? { address: BOB, role: 1, addressIndex: 1, lookupTableAddress: TABLE }
          : account,
      ),
    } as IInstruction;
    const table = (owner: string, ...keys: readonly string[]) => {
      const bytes = [
        1,
        ...Array<number>(55).fill(0),
        ...keys.flatMap((key) => [...base58.decode(key)]),
      ];
      return { value: { owner, data: [base64.encode(Uint8Array.from(bytes)), 'base64'] } };
    };
    const PROGRAM = 'AddressLookupTab1e1111111111111111111111111';
    const planned = (getAccountInfo?: unknown) =>
      planFor(
        CHAIN,
        'solana_signTransaction',
        { transaction: transaction(inTable) },
        getAccountInfo === undefined ? {} : { getAccountInfo },
      );

    it('[R7.16] names them', async () => {
      const { reading } = await planned(table(PROGRAM, MINT, BOB));
      expect(reading.isUnderstood).toBe(true);
      expect(reading.steps[0]?.facts.at(-1)).toEqual({ label: 'to', value: BOB });
    });

    it.each([
      ['no node', undefined],
      ['no such account', { value: null }],
      ['a table of another program', table(BOB, MINT, BOB)],
      ['a shorter table', table(PROGRAM, MINT)],
    ])('[R7.16] is not understood with %s', async (_what, answer) => {
      const { reading } = await planned(answer);
      expect(reading).toMatchObject({ isUnderstood: false, warnings: ['unknown'] });
    });
  });

  it('[R7.16] that calls an unknown program is not understood, whatever else it does', async () => {
    const sends = made(getTransferSolInstruction, { source: signer, destination: BOB, amount: 1n });
    const unknown = { programAddress: ACCOUNT, accounts: [], data: Uint8Array.of(1, 2) };
    const { reading } = await plan(sends, unknown);
    expect(reading).toMatchObject({ isUnderstood: false, warnings: ['unknown'] });
  });

  it('[R7.16] that asks for another account, or cannot be read, is refused', async () => {
    const bytes = base64.decode(
      transaction(
        made(getTransferSolInstruction, { source: signer, destination: BOB, amount: 1n }),
      ),
    );
    const asked = (given: Uint8Array) =>
      planFor(CHAIN, 'solana_signTransaction', { transaction: base64.encode(given) });
    for (const length of [0, 1, 64, 100, bytes.length - 1]) {
      await expect(asked(bytes.subarray(0, length))).rejects.toThrow('cannot be read');
    }
    const foreign = bytes.map((byte, at) => (at === 75 ? byte ^ 1 : byte));
    await expect(asked(foreign)).rejects.toThrow('does not ask for this account');
  });

  it('[R7.16] is sent by the operator’s node', async () => {
    const given = transaction(
      made(getTransferSolInstruction, { source: signer, destination: BOB, amount: 1n }),
    );
    const sent = await planFor(
      CHAIN,
      'solana_signAndSendTransaction',
      { transaction: given, pubkey: own },
      { sendTransaction: 'another' },
    );
    // The network calls it by its first signature, which is empty here.
    expect(await sent.finish([[given]])).toEqual({ signature: '1'.repeat(64) });
  });
});

describe('a message of Solana', () => {
  it('[R7.16] is shown as text, and a sign-in is of the site', async () => {
    const sign = (text: string) =>
      planFor(CHAIN, 'solana_signMessage', {
        message: base58.encode(new TextEncoder().encode(text)),
        pubkey: own,
      });
    expect(readingOf(await sign('Hello'))).toEqual(['message', 'message: Hello']);
    const phrase = `evil.test wants you to sign in with your Solana account:\n${own}\n\nURI: https://evil.test`;
    await expect(sign(phrase)).rejects.toThrow('another site');
    const asked = (account: string): string =>
      `site.test wants you to sign in with your Solana account:\n${account}\n\nURI: https://site.test`;
    expect((await sign(asked(own))).reading.steps).toMatchObject([{ title: 'signIn' }]);
    // Another case is another address.
    for (const other of [
      own.toLowerCase(),
      own.toUpperCase(),
      own.replace(/[a-z]/, (one) => one.toUpperCase()),
    ]) {
      await expect(sign(asked(other))).rejects.toThrow('another account');
    }
    await expect(
      planFor(CHAIN, 'solana_signMessage', {
        message: base58.encode(Uint8Array.of(1)),
        pubkey: BOB,
      }),
    ).rejects.toThrow('another account');
  });
});
