import { useEffect, useRef, useState } from 'react';
import { activeConnection, type WidgetState } from '../../application/snapshot/widget-state';
import type { ConnectorRow } from '../../domain/connection/connector-list';
import { useWidgetState } from '../bindings/widget-context';
import type { MessageCatalogue } from '../messages/message-catalogue';
import { networkWords } from '../messages/network-words';
import { walletOf } from '../bindings/wallet-of';
import { useMessages } from '../bindings/shell-context';

/** Announces state changes to screen readers. It has no role: some read the name of that where the region is empty, as it mostly is. */
export function Announcer() {
  const messages = useMessages();
  const state = useWidgetState((all) => all);
  const before = useRef(state);
  const [text, setText] = useState('');
  useEffect(() => {
    const news = newsBetween(before.current, state, messages);
    before.current = state;
    if (news !== undefined) setText(news);
  }, [state, messages]);
  return (
    <div aria-live="polite" className="visually-hidden">
      {text}
    </div>
  );
}

/** The announcement for the step from one state to the next. */
export function newsBetween(
  before: WidgetState,
  after: WidgetState,
  messages: MessageCatalogue,
): string | undefined {
  const [was, is] = [activeConnection(before), activeConnection(after)];
  const { network } = is;
  const asked = Object.values(after.connections).filter(
    ({ attempt, namespace }) => attempt !== before.connections[namespace].attempt,
  );
  for (const { attempt, namespace } of asked) {
    if (!attempt) continue;
    const wallet = walletOf(after, attempt.connectorId, namespace)?.name ?? messages.wallet;
    if (attempt.status === 'asking' && attempt.purpose === 'connect')
      return messages.opening(wallet);
    if (attempt.status === 'failed' && attempt.failure.cause === 'declined')
      return messages.requestDeclined;
  }
  if (asked.some(({ attempt }) => !attempt)) return '';
  if (after.switching?.status === 'asking' && after.switching !== before.switching)
    return messages.approveInWallet;
  if (network && was.network && network.caipNetworkId !== was.network.caipNetworkId) {
    const words = networkWords(network, messages);
    return words && messages.networkChanged(words);
  }
  const count = foundIn(after);
  const isListed = after.view?.name === 'Connect';
  if (isListed && count !== foundIn(before)) return messages.walletsFound(count);
  const isAsked = Object.values(after.connections).some(({ attempt }) => attempt);
  const hasLeft = before.view?.name === 'Connect' && !isListed && !isAsked;
  // A live region stays readable, so clear it once its message no longer applies.
  const hasFailed = after.switching?.status === 'failed' && after.switching !== before.switching;
  return hasLeft || hasFailed ? '' : undefined;
}

const usable: ReadonlySet<ConnectorRow['type']> = new Set(['external', 'injected', 'recent']);

/** How many of the listed wallets are here to be used, rather than recommended. */
function foundIn({ connectorRows }: WidgetState): number {
  return connectorRows.filter(({ type }) => usable.has(type)).length;
}
