import { esploraOf } from '../../src/adapters/nodes/ask-esplora';
import type { AskNode } from '../../src/domain/plans/ask-node';
import { accountsOf } from '../../src/domain/accounts/accounts';
import { entropyOf } from '../../src/domain/accounts/entropy';
import { withKey } from '../../src/domain/accounts/account-keys';
import type { Plan, Signature } from '../../src/domain/readings/reading';
import type { PlanContext } from '../../src/domain/plans/plan-context';
import { planOf } from '../../src/domain/plans/plan-of';
import { SentCalls } from '../../src/domain/plans/sent-calls';
import { smartBundle } from '../../src/domain/smart/smart-bundle';
import { accountBundle } from '../../src/domain/smart/account-bundle';
import type { Operations } from '../../src/use-cases/operations/operations';
import { simpleAccountOf } from '../../src/domain/signing/simple-account';
import { digestOf } from '../../src/domain/signing/request-digest';
import { readSignRequest } from '../../src/domain/signing/sign-request';
import { ABANDON } from '../vectors';

export const SITE = 'https://site.test';
export const accounts = await accountsOf(entropyOf(ABANDON));

/** The answers of a node, by method: a value, or what makes one of the parameters. A method without one fails. */
export type Node = Readonly<Record<string, unknown>>;

/** What the operator has set. */
type Settings = Partial<Pick<PlanContext, 'descriptors' | 'feePayer' | 'network' | 'sentCalls'>> & {
  /** Whether the visitor's account is a smart account. */
  readonly isSmart?: boolean;
  readonly operations?: Operations;
};

/** Reads a request as the page does, and has the worker's own reader take what would be signed. */
export async function planFor(
  chain: string,
  method: string,
  params: unknown,
  node: AskNode | Node = {},
  { isSmart = false, operations, ...settings }: Settings = {},
): Promise<Plan> {
  const context: PlanContext = {
    accounts,
    ...(isSmart &&
      settings.network?.smartAccounts?.account === 'factory' && {
        accounts: { ...accounts, evm: { address: simpleAccountOf(accounts.evm.address) } },
        owner: accounts.evm.address,
      }),
    site: SITE,
    network: undefined,
    sentCalls: new SentCalls(),
    ...settings,
    esplora: esploraOf(settings.network),
    node: typeof node === 'function' ? node : answering(node),
    ...(isSmart && {
      smartAccount: (bundle) =>
        operations ? accountBundle(bundle, context, operations) : smartBundle(bundle, context),
    }),
  };
  const plan = await planOf({ chain, method, params }, context);
  for (const request of plan.requests) {
    if (readSignRequest(request).digest !== digestOf(request)) throw new Error('Not what is shown');
  }
  return plan;
}

function answering(node: Node): AskNode {
  return async (asked, params) => {
    if (!Object.hasOwn(node, asked)) throw new Error(`no ${asked}`);
    const answer = node[asked];
    return typeof answer === 'function' ? (answer as (given: unknown) => unknown)(params) : answer;
  };
}

/** Has the worker's own reader sign what the visitor was shown. */
export async function signaturesOf({ requests }: Plan): Promise<readonly Signature[]> {
  const signatures: Signature[] = [];
  for (const request of requests) {
    const { account, sign } = readSignRequest(request);
    signatures.push(await withKey(entropyOf(ABANDON), account, sign));
  }
  return signatures;
}

/** Has the worker's own reader sign what the visitor was shown, and sends it. */
export async function approved(plan: Plan): Promise<unknown> {
  return plan.finish(await signaturesOf(plan));
}

/** What the visitor reads: each step with its facts. */
export function readingOf({ reading }: Plan): readonly string[] {
  return reading.steps.flatMap(({ facts, title }) => [
    title,
    ...facts.map(({ label, name, value }) => `${name ?? label}: ${value}`),
  ]);
}
