import {
  entriesOf,
  fieldOf,
  isUntrustedRecord,
  listOf,
  numberOf,
  textOf,
} from '../../../domain/outside/untrusted-record';
import type { DappMetadata } from '../../../domain/wallet/dapp-metadata';
import { isKey } from './envelope';

/** The accounts, methods and events that a wallet approved, by namespace (CAIP-25). */
export type SessionNamespaces = Readonly<Record<string, SessionNamespace>>;

export interface SessionNamespace {
  readonly accounts: readonly string[];
  readonly methods: readonly string[];
  readonly events: readonly string[];
}

/** One side of a session. */
export interface Participant {
  readonly publicKey: string;
  readonly metadata: DappMetadata;
}

/** A session in the form in which WalletConnect's SDK stores it, so that either client goes on with it. */
export interface Session {
  readonly topic: string;

  /** When it ends, in seconds. */
  readonly expiry: number;
  readonly namespaces: SessionNamespaces;
  readonly peer: Participant;
  readonly self: Participant;
  readonly controller: string;
  readonly acknowledged: true;
  readonly relay: { readonly protocol: 'irn' };
  readonly pairingTopic: string;
  readonly requiredNamespaces: object;
  readonly optionalNamespaces: object;
  readonly transportType: 'relay';
  readonly sessionConfig?: { readonly disableDeepLink: boolean };

  /** The highest ids of what the wallet may send late, or twice, by kind. The SDK keeps the field. */
  readonly seen?: Readonly<Record<string, number>>;
}

export const SESSION_S = 604_800;

/** Limits on what a wallet has the page store. */
const NAMESPACES_MAX_LENGTH = 500_000;
const TEXT_MAX_LENGTH = 500;
const ICONS_MAX = 20;
const ICON_MAX_LENGTH = 50_000;

/** The parts of a new session that do not come from the wallet's approval. */
export interface SessionFrame {
  readonly topic: string;
  readonly pairingTopic: string;
  readonly self: Participant;
  readonly nowS: number;
}

/**
 * The session that a wallet settles (`wc_sessionSettle`) after it has answered with the key `peerKey`. Returns
 * `undefined` for a settlement that another key has sent, that approves nothing, or that is over.
 */
export function settledSession(
  params: unknown,
  peerKey: string,
  frame: SessionFrame,
): Session | undefined {
  const controller = fieldOf(params, 'controller');
  const namespaces = readNamespaces(fieldOf(params, 'namespaces'));
  const expiry = numberOf(params, 'expiry') ?? 0;
  const isOfPeer = textOf(controller, 'publicKey') === peerKey;
  if (!isOfPeer || !namespaces || expiry <= frame.nowS) return undefined;
  const config = fieldOf(params, 'sessionConfig');
  const disableDeepLink = fieldOf(config, 'disableDeepLink') === true;
  const latest = frame.nowS + SESSION_S;
  return {
    ...newSession(readParticipant(peerKey, controller), namespaces, frame),
    expiry: Math.min(expiry, latest),
    ...(isUntrustedRecord(config) && { sessionConfig: { disableDeepLink } }),
  };
}

/** A session of seven days. */
export function newSession(
  peer: Participant,
  namespaces: SessionNamespaces,
  { topic, pairingTopic, self, nowS }: SessionFrame,
): Session {
  return {
    topic,
    pairingTopic,
    namespaces,
    peer,
    self,
    expiry: nowS + SESSION_S,
    controller: peer.publicKey,
    acknowledged: true,
    relay: { protocol: 'irn' },
    transportType: 'relay',
    requiredNamespaces: {},
    optionalNamespaces: {},
  };
}

/** The wallet's side, from the `metadata` of `value`. */
export function readParticipant(publicKey: string, value: unknown): Participant {
  const metadata = fieldOf(value, 'metadata');
  const text = (name: string): string => (textOf(metadata, name) ?? '').slice(0, TEXT_MAX_LENGTH);
  const icons = (listOf(metadata, 'icons', ICONS_MAX) ?? []).filter(
    (icon): icon is string => typeof icon === 'string' && icon.length <= ICON_MAX_LENGTH,
  );
  const [name, description, url] = [text('name'), text('description'), text('url')];
  return { publicKey, metadata: { name, description, url, icons } };
}

/** The namespaces of a settlement or an update; `undefined` where they approve nothing, or are of another form. */
export function readNamespaces(value: unknown): SessionNamespaces | undefined {
  const isShort = areNamespaces(value) && JSON.stringify(value).length <= NAMESPACES_MAX_LENGTH;
  return isShort ? value : undefined;
}

function areNamespaces(value: unknown): value is SessionNamespaces {
  const namespaces = isUntrustedRecord(value) ? Object.values(value) : [];
  const areValid = namespaces.every((namespace) =>
    ['accounts', 'methods', 'events'].every((name) => isTextList(fieldOf(namespace, name))),
  );
  return namespaces.length > 0 && areValid;
}

/** Whether a wallet's event is one that it approved, on a chain that it approved. */
export function isApprovedEvent({ namespaces }: Session, params: unknown): boolean {
  const event = fieldOf(params, 'event');
  const name = textOf(event, 'name');
  const chainId = textOf(params, 'chainId');
  if (name === undefined || chainId === undefined || fieldOf(event, 'data') === undefined) {
    return false;
  }
  return Object.values(namespaces).some(
    ({ accounts, events }) =>
      events.includes(name) && accounts.some((account) => account.startsWith(`${chainId}:`)),
  );
}

/** A stored session. Returns `undefined` for what is none: the page's other scripts write there, too. */
export function readSession(value: unknown): Session | undefined {
  const isWhole =
    isKey(fieldOf(value, 'topic')) &&
    numberOf(value, 'expiry') !== undefined &&
    areNamespaces(fieldOf(value, 'namespaces')) &&
    isUntrustedRecord(fieldOf(value, 'peer')) &&
    isUntrustedRecord(fieldOf(value, 'self'));
  return isWhole ? (value as Session) : undefined;
}

function isTextList(value: unknown): boolean {
  return entriesOf(value)?.every((entry) => typeof entry === 'string') ?? false;
}
