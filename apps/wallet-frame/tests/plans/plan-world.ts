import { accountsOf } from '../../src/accounts/accounts';
import { entropyOf } from '../../src/accounts/entropy';
import type { Plan } from '../../src/approval/reading';
import type { PlanContext } from '../../src/plans/plan-context';
import { planOf } from '../../src/plans/plan-of';
import { SentCalls } from '../../src/plans/sent-calls';
import { digestOf } from '../../src/signing/request-digest';
import { readSignRequest } from '../../src/signing/sign-request';
import { ABANDON } from '../vectors';

export const SITE = 'https://site.test';
export const accounts = await accountsOf(entropyOf(ABANDON));

/** The answers of a node, by method. A method without one fails. */
export type Node = Readonly<Record<string, unknown>>;

/** A node that is asked. */
export type AskNode = (method: string, params: unknown) => Promise<unknown>;

/** What the operator has set. */
type Settings = Partial<Pick<PlanContext, 'descriptors' | 'network'>>;

/** Reads a request as the page does, and has the worker's own reader take what would be signed. */
export async function planFor(
  chain: string,
  method: string,
  params: unknown,
  node: AskNode | Node = {},
  settings: Settings = {},
): Promise<Plan> {
  const context: PlanContext = {
    accounts,
    site: SITE,
    sentCalls: new SentCalls(),
    ...{ network: undefined, ...settings },
    node: typeof node === 'function' ? node : answering(node),
  };
  const plan = await planOf({ chain, method, params }, context);
  for (const request of plan.requests) {
    if (readSignRequest(request).digest !== digestOf(request)) throw new Error('Not what is shown');
  }
  return plan;
}

function answering(node: Node): AskNode {
  return (asked) =>
    Object.hasOwn(node, asked)
      ? Promise.resolve(node[asked])
      : Promise.reject(new Error(`no ${asked}`));
}

/** What the visitor reads: each step with its facts. */
export function readingOf({ reading }: Plan): readonly string[] {
  return reading.steps.flatMap(({ facts, title }) => [
    title,
    ...facts.map(({ label, name, value }) => `${name ?? label}: ${value}`),
  ]);
}
