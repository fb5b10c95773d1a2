import { attempt } from '../../../domain/outside/attempt';
import { fieldOf, numberOf, textOf } from '../../../domain/outside/untrusted-record';
import { spelledId } from './json-id';
import type { Delivery } from './relay';

/** An error of the protocol, as either side sends it. */
export interface ProtocolError {
  readonly code: number;
  readonly message: string;
}

/** A request of a peer. */
export interface PeerRequest {
  readonly method: string;
  readonly params: unknown;

  /** Its id as it is spelled, for the answer. */
  readonly id: string;

  /** Its id as a number: microseconds, the last three digits of which are random. */
  readonly number: number;
}

/** An answer of a peer to our request of that id. */
export interface PeerAnswer {
  readonly id: number;
  readonly body: { readonly result: unknown } | { readonly error: ProtocolError };
}

interface RequestForm extends Required<Delivery> {
  /** The tag of its answer, which is kept as long. */
  readonly answerTag: number;
}

const DAY_S = 86_400;

function form(tag: number, ttl: number, prompt = false): RequestForm {
  return { tag, ttl, prompt, answerTag: tag + 1 };
}

/** The protocol's requests. */
export const requestForms = {
  wc_pairingDelete: form(1000, DAY_S),
  wc_pairingPing: form(1002, 30),
  wc_sessionPropose: form(1100, 300, true),
  wc_sessionSettle: form(1102, 300),
  wc_sessionUpdate: form(1104, DAY_S),
  wc_sessionExtend: form(1106, DAY_S),
  wc_sessionRequest: form(1108, 300, true),
  wc_sessionEvent: form(1110, 300),
  wc_sessionDelete: form(1112, DAY_S),
  wc_sessionPing: form(1114, DAY_S),
  wc_sessionAuthenticate: form(1116, 3600, true),
};

export type RequestMethod = keyof typeof requestForms;

export function isRequestMethod(method: string): method is RequestMethod {
  return Object.hasOwn(requestForms, method);
}

const INTERNAL_ERROR = -32_603;

/** Reads what a peer has sealed. Returns `undefined` for what is no request and no answer. */
export function readPayload(text: string): PeerRequest | PeerAnswer | undefined {
  const payload: unknown = attempt(() => JSON.parse(text));
  const given = fieldOf(payload, 'id');
  const id = spelledId(text, given);
  const number = Number(given);
  if (id === undefined || !Number.isFinite(number)) return undefined;
  const method = fieldOf(payload, 'method');
  if (method !== undefined) {
    return typeof method === 'string'
      ? { method, params: fieldOf(payload, 'params'), id, number }
      : undefined;
  }
  const result = fieldOf(payload, 'result');
  if (result !== undefined) return { id: number, body: { result } };
  const error = fieldOf(payload, 'error');
  return error === undefined ? undefined : { id: number, body: { error: readError(error) } };
}

/** Wallets also send errors without a code or a message. */
function readError(error: unknown): ProtocolError {
  const data = fieldOf(error, 'data');
  return {
    code: numberOf(error, 'code') ?? INTERNAL_ERROR,
    message: textOf(error, 'message') ?? 'The wallet gave no reason',
    ...(data !== undefined && { data }),
  };
}
