import { type KeyPair, newKeyPair, randomKey, topicOf } from './envelope';
import { type ProtocolCore, nowS } from './protocol-core';
import type { Participant } from './session';

/** How long a pairing URI and its proposal live. */
export const PAIRING_S = 300;

/** The topic that a wallet joins by a pairing URI. */
export interface Pairing {
  readonly topic: string;
  readonly symKey: string;

  /** In seconds. */
  readonly expiry: number;
  readonly uri: string;

  /** Of the session that may follow. */
  readonly keys: KeyPair;
  readonly self: Participant;
}

/**
 * A pairing for one proposal. `methods` are those of its first requests where they are not the proposal's: without them, a
 * wallet answers a sign-in twice.
 */
export function newPairing(core: ProtocolCore, methods: readonly string[] = []): Pairing {
  const symKey = randomKey();
  const topic = topicOf(symKey);
  const keys = newKeyPair();
  const expiry = nowS(core) + PAIRING_S;
  const query = `relay-protocol=irn&symKey=${symKey}&expiryTimestamp=${expiry}`;
  const list = methods.length > 0 ? `&methods=${methods.join('%2C')}` : '';
  return {
    topic,
    symKey,
    expiry,
    keys,
    uri: `wc:${topic}@2?${query}${list}`,
    self: { publicKey: keys.publicKey, metadata: core.metadata },
  };
}

/** The ids of what was sent with a pairing URI. */
export interface SentIds {
  readonly proposal: number;
  readonly signIn?: number | undefined;
}

/**
 * What the next page needs to wait for the answer, as a text: see `resumeProposal`. It has the private key of the session
 * that may follow.
 */
export function leaveProposal({ keys, uri }: Pairing, sent: SentIds): string {
  return JSON.stringify({ ...sent, uri, privateKey: keys.privateKey });
}

/** The parameters of `wc_sessionPropose`. Nothing is required: the wallet approves what it has. */
export function proposalParams(id: number, pairing: Pairing, optionalNamespaces: object): object {
  return {
    id,
    pairingTopic: pairing.topic,
    expiryTimestamp: pairing.expiry,
    proposer: pairing.self,
    relays: [{ protocol: 'irn' }],
    requiredNamespaces: {},
    optionalNamespaces,
  };
}
