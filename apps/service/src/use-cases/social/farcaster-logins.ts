import { createHmac, hkdfSync } from 'node:crypto';
import { seal, unseal } from '../../domain/seal';
import type { AccountSignatures } from '../evm/account-signature';
import { kindOf, type Logger } from '../../observe/logger';
import type { Store } from '../../ports/store';
import { readIdentity, type SocialIdentity } from '../../domain/social-identity';
import type { SocialLogins, SocialSubject } from './social-logins';
import { SOCIAL_LIFE_MS } from '../../domain/social-life';
import { farcasterIssuer } from '../../domain/farcaster-issuer';
import type { ChannelRelay, FarcasterIds, RelayAnswer } from '../../ports/farcaster';
import { checkMessage } from '../../domain/siwf-message';

/** How long no other request asks the relay, while one does and after it. */
const ASKING_MS = 15_000;
const PAUSE_MS = 1000;

/** How often a message is checked where the node of Optimism does not answer. */
const TRIES = 3;
const OPTIMISM = 10;

/** As sites name it, and its button. */
export const FARCASTER = { id: 'farcaster', name: 'Farcaster' } as const;

export interface FarcasterLoginsDeps {
  readonly store: Pick<Store, 'channels'>;
  readonly frameOrigin: string;
  readonly logger: Logger;
  readonly logins: Pick<SocialLogins, 'begin' | 'finish'>;
  readonly now: () => number;
  readonly registries: FarcasterIds;
  readonly relay: ChannelRelay;
  readonly secret: string;
  readonly signatures: AccountSignatures;
}

/** What is kept of a channel. The relay shows an answer once, so it is kept until it has been checked. */
interface Channel {
  readonly token: string;
  readonly said?: RelayAnswer;
  readonly tries: number;
}

/**
 * Logins with Farcaster: the visitor's app signs a message for this login (FIP-11), the relay brings it, and the service
 * checks it against the registries on Optimism.
 */
export class FarcasterLogins {
  readonly #deps: FarcasterLoginsDeps;
  readonly #key: Buffer;

  constructor(deps: FarcasterLoginsDeps) {
    this.#deps = deps;
    this.#key = Buffer.from(hkdfSync('sha256', deps.secret, '', 'cleat/farcaster/1', 32));
  }

  /**
   * Begins a login, and returns its name and the link that the visitor's phone opens.
   *
   * @throws `ServiceError` where the relay cannot be used.
   */
  async open(subject: SocialSubject): Promise<{ readonly flow: string; readonly url: string }> {
    const { store, frameOrigin, logins, now, relay } = this.#deps;
    const flow = await logins.begin(subject);
    const endsAtMs = now() + SOCIAL_LIFE_MS;
    const nonce = this.#nonceOf(flow);
    const { token, url } = await relay.open({ origin: frameOrigin, nonce, endsAtMs });
    const id = this.#idOf(flow);
    await store.channels.add(id, this.#seal(id, { token, tries: 0 }), endsAtMs);
    return { flow, url };
  }

  /** Looks whether the visitor's app has answered, at most once a second. Whether the login has ended by that. */
  async look(flow: string): Promise<boolean> {
    const { store, now, relay } = this.#deps;
    const id = this.#idOf(flow);
    const sealed = await store.channels.look(id, now(), now() + ASKING_MS);
    if (sealed === undefined) return false;
    const channel = JSON.parse(this.#open(id, sealed)) as Channel;
    try {
      const state = channel.said
        ? ({ kind: 'answered', said: channel.said } as const)
        : await relay.look(channel.token);
      if (state.kind === 'over') return await this.#end(flow, { failed: 'over' });
      if (state.kind !== 'answered') return await this.#keep(id, channel, PAUSE_MS);
      const answered = { ...channel, said: state.said };
      await this.#keep(id, answered, ASKING_MS);
      return await this.#check(flow, answered);
    } catch (error) {
      this.#refused(kindOf(error)); // The frame looks again.
      return this.#keep(id, channel, PAUSE_MS);
    }
  }

  /** Deletes what is over. */
  async sweep(): Promise<void> {
    const { store, now } = this.#deps;
    await store.channels.sweep(now());
  }

  async #check(flow: string, channel: Channel & { readonly said: RelayAnswer }): Promise<boolean> {
    const tries = channel.tries + 1;
    try {
      return await this.#end(flow, await this.#identityIn(flow, channel.said));
    } catch (error) {
      this.#refused(kindOf(error));
      if (tries >= TRIES) return this.#end(flow, { failed: 'unreachable' });
      return this.#keep(this.#idOf(flow), { ...channel, tries }, PAUSE_MS);
    }
  }

  /** Who has signed. @throws where the node of Optimism cannot be used. */
  async #identityIn(
    flow: string,
    { message, name, picture, signature }: RelayAnswer,
  ): Promise<SocialIdentity | { readonly failed: string }> {
    const { frameOrigin, now, registries, signatures } = this.#deps;
    const expected = { origin: frameOrigin, nonce: this.#nonceOf(flow), nowMs: now() };
    const checked = checkMessage(message, expected);
    if (!checked.ok) return this.#refused(checked.wrong);
    const { address, fid } = checked;
    const signed = { address, message, signature, chainId: OPTIMISM };
    if ((await signatures.signerOf(signed)) === undefined) return this.#refused('signature');
    if (!(await registries.mayLogIn(address, fid))) return this.#refused('signer');
    // Name and picture are what the relay says. They are shown, and are no key.
    const claimed = { subject: `${fid}`, name, picture };
    return readIdentity(farcasterIssuer, claimed) ?? this.#refused('form');
  }

  #refused(kind: string): { readonly failed: string } {
    this.#deps.logger.warn('a social login failed', { provider: FARCASTER.id, kind });
    return { failed: 'failed' };
  }

  async #keep(id: string, channel: Channel, pauseMs: number): Promise<false> {
    const { store, now } = this.#deps;
    await store.channels.keep(id, this.#seal(id, channel), now() + pauseMs);
    return false;
  }

  async #end(flow: string, outcome: SocialIdentity | { readonly failed: string }): Promise<true> {
    const { store, logins } = this.#deps;
    await logins.finish(flow, outcome);
    await store.channels.end(this.#idOf(flow));
    return true;
  }

  /** It follows from the login's name and the service's secret, so the database does not have it. */
  #nonceOf(flow: string): string {
    return this.#macOf('nonce', flow).toString('hex').slice(0, 32);
  }

  #idOf(flow: string): string {
    return this.#macOf('flow', flow).toString('base64url');
  }

  #macOf(kind: string, flow: string): Buffer {
    return createHmac('sha256', this.#deps.secret).update(`farcaster-${kind}:${flow}`).digest();
  }

  #seal(id: string, channel: Channel): string {
    return seal(this.#key, Buffer.from(JSON.stringify(channel)), id);
  }

  #open(id: string, sealed: string): string {
    return unseal(this.#key, sealed, id).toString();
  }
}
