import { fromBase64url } from '../../domain/bytes/base64url';
import { recordOf, textIn, unreadable } from '../../domain/bytes/untrusted';
import { parseSlot } from '../../domain/vault/slot';
import type {
  ShareUse,
  KeptShare,
  ListedSlot,
  NewShare,
  ReleasedShare,
  KeyShares,
  WalletRenewal,
  WalletSlots,
} from '../../ports/vault';
import type { ActNonce, ActProof } from '../../domain/wallet-key/wallet-act';
import { nonceIn } from './act-nonces';
import type { ServiceCalls } from '../../ports/service-calls';

export interface ServiceKeySharesDeps {
  readonly calls: Pick<ServiceCalls, 'ask'>;

  /** The handle of the session at this moment. */
  readonly session: () => Promise<string>;
}

const SHARE_BYTES = 32;
const kinds = ['device', 'passkey', 'phrase'] as const;
const states = ['begun', 'made', 'kept', 'open'] as const;

/** The key shares that the operator's service keeps. */
export class ServiceKeyShares implements KeyShares {
  readonly #deps: ServiceKeySharesDeps;

  constructor(deps: ServiceKeySharesDeps) {
    this.#deps = deps;
  }

  async create(slot: Parameters<KeyShares['create']>[0]): Promise<NewShare> {
    const answer = await this.#ask('/slots/create', { ...slot });
    return { share: shareIn(answer), nonce: nonceIn(answer) };
  }

  async nonce(): Promise<ActNonce> {
    return nonceIn(await this.#ask('/slots/nonce', {}));
  }

  async keep({ sealed, ...slot }: Parameters<KeyShares['keep']>[0]): Promise<KeptShare> {
    const asked = { ...slot, ...(sealed !== '' && { sealed }) };
    const answer = await this.#ask('/slots/keep', asked);
    return { ...releasedIn(answer), nonce: nonceIn(answer) };
  }

  async open(id: string, proof: ActProof): Promise<void> {
    await this.#ask('/slots/open', { id, proof });
  }

  async release(id: string, use?: ShareUse): Promise<ReleasedShare> {
    return releasedIn(await this.#ask('/slots/release', { id, ...(use && { use }) }));
  }

  async revoke(id: string, proof: ActProof): Promise<void> {
    await this.#ask('/slots/revoke', { id, proof });
  }

  async list(): Promise<WalletSlots> {
    const { deletion, renewal, slots } = recordOf(await this.#ask('/slots/list', {}));
    if (!Array.isArray(slots)) throw unreadable('slots');
    const listed = slots.map(listedIn);
    return {
      slots: listed,
      ...(deletion !== undefined && { isEnding: true }),
      ...(renewal !== undefined && { renewal: renewalIn(renewal) }),
    };
  }

  async renew(): Promise<{ readonly readyAtMs: number }> {
    const { readyAtMs } = recordOf(await this.#ask('/slots/renew', {}));
    if (typeof readyAtMs !== 'number') throw unreadable('readyAtMs');
    return { readyAtMs };
  }

  async stay(proof: ActProof): Promise<void> {
    await this.#ask('/slots/stay', { proof });
  }

  async restore(aside: string, proof: ActProof): Promise<void> {
    await this.#ask('/slots/restore', { id: aside, proof });
  }

  async discard(aside: string, proof: ActProof): Promise<{ readonly goesAtMs: number }> {
    const { endsAtMs } = recordOf(await this.#ask('/slots/discard', { id: aside, proof }));
    if (typeof endsAtMs !== 'number') throw unreadable('endsAtMs');
    return { goesAtMs: endsAtMs };
  }

  async keepAside(aside: string, proof: ActProof): Promise<void> {
    await this.#ask('/slots/keep-aside', { id: aside, proof });
  }

  async #ask(path: string, payload: object): Promise<unknown> {
    return this.#deps.calls.ask(path, await this.#deps.session(), payload);
  }
}

function shareIn(answer: unknown): Uint8Array {
  const share = fromBase64url(textIn(recordOf(answer), 'half'));
  if (share.length !== SHARE_BYTES) throw unreadable('half');
  return share;
}

function releasedIn(value: unknown): ReleasedShare {
  const answer = recordOf(value);
  const state = states.find((one) => one === answer['state']);
  if (!state) throw unreadable('state');
  const { aside } = answer;
  return {
    share: shareIn(answer),
    state,
    sealed: textIn(answer, 'sealed'),
    ...(typeof aside === 'string' && { aside }),
  };
}

function renewalIn(value: unknown): WalletRenewal {
  const { begunAtMs, isOwn, isReady, readyAtMs } = recordOf(value);
  if (typeof begunAtMs !== 'number' || typeof readyAtMs !== 'number') throw unreadable('renewal');
  return { begunAtMs, readyAtMs, isOwn: isOwn === true, isReady: isReady === true };
}

function listedIn(value: unknown): ListedSlot {
  const record = recordOf(value);
  const kind = kinds.find((one) => one === record['kind']);
  const { aside, createdAtMs, goesAtMs, sealed } = record;
  if (!kind || typeof createdAtMs !== 'number') throw unreadable('slot');
  const base = {
    id: textIn(record, 'id'),
    kind,
    createdAtMs,
    ...(typeof aside === 'string' && { aside }),
    ...(typeof goesAtMs === 'number' && { goesAtMs }),
  };
  if (typeof sealed !== 'string') return base;
  const slot = parseSlot(JSON.parse(sealed));
  // A slot under another id or kind would open nothing, and mislead the list.
  if (slot.id !== base.id || slot.kind !== kind) throw unreadable('slot');
  return slot.kind === 'passkey' || slot.kind === 'phrase' ? { ...base, slot } : base;
}
