import { fieldOf } from '../../../../domain/outside/untrusted-record';
import {
  SignedWebhooks,
  type SignedWebhooksDeps,
  WebhookRefused,
} from '../adapters/webhooks/signed-webhooks';
import { firstConnection } from '../adapters/webhooks/first-connection';
import type { Config } from '../config/config';
import type { WebhookReceiver } from '../config/webhook-config';
import { type Finding, open, right, wrong } from './finding';
import { codesOf, whyNotReached } from '../domain/why-not-reached';

const TIMEOUT_MS = 5_000;

export interface WebhookCheck {
  /** Whether each receiver gets a message to try it out. Else nothing is sent: a connection shows name, range and certificate. */
  readonly delivers: boolean;
}

/** Whether each receiver is at a public address that answers with a certificate for its name. */
export async function checkWebhooks(
  { webhooks }: Pick<Config, 'webhooks'>,
  { delivers }: WebhookCheck,
): Promise<readonly Finding[]> {
  if (!webhooks) return [];
  const { allowsLoopback, receivers } = webhooks;
  try {
    const deps = { libraries: await import('#webhooks'), allowsLoopback, timeoutMs: TIMEOUT_MS };
    const findings = receivers.map((receiver) =>
      delivers ? delivered(receiver, deps) : connected(receiver, deps),
    );
    return await Promise.all(findings);
  } catch (error) {
    if (!codesOf(error).includes('ERR_MODULE_NOT_FOUND')) throw error;
    return [wrong('WEBHOOKS', 'The packages are missing: run npm ci in the folder webhooks.')];
  }
}

/** Sends what no event is, signed as one. */
async function delivered(receiver: WebhookReceiver, deps: SignedWebhooksDeps): Promise<Finding> {
  const about = aboutOf(receiver);
  const sentAtMs = Date.now();
  const timestamp = new Date(sentAtMs).toISOString();
  const body = JSON.stringify({ type: 'check', timestamp, data: {} });
  const message = { id: `msg_${crypto.randomUUID()}`, body, sentAtMs };
  try {
    const answer = await new SignedWebhooks(deps).send(receiver, message);
    return answer === 'taken'
      ? right(about, 'It has taken a message of the type check.')
      : wrong(about, 'It answers with 410: the service would send it nothing more.');
  } catch (error) {
    return error instanceof WebhookRefused
      ? wrong(about, `It answers with ${error.name.replace('WebhookRefused ', '')}.`)
      : unreached(receiver, error);
  }
}

async function connected(receiver: WebhookReceiver, deps: SignedWebhooksDeps): Promise<Finding> {
  const about = aboutOf(receiver);
  const url = new URL(receiver.url);
  if (url.protocol === 'http:') {
    return open(
      about,
      'It is on this machine, without TLS, and is tried by check --deliver alone.',
    );
  }
  try {
    await firstConnection(url, deps);
    return right(about, 'It has a public address and a certificate for its name.');
  } catch (error) {
    return unreached(receiver, error);
  }
}

function unreached(receiver: WebhookReceiver, error: unknown): Finding {
  const { host } = new URL(receiver.url);
  const message = fieldOf(error, 'message');
  const isForbidden = typeof message === 'string' && message.includes('is not allowed');
  return wrong(
    aboutOf(receiver),
    isForbidden
      ? `${host} leads to no public address: the service calls none of a private, local or special range.`
      : whyNotReached(error, host),
  );
}

/** The path may have a secret of the receiver's. */
function aboutOf({ url }: WebhookReceiver): string {
  return `WEBHOOKS, ${new URL(url).origin}`;
}
