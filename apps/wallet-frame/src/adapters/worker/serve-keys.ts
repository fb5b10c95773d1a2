import type { KeyAnswer } from '../../domain/vault/key-answer';
import { KeyError } from '../../domain/bytes/key-error';
import { type Json, recordOf, textIn, unreadable } from '../../domain/bytes/untrusted';
import { ServiceRefusal } from '../../domain/service/service-refusal';
import { wordsFor } from '../../use-cases/vault/new-words';
import { ShareInbox, passedShareIn } from '../../domain/vault/passed-share';
import type { Vault } from '../../use-cases/vault/vault';
import type { UnlockMethod } from '../../domain/vault/unlock-method';
import { pageActIn } from '../../domain/wallet-key/page-act';
import { RequestSigner } from '../../use-cases/vault/request-signer';

export interface ServeKeysDeps {
  readonly vault: Vault;
  readonly now: () => number;

  /** Whether the page is the wallet's own window after a new login. */
  readonly mayExport?: boolean;

  /** Whether the page is the wallet's own window, which draws new words. */
  readonly makesWords?: boolean;
}

const MAX_ID_LENGTH = 64;

/**
 * Answers the messages of the frame's page. The page gets accounts and signatures. No message gives it a key; the wallet's own words go to the wallet's own window alone.
 */
export function serveKeys({
  makesWords = false,
  mayExport = false,
  now,
  vault,
}: ServeKeysDeps): (message: unknown) => Promise<KeyAnswer> {
  const signer = new RequestSigner({ vault, now });
  const inbox = new ShareInbox();
  const handlers: Readonly<Record<string, (payload: Json) => unknown>> = {
    begin: (payload) => (only(payload), signer.begin()),
    accounts: (payload) => signer.accounts(methodIn(only(payload, 'method'))),
    prepare: (payload) => signer.prepare(only(payload, 'request')['request']),
    sign: (payload) => {
      const own = only(payload, 'digest', 'method');
      return signer.sign(textIn(own, 'digest'), methodIn(own));
    },
    decline: (payload) => signer.decline(textIn(only(payload, 'digest'), 'digest')),
    addDevice: (payload) => vault.addDevice(methodIn(only(payload, 'method'))),
    addPasskey: (payload) => {
      const own = only(payload, 'method', 'credential', 'salt', 'prf');
      const { prf } = own;
      if (!(prf instanceof Uint8Array)) throw unreadable('prf');
      const passkey = { credential: textIn(own, 'credential'), salt: textIn(own, 'salt'), prf };
      return vault.addPasskey(methodIn(own), passkey);
    },
    awaitPhrase: (payload) => (only(payload), inbox.open()),
    addPhrase: async (payload) => {
      const own = only(payload, 'method', 'phrase');
      const passed = passedShareIn(own['phrase']);
      return vault.addPhrase(methodIn(own), {
        stretch: passed.stretch,
        share: await inbox.take(passed),
      });
    },
    newPhrase: (payload) => {
      const to = textIn(only(payload, 'to'), 'to');
      if (!makesWords) throw new KeyError('refused', 'words');
      return wordsFor(to);
    },
    makeKit: (payload) => {
      const method = methodIn(only(payload, 'method'));
      if (!mayExport) throw new KeyError('refused', 'export');
      return vault.makeKit(method);
    },
    list: (payload) => (only(payload), vault.list()),
    revoke: (payload) => {
      const own = only(payload, 'method', 'id');
      return vault.revoke(methodIn(own), textIn(own, 'id'));
    },
    leadLogin: (payload) => {
      const own = only(payload, 'file', 'words', 'login');
      const kit = { file: own['file'], words: textIn(own, 'words') };
      return vault.leadLogin(kit, textIn(own, 'login'));
    },
    signAct: (payload) => {
      const own = only(payload, 'method', 'act');
      return vault.signAct(methodIn(own), pageActIn(own['act']));
    },
    renew: (payload) => (only(payload), vault.renew()),
    stay: (payload) => vault.stay(methodIn(only(payload, 'method'))),
    restore: (payload) => vault.restore(methodIn(only(payload, 'method'))),
    discard: (payload) => vault.discard(methodIn(only(payload, 'method'))),
    keepAside: (payload) => vault.keepAside(methodIn(only(payload, 'method'))),
    ownSlot: (payload) => (only(payload), vault.ownSlot()),
    reveal: (payload) => {
      const method = methodIn(only(payload, 'method'));
      if (!mayExport) throw new KeyError('refused', 'export');
      return vault.words(method);
    },
    isOnDevice: (payload) => (only(payload), vault.isOnDevice()),
    leave: (payload) => {
      only(payload);
      signer.decline();
      return vault.leave();
    },
    forget: (payload) => {
      only(payload);
      signer.decline();
      return vault.forget();
    },
  };
  return async (message) => {
    let id = '';
    try {
      const { id: given, payload, type } = recordOf(message, ['id', 'type', 'payload']);
      if (typeof given !== 'string' || given.length > MAX_ID_LENGTH) throw unreadable('id');
      id = given;
      if (typeof type !== 'string' || !Object.hasOwn(handlers, type)) throw unreadable('type');
      return { id, result: await handlers[type]?.(recordOf(payload)) };
    } catch (error) {
      const isKnown = error instanceof KeyError || error instanceof ServiceRefusal;
      return { id, error: isKnown ? error.code : 'failed' };
    }
  };
}

/** A payload with these names and no other. */
function only(payload: Json, ...names: readonly string[]): Json {
  return recordOf(payload, names);
}

function methodIn({ method }: Json): UnlockMethod {
  const { file, id, kind, prf, words } = recordOf(method, ['kind', 'id', 'prf', 'words', 'file']);
  if (kind === 'device') return { kind };
  if (kind === 'kit' && typeof words === 'string') return { kind, file, words };
  if (typeof id !== 'string') throw unreadable('method');
  if (kind === 'passkey' && prf instanceof Uint8Array) return { kind, id, prf };
  if (kind === 'phrase' && typeof words === 'string') return { kind, id, words };
  throw unreadable('method');
}
