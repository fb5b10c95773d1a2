import type { WidgetState } from '../../../application/snapshot/widget-state';
import type { Widget } from '../../../application/widget/widget';
import { EMBEDDED_WALLET_ID } from '../../../domain/auth/embedded-wallet';
import { EMBEDDED_ADDRESS } from '../headless-auth';
import { PHONE_ID, type Phone } from './phone';
import { walletIds, type WalkWorld } from './walk-world';

/** The history is never empty while the modal is open, and has no view on top of itself. */
export function viewFaults({ isOpen, history, view }: WidgetState, when: string): string[] {
  const faults: string[] = [];
  if (isOpen && history.length === 0) faults.push(`open without a view ${when}`);
  if (view !== history.at(-1)) faults.push(`another view than the last ${when}`);
  const isRepeated = history.some(
    ({ name, connectorId }, index) =>
      name === history[index - 1]?.name && connectorId === history[index - 1]?.connectorId,
  );
  if (isRepeated) faults.push(`a view on top of itself ${when}`);
  return faults;
}

/**
 * At most one wallet is asked, and the status says whether one is. `open` callers wait for one. Where `isRequired`, an
 * account that has not signed in is connecting, too.
 */
export function attemptFaults(
  { connections }: WidgetState,
  open: number,
  isRequired: boolean,
): string[] {
  const { status, attempt, account } = connections.eip155;
  const faults: string[] = [];
  const isOwn =
    attempt?.status === 'asking' &&
    (attempt.purpose === 'restore' || attempt.connectorId === EMBEDDED_WALLET_ID);
  const asked = open + Number(isOwn);
  if (asked > 1) faults.push(`${asked} wallets asked at once`);
  const isWaiting = isRequired && !account && status === 'connecting';
  if (!isWaiting && (status === 'connecting') !== (asked === 1))
    faults.push(`${status} with ${asked} asked`);
  if (status === 'connected' && !account) faults.push('connected without an account');
  if (status === 'disconnected' && account) faults.push('disconnected with an account');
  return faults;
}

/** Where sign-in is required, an account on show has a session on its network, and without one there is no provider. */
export function signInFaults(widget: Widget, { siwx }: WalkWorld): string[] {
  const { account, network } = widget.state.connections.eip155;
  if (!account) return widget.provider() ? ['a provider without an account'] : [];
  const hasSession = siwx.sessions.some(
    ({ data }) =>
      data.accountAddress === account.address && data.chainId === network?.caipNetworkId,
  );
  return hasSession ? [] : [`${account.caipAddress} is connected and has not signed in`];
}

/** The shown account is the latest one of its wallet. */
export function wordFaults({ connections }: WidgetState, world: WalkWorld, phone: Phone): string[] {
  const { account, network } = connections.eip155;
  if (!account) return [];
  const shown = { addresses: account.allAddresses, chainId: String(network?.id) };
  const said = lastWordOf(account.connectorId, world, phone);
  if (said && JSON.stringify(shown) === JSON.stringify(said)) return [];
  const isEmbedded = account.connectorId === EMBEDDED_WALLET_ID;
  if (isEmbedded && shown.addresses.join() === EMBEDDED_ADDRESS) return [];
  return [`${JSON.stringify(shown)} shown after ${JSON.stringify(said)} was said`];
}

function lastWordOf(connectorId: string, { wallets }: WalkWorld, phone: Phone) {
  if (connectorId === PHONE_ID) return phone.lastWord;
  const id = walletIds.find((each) => each === connectorId);
  return id && wallets[id].lastWord;
}
