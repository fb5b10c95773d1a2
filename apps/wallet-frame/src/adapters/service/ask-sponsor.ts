import { type Json, recordOf } from '../../domain/bytes/untrusted';
import type { DoWork } from '../../domain/service/asked-work';
import { askWorking } from '../../domain/service/post-working';
import { ServiceRefusal } from '../../domain/service/service-refusal';
import type { FeePayer } from '../../domain/plans/solana/fee-payer';
import type { AskOperator } from '../../domain/smart/operations/operator';
import { rpcCodes } from '../../../../../domain/rpc/rpc-code';
import type { ServiceCalls } from '../../ports/service-calls';

/** What the operator's service pays by, for the visitor of this page. */
export interface SponsorDeps {
  readonly calls: Pick<ServiceCalls, 'ask'>;
  readonly doWork: DoWork;

  /** The handle of the session, where the visitor has one. */
  readonly session: () => string | undefined;
}

const TIMEOUT_MS = 20_000;

/** Asks the operator's service for what a paymaster says (ERC-7677). It pays for visitors of a session alone. */
export function askSponsor(deps: SponsorDeps): AskOperator {
  return async (method, params) => {
    try {
      const answer = await asked(deps, '/sponsor/operation', { method, params });
      return answer ? { kind: 'result', result: answer['result'] } : { kind: 'silent' };
    } catch (error) {
      if (!(error instanceof ServiceRefusal)) return { kind: 'silent' };
      return { kind: 'refused', code: rpcCodes.internalError, message: error.code };
    }
  };
}

/** Has the operator's service pay the fees of a network of Solana. */
export function askFeePayer(deps: SponsorDeps, network: string): FeePayer {
  const textFrom = async (path: string, name: string, more = {}): Promise<string | undefined> => {
    const answer = await asked(deps, path, { network, ...more }).catch(() => undefined);
    const text = answer?.[name];
    return typeof text === 'string' ? text : undefined;
  };
  return {
    address: () => textFrom('/sponsor/payer', 'payer'),
    sign: (transaction) => textFrom('/sponsor/transaction', 'signature', { transaction }),
  };
}

/** `undefined` where the visitor has no session. */
async function asked(
  { calls, doWork, session }: SponsorDeps,
  path: string,
  payload: object,
): Promise<Json | undefined> {
  const handle = session();
  if (handle === undefined) return undefined;
  const sending = { onWork: () => undefined, signal: AbortSignal.timeout(TIMEOUT_MS) };
  const ask = (done: object): Promise<unknown> => calls.ask(path, handle, { ...payload, ...done });
  return recordOf(await askWorking(ask, doWork, sending));
}
