import { fieldOf, listOf, numberOf, textOf } from '../../../domain/outside/untrusted-record';
import { Approval } from './approval';
import { sharedKey, topicOf } from './envelope';
import { leaveProposal, newPairing, type Pairing, proposalParams, type SentIds } from './pairing';
import { waitAlone } from './proposal-lock';
import { disconnected, nowS, type ProtocolCore } from './protocol-core';
import { whenScanned } from './scan';
import { newSession, readParticipant, type Session } from './session';
import {
  fallbackNamespaces,
  isForged,
  type KeyHasSigned,
  signedNamespaces,
  signInPayload,
  type SignInQuestion,
} from './sign-in';

/** A wallet's answer to a sign-in: without `auths` where it has only approved the proposal beside it. */
export interface SignInAnswer {
  readonly auths?: readonly unknown[];
  readonly session?: Session | undefined;
}

/** A sign-in that the relay has. */
export interface SentSignIn {
  readonly uri: string;

  /** What the next page needs to wait for the answer: see `leaveProposal`. */
  readonly left: string;

  /** Resolves when a wallet has joined the pairing. Absent where the page before has sent it. */
  readonly scanned?: Promise<void>;
  readonly response: () => Promise<SignInAnswer>;
}

type SentSignInIds = SentIds & { readonly signIn: number };

const SIGN_IN_S = 3600;
const UNSUPPORTED = 10_001;
const expired = { code: 0, message: 'Request expired' };
const forged = { code: 7000, message: 'The sign-in is not signed by the key of its account' };

/** Sends sign-ins (`wc_sessionAuthenticate`), each with a proposal for wallets that do not know them. */
export class SignIns {
  readonly #core: ProtocolCore;
  readonly #loadKeyCheck: () => Promise<KeyHasSigned>;

  /** `loadKeyCheck` downloads the check of a signature, which contains an elliptic curve. */
  constructor(core: ProtocolCore, loadKeyCheck: () => Promise<KeyHasSigned>) {
    this.#core = core;
    this.#loadKeyCheck = loadKeyCheck;
  }

  /** Resolves when the relay has the sign-in. */
  async ask(question: SignInQuestion): Promise<SentSignIn> {
    const { clock, ids, messenger } = this.#core;
    const keyHasSigned = await this.#loadKeyCheck();
    const pairing = newPairing(this.#core, ['wc_sessionAuthenticate']);
    const sent = { signIn: ids.next(), proposal: ids.next() };
    const { done, received } = this.#wait(pairing, sent, keyHasSigned);
    void waitAlone(pairing.topic, () => done);
    const params = {
      authPayload: signInPayload(question, clock.now()),
      requester: pairing.self,
      expiryTimestamp: nowS(this.#core) + SIGN_IN_S,
    };
    const proposal = proposalParams(sent.proposal, pairing, fallbackNamespaces(question));
    try {
      await Promise.all([
        received,
        messenger.send(pairing, { id: sent.signIn, method: 'wc_sessionAuthenticate', params }),
        messenger.send(pairing, {
          id: sent.proposal,
          method: 'wc_sessionPropose',
          params: proposal,
        }),
      ]);
    } catch (error) {
      this.#core.requests.reject(sent.signIn, error);
      throw error;
    }
    const scanned = whenScanned(this.#core, pairing, done);
    const left = leaveProposal(pairing, sent);
    return { uri: pairing.uri, left, scanned, response: () => done };
  }

  /** Waits for the answer to what the page before has sent. */
  async wait(pairing: Pairing, sent: SentSignInIds): Promise<SignInAnswer> {
    const { done, received } = this.#wait(pairing, sent, await this.#loadKeyCheck());
    received.catch(() => {});
    return done;
  }

  #wait(
    pairing: Pairing,
    sent: SentSignInIds,
    keyHasSigned: KeyHasSigned,
  ): { readonly done: Promise<SignInAnswer>; readonly received: Promise<unknown> } {
    const { pending } = this.#core;
    const { keys, symKey, topic } = pairing;
    const answerTopic = topicOf(keys.publicKey);
    const done = this.#answer(pairing, sent, keyHasSigned).finally(() => {
      pending.remove(answerTopic);
      pending.remove(topic);
    });
    done.catch(() => {});
    const received = Promise.all([
      pending.add(answerTopic, { privateKey: keys.privateKey }),
      pending.add(topic, { symKey, privateKey: keys.privateKey }),
    ]);
    return { done, received };
  }

  /** The first answer of the wallet: to the sign-in, or to the proposal. */
  #answer(
    pairing: Pairing,
    sent: SentSignInIds,
    keyHasSigned: KeyHasSigned,
  ): Promise<SignInAnswer> {
    const { requests } = this.#core;
    const approval = new Approval(this.#core, pairing);
    // A wallet that refuses a sign-in by itself answers on the topic of the pairing.
    const signInTopics = [topicOf(pairing.keys.publicKey), pairing.topic];
    const signedIn = requests
      .wait({ id: sent.signIn, topics: signInTopics, expirySeconds: SIGN_IN_S, expired })
      .then((result) => this.#signedIn(result, pairing, keyHasSigned));
    const proposed = requests.wait({
      id: sent.proposal,
      topics: [pairing.topic],
      expirySeconds: pairing.expiry - nowS(this.#core),
      expired: undefined,
    });
    return new Promise<SignInAnswer>((resolve, reject) => {
      approval.done.then((session) => resolve({ session }), reject);
      signedIn.then(resolve, (error: unknown) => {
        // The proposal is what such a wallet answers.
        if (numberOf(error, 'code') !== UNSUPPORTED) reject(error);
      });
      proposed.then(
        (result) => approval.onAnswer(result),
        (error: unknown) => {
          // A wallet that knows sign-ins may answer later than the proposal lives.
          if (error !== undefined) approval.reject(error);
        },
      );
    }).finally(() => {
      requests.forget(sent.signIn);
      requests.forget(sent.proposal);
    });
  }

  #signedIn(result: unknown, pairing: Pairing, keyHasSigned: KeyHasSigned): SignInAnswer {
    const { keys, self, topic: pairingTopic } = pairing;
    const responder = fieldOf(result, 'responder');
    const peerKey = textOf(responder, 'publicKey') ?? '';
    const symKey = sharedKey(keys.privateKey, peerKey);
    const topic = topicOf(symKey);
    const auths = listOf(result, 'cacaos') ?? [];
    if (auths.length === 0 || auths.some((cacao) => isForged(cacao, keyHasSigned))) {
      this.#endAtWallet({ topic, symKey });
      throw Object.assign(new Error(forged.message), forged);
    }
    const namespaces = signedNamespaces(auths);
    if (!namespaces) return { auths };
    const peer = readParticipant(peerKey, responder);
    const frame = { topic, pairingTopic, self, nowS: nowS(this.#core) };
    const session = newSession(peer, namespaces, frame);
    this.#core.store.put(session, symKey);
    return { auths, session };
  }

  /** The wallet has a session by now. */
  #endAtWallet(sealed: { readonly topic: string; readonly symKey: string }): void {
    const { ids, messenger } = this.#core;
    const request = { id: ids.next(), method: 'wc_sessionDelete', params: disconnected } as const;
    messenger.send(sealed, request).catch(() => {});
  }
}
