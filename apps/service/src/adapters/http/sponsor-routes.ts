import type { Context, Hono } from 'hono';
import { fieldOf, textOf } from '../../../../../domain/outside/untrusted-record';
import { ENTRY_POINT } from '../../domain/sponsor/account-abstraction';
import { printableText } from '../../domain/printable-text';
import type { SponsoredTransactions } from '../../use-cases/sponsor/sponsored-transactions';
import type { SponsoredOperations } from '../../use-cases/sponsor/sponsored-operations';
import type { SponsorWork } from '../../use-cases/limits/sponsor-work';
import type { ServiceEnv } from './environment';
import type { Gate } from './gate';
import { HttpRefusal } from './http-refusal';
import type { ProvenRequest, ProveSession } from './proven-session';

/** 1,232 bytes in base64. */
const MAX_TRANSACTION = 1_644;

export interface SponsorRoutesDeps {
  readonly gate: Gate;
  readonly operations: SponsoredOperations;
  readonly prove: ProveSession;
  readonly transactions: SponsoredTransactions;
  readonly work: SponsorWork;
}

/**
 * `POST /sponsor/operation`, for the wallet's frame alone, on a device that has opened the wallet. The payload is a request of
 * ERC-7677, `{ method, params }`, and the answer `{ result }`. And, of Solana, `POST /sponsor/payer` with `{ network }` and the answer
 * `{ payer }`, the address of the account that pays, and `POST /sponsor/transaction` with `{ network, transaction }`, a transaction in
 * base64 whose first signer is that account, and the answer `{ signature }` in base64.
 */
export function addSponsorRoutes(app: Hono<ServiceEnv>, deps: SponsorRoutesDeps): void {
  const { gate, operations, transactions, work } = deps;

  const takeWork = (c: Context<ServiceEnv>, { device, known, payload }: ProvenRequest) =>
    work.take({ device, range: gate.rangeOf(c), sinceMs: known.sinceMs }, payload);

  app.post('/sponsor/operation', async (c) => {
    const visitor = await provenVisitor(c, deps);
    const asked = askedOperation(visitor.payload);
    if (textOf(visitor.payload, 'method') === 'pm_getPaymasterStubData') {
      const { paymasterPostOpGasLimit, paymasterVerificationGasLimit, ...offer } =
        await operations.stub(visitor, asked);
      return c.json({
        result: {
          ...offer,
          paymasterVerificationGasLimit: hex(paymasterVerificationGasLimit),
          paymasterPostOpGasLimit: hex(paymasterPostOpGasLimit),
        },
      });
    }
    await takeWork(c, visitor);
    return c.json({ result: await operations.data(visitor, asked) });
  });

  app.post('/sponsor/payer', async (c) => {
    const visitor = await provenVisitor(c, deps);
    const network = printableText(visitor.payload, 'network', 64);
    if (network === undefined) throw new HttpRefusal(400, 'request');
    return c.json({ payer: await transactions.payer(visitor, network) });
  });

  app.post('/sponsor/transaction', async (c) => {
    const visitor = await provenVisitor(c, deps);
    const network = printableText(visitor.payload, 'network', 64);
    const transaction = printableText(visitor.payload, 'transaction', MAX_TRANSACTION);
    if (network === undefined || transaction === undefined) throw new HttpRefusal(400, 'request');
    await takeWork(c, visitor);
    const signature = await transactions.sign(visitor, network, transaction);
    return c.json({ signature: Buffer.from(signature).toString('base64') });
  });
}

/** A login opens the door, not the wallet: a thief's would spend what the operator gives the visitor. */
async function provenVisitor(
  c: Context<ServiceEnv>,
  { prove }: SponsorRoutesDeps,
): Promise<ProvenRequest> {
  const visitor = await prove(c);
  if (!visitor.known.hasOpened) throw new HttpRefusal(403, 'wallet_key');
  return visitor;
}

/** @throws {@link HttpRefusal} for another method, entry point or form. */
function askedOperation(payload: unknown): {
  readonly network: string;
  readonly operation: unknown;
} {
  const method = textOf(payload, 'method') ?? '';
  const params = fieldOf(payload, 'params');
  const [operation, entryPoint, chainId] = Array.isArray(params) ? (params as unknown[]) : [];
  if (!/^pm_getPaymaster(?:Stub)?Data$/.test(method)) throw new HttpRefusal(400, 'request');
  const isOfNetwork = typeof chainId === 'string' && /^0x[0-9a-f]{1,13}$/i.test(chainId);
  if (!isOfNetwork || String(entryPoint).toLowerCase() !== ENTRY_POINT) {
    throw new HttpRefusal(400, 'request');
  }
  return { network: `eip155:${BigInt(chainId)}`, operation };
}

function hex(value: bigint): string {
  return `0x${value.toString(16)}`;
}
