import { activeConnection, type WidgetState } from '../../../application/snapshot/widget-state';
import type { ChainNamespace } from '../../../domain/caip/chain-namespace';
import type { ConnectFailure } from '../../../domain/connection/connect-failure';
import { memberWith } from '../../../domain/connection/multi-chain-connector';
import type { MessageCatalogue } from '../../messages/message-catalogue';

/** The state of the wallet's attempt: not started, installed meanwhile, request open, connected, or why it failed. */
export type ConnectStage =
  { readonly cause: 'idle' | 'found' | 'asking' | 'connected' } | ConnectFailure;

/** The view's text. */
export interface StageWords {
  readonly headline: string;
  readonly hint?: string;
}

const idle: ConnectStage = { cause: 'idle' };
const found: ConnectStage = { cause: 'found' };
const asking: ConnectStage = { cause: 'asking' };
const connected: ConnectStage = { cause: 'connected' };

/** The state of the attempt at `connectorId`: on `namespace`, or on any. */
export function connectStageOf(
  state: WidgetState,
  connectorId: string,
  namespace?: ChainNamespace,
): ConnectStage {
  const attempt = Object.values(state.connections)
    .filter((connection) => (namespace ?? connection.namespace) === connection.namespace)
    .map((connection) => connection.attempt)
    .find((one) => one?.connectorId === connectorId);
  if (attempt?.status === 'asking') return asking;
  if (attempt) {
    const hasCome =
      attempt.failure.cause === 'notInstalled' &&
      memberWith(state.connectors, connectorId, namespace) !== undefined;
    return hasCome ? found : attempt.failure;
  }
  return activeConnection(state).account?.connectorId === connectorId ? connected : idle;
}

/** Each cause has its own text. That of a failed attempt comes later. */
export function wordsFor(
  stage: ConnectStage,
  wallet: string,
  messages: MessageCatalogue,
): StageWords {
  switch (stage.cause) {
    case 'idle':
    case 'asking':
      return { headline: messages.openWallet(wallet), hint: messages.openWalletHint };
    case 'found':
      return { headline: messages.walletFound(wallet) };
    case 'connected':
      return { headline: messages.connectedTo(wallet) };
    case 'declined':
      return { headline: messages.declined, hint: messages.declinedHint };
    case 'pending':
      return { headline: messages.pending(wallet), hint: messages.pendingHint };
    case 'notInstalled':
      return { headline: messages.notInstalled(wallet), hint: messages.notInstalledHint };
    case 'gone':
      return { headline: messages.gone(wallet), hint: messages.goneHint };
    case 'failed':
      return { headline: messages.failed(wallet) };
  }
}
