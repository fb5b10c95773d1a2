import { ed25519 } from '@noble/curves/ed25519.js';
import { randomBytes } from 'node:crypto';
import { decodeBase58, encodeBase58 } from '../../../../domain/address/base58';
import { callNode } from '../../../chains/nodes/evm.mjs';
import { startSolana } from '../../../chains/testing/solana';
import type { createService } from '../../src/create-service';
import { openDatabase } from '../../src/adapters/sql/open-database';
import { sqlStore } from '../../src/adapters/sql/sql-store';
import type { SponsorRule } from '../../src/ports/sponsor-rules';
import { SITE } from '../support';
import { type Answer, Visitors } from '../visitors';

export const SYSTEM = '11111111111111111111111111111111';
export const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111';

/** `Transfer` of the System program. */
export const TRANSFER = '0x02000000';

const SEED = new Uint8Array(32).fill(0x5e);

/** The account of the operator that pays. */
export const PAYER = encodeBase58(ed25519.getPublicKey(SEED));

export interface Key {
  readonly address: string;
  readonly seed: Uint8Array;
}

export function newKey(): Key {
  const seed = Uint8Array.from(randomBytes(32));
  return { seed, address: encodeBase58(ed25519.getPublicKey(seed)) };
}

export interface Instruction {
  readonly program: string;
  readonly accounts: readonly string[];
  readonly data: Uint8Array;
}

export interface Made {
  readonly payer?: string;
  readonly signers: readonly Key[];
  readonly instructions: readonly Instruction[];
  readonly blockhash: string;

  /** What comes after the instructions, where the message is of version 0. */
  readonly tables?: Uint8Array;
}

export function transfer(from: string, to: string, lamports: bigint): Instruction {
  const data = Buffer.alloc(12);
  data.writeUInt32LE(2);
  data.writeBigUInt64LE(lamports, 4);
  return { program: SYSTEM, accounts: [from, to], data };
}

/** `SetComputeUnitPrice`, in millionths of a lamport. */
export function unitPrice(price: bigint): Instruction {
  const data = Buffer.alloc(9, 3);
  data.writeBigUInt64LE(price, 1);
  return { program: COMPUTE_BUDGET, accounts: [], data };
}

/** A transaction that all but the one who pays have signed, in bytes. All accounts may be written. */
export function transactionOf({ blockhash, instructions, payer = PAYER, signers, tables }: Made) {
  const programs = new Set(instructions.map(({ program }) => program));
  const named = instructions.flatMap(({ accounts }) => accounts);
  const own = [payer, ...signers.map(({ address }) => address)];
  const others = [...new Set(named)].filter((key) => !own.includes(key) && !programs.has(key));
  const readonly = [...programs].filter((key) => !own.includes(key));
  const keys = [...new Set([...own, ...others, ...readonly])];
  const message = Buffer.concat([
    ...(tables ? [Uint8Array.of(0x80)] : []),
    Uint8Array.of(new Set(own).size, 0, readonly.length, keys.length),
    ...keys.map(bytesOf),
    bytesOf(blockhash),
    Uint8Array.of(instructions.length),
    ...instructions.map(({ accounts, data, program }) =>
      Buffer.concat([
        Uint8Array.of(keys.indexOf(program), accounts.length),
        Uint8Array.from(accounts.map((key) => keys.indexOf(key))),
        Uint8Array.of(data.length),
        data,
      ]),
    ),
    ...(tables ? [tables] : []),
  ]);
  const signatures = [
    new Uint8Array(64),
    ...signers.map(({ seed }) => ed25519.sign(message, seed)),
  ];
  return Buffer.concat([Uint8Array.of(signatures.length), ...signatures, message]);
}

function bytesOf(key: string): Uint8Array {
  return decodeBase58(key) ?? new Uint8Array();
}

export type SolanaSponsor = Awaited<ReturnType<typeof startSolanaSponsor>>;

/** A chain of Solana, and a service that pays there for transfers of a visitor. */
export async function startSolanaSponsor(create?: typeof createService) {
  const chain = await startSolana();
  const network = chain.network.caipNetworkId;
  const database = await openDatabase('file::memory:', () => undefined);
  const key = encodeBase58(Buffer.concat([SEED, ed25519.getPublicKey(SEED)]));
  const environment = {
    SPONSORS: JSON.stringify([{ network, rpcUrl: chain.url }]),
    SPONSOR_SOLANA_KEY: key,
  };
  const visitors = await Visitors.over(database, environment, create);
  const store = sqlStore(database);
  const allow = (more: Partial<SponsorRule> = {}, target = SYSTEM, selector = TRANSFER) =>
    store.transaction(({ sponsorRules }) =>
      sponsorRules.put(
        {
          site: SITE,
          network,
          visitorCount: 20,
          siteCount: 100,
          visitorSum: 1_000_000,
          siteSum: 9_000_000,
          ...more,
        },
        [{ target, selector }],
      ),
    );
  await allow();
  await chain.control.setBalance(PAYER, 1_000_000_000n);
  const visitor = await visitors.logIn('ada@example.test');
  await visitors.addSlot(visitor, 'device', true);
  const ada = newKey();
  await chain.control.setBalance(ada.address, 1_000_000_000n);
  const blockhash = async (): Promise<string> => {
    const answer = await callNode(chain.url, 'getLatestBlockhash');
    return (answer as { readonly value: { readonly blockhash: string } }).value.blockhash;
  };
  return {
    ada,
    allow,
    blockhash,
    chain,
    database,
    visitors,
    balance: () => chain.control.balanceOf(PAYER),
    call: (path: string, payload: object): Promise<Answer> => visitors.ask(visitor, path, payload),
    ask: (bytes: Uint8Array): Promise<Answer> =>
      visitors.ask(visitor, '/sponsor/transaction', {
        network,
        transaction: Buffer.from(bytes).toString('base64'),
      }),
    /** Sends a transaction with the signature of the account that pays. */
    send: (bytes: Uint8Array, signature: string): Promise<unknown> => {
      const signed = Buffer.from(bytes);
      Buffer.from(signature, 'base64').copy(signed, 1);
      const options = { encoding: 'base64' };
      return callNode(chain.url, 'sendTransaction', [signed.toString('base64'), options]);
    },
    stop: async () => {
      await chain.stop();
      await database.close();
    },
  };
}
