import { base64 } from '@scure/base';
import {
  type Instruction,
  type Made,
  newKey,
  type SolanaSponsor,
  startSolanaSponsor,
  transactionOf,
} from '../../../service/tests/stand-ins/sponsored-solana';
import { expect } from '@jest/globals';
import { nodeOf } from '../../src/adapters/nodes/ask-node';
import { askFeePayer } from '../../src/adapters/service/ask-sponsor';
import type { FrameNetwork } from '../../src/domain/networks/settings';
import type { FeePayer } from '../../src/domain/plans/solana/fee-payer';
import type { Plan } from '../../src/domain/readings/reading';
import { ServiceRefusal } from '../../src/domain/service/service-refusal';
import * as wallet from '../plans/plan-world';

type Wallet = Pick<typeof wallet, 'planFor'>;

export const own = wallet.accounts.solana.address;
export const BOB = newKey().address;
export const SOL = 1_000_000_000n;
export const SPONSORED = 'exactFee: Sponsored: you pay no network fee';

/** A chain of Solana, a service that pays there, and the frame of a visitor. */
export class FeePayerWorld {
  /** What the frame has asked the service, and why that refused. */
  readonly asked: string[] = [];
  readonly refusals: unknown[] = [];
  readonly sponsor: SolanaSponsor;
  readonly #network: FrameNetwork;

  private constructor(sponsor: SolanaSponsor) {
    this.sponsor = sponsor;
    this.#network = {
      id: sponsor.chain.network.caipNetworkId,
      name: 'Local',
      symbol: 'SOL',
      decimals: 9,
      rpcUrl: sponsor.chain.url,
      feePayer: 'service',
    };
  }

  static async start(): Promise<FeePayerWorld> {
    const sponsor = await startSolanaSponsor();
    await sponsor.chain.control.setBalance(own, SOL);
    return new FeePayerWorld(sponsor);
  }

  async begin(): Promise<void> {
    this.asked.length = 0;
    this.refusals.length = 0;
    await this.sponsor.allow();
  }

  /** The service, for a visitor who has a session, or none. */
  service(hasSession = true): FeePayer {
    const ask = async (path: string, _session: string, payload: object = {}): Promise<unknown> => {
      this.asked.push(path);
      const { status, ...answer } = await this.sponsor.call(path, payload);
      if (status === 200) return answer;
      this.refusals.push(answer['why']);
      throw new ServiceRefusal(status, String(answer['error']));
    };
    return askFeePayer(
      {
        calls: { ask },
        doWork: () => Promise.reject(new Error('No work was expected')),
        session: () => (hasSession ? 'session' : undefined),
      },
      this.#network.id,
    );
  }

  /** A transaction of a site, which the visitor pays for, in base64. */
  async made(instructions: readonly Instruction[], more: Partial<Made> = {}): Promise<string> {
    const blockhash = await this.sponsor.blockhash();
    const bytes = transactionOf({ payer: own, signers: [], blockhash, instructions, ...more });
    return base64.encode(bytes);
  }

  plan(
    transaction: string,
    feePayer = this.service(),
    { planFor }: Wallet = wallet,
  ): Promise<Plan> {
    const network = this.#network;
    const node = nodeOf(network);
    return planFor(network.id, 'solana_signAndSendTransaction', { transaction }, node, {
      network,
      feePayer: () => Promise.resolve(feePayer),
    });
  }
}

export function transactionsIn({ requests }: Plan): unknown {
  return (requests[0] as { readonly transactions: unknown }).transactions;
}

/** The visitor pays, and reads it: what is signed is what the site has sent. */
export function expectOwnFee(planned: Plan, transaction: string): void {
  const read = wallet.readingOf(planned);
  expect(read).not.toContain(SPONSORED);
  expect(planned.reading.warnings).toContain('notSponsored');
  expect(read.slice(-2)).toEqual(['computeBudget', expect.stringMatching(/^fee: 0\.0000\d+ SOL$/)]);
  expect(transactionsIn(planned)).toEqual([transaction]);
}
