import type { ServerResponse } from 'node:http';
import * as libraries from '#webhooks';
import { createService } from '../../src/create-service';
import { type HttpStandIn, startStandIn, type StandInRequest } from './http-stand-in';

/** What a receiver has read of an event, by a signature that the library of Standard Webhooks has checked. */
export interface ReceivedEvent {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A system of the operator that hears of events. */
export class Receiver {
  readonly events: ReceivedEvent[] = [];

  /** What it was sent, also where it has not taken it. */
  readonly requests: StandInRequest[] = [];

  /** How it answers. */
  answer: (response: ServerResponse) => void = (response) => response.writeHead(204).end();
  readonly #secret: string;
  #server: HttpStandIn | undefined;

  constructor(secret: string) {
    this.#secret = secret;
  }

  async start(): Promise<this> {
    this.#server = await startStandIn((request, response) => {
      this.requests.push(request);
      this.#read(request);
      this.answer(response);
    });
    return this;
  }

  get url(): string {
    return `${this.#server?.url}/hooks`;
  }

  /** What `WEBHOOKS` says of it. */
  setUp(more: object = {}): object {
    return { url: this.url, secrets: [this.#secret], ...more };
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }

  /** @throws where no signature is right. The library takes times of now alone, which the clock of a test is not. */
  #read({ body, headers }: StandInRequest): void {
    const id = String(headers['webhook-id']);
    const at = new Date(Number(headers['webhook-timestamp']) * 1000);
    const right = new libraries.Webhook(this.#secret).sign(id, at, body);
    const given = String(headers['webhook-signature']).split(' ');
    if (!given.includes(right)) throw new Error('No signature is right');
    this.events.push({ id, ...(JSON.parse(body) as Omit<ReceivedEvent, 'id'>) });
  }
}

/** A secret as Standard Webhooks writes it. */
export function webhookSecret(byte: number): string {
  return `whsec_${Buffer.alloc(32, byte).toString('base64')}`;
}

/** The environment of a service that sends to receivers of this machine. */
export function heardBy(...receivers: readonly object[]) {
  return { WEBHOOKS: JSON.stringify(receivers), WEBHOOKS_LOOPBACK: 'on' };
}

/** The service with the libraries of webhooks. */
export const withWebhooks: typeof createService = (deps) =>
  createService({ ...deps, webhooks: { libraries } });

/** The same, which waits for no receiver as long as others do. */
export const withHaste: typeof createService = (deps) =>
  createService({ ...deps, webhooks: { libraries, timeoutMs: 2_000 } });
