import { expect } from '@jest/globals';
import type { Widget } from '../../application/widget/widget';
import { eventually } from './eventually';
import { BOB, connectedWidget, type ConnectedGiven } from './headless-kit';
import { etherBalance } from './token-balances';

const GWEI = 10n ** 9n;

/** The cost of a transfer at 1 gwei. */
export const SEND_FEE = { perGas: GWEI, cost: 21_000n * GWEI };

/** A connected widget with its send feature. */
export async function sendSetUp(options: ConnectedGiven = {}) {
  const connected = await connectedWidget(options);
  const send = await connected.widget.feature('send');
  const state = () => {
    const known = connected.widget.state.features.send;
    if (!known) throw new TypeError('The feature has no state');
    return known;
  };
  return { ...connected, send, state, adapter: connected.adapters.of('eip155') };
}

/** The same with half a token to Bob filled in: of an ether by default. */
export async function readyToSend({
  receiver = BOB,
  token = etherBalance('1'),
  ...options
}: ConnectedGiven & {
  readonly receiver?: string | undefined;
  readonly token?: ReturnType<typeof etherBalance>;
} = {}) {
  const set = await sendSetUp(options);
  set.adapter.fees.answers.answerWith(SEND_FEE);
  await set.send.chooseToken(token);
  set.send.typeAmount('0.5');
  await set.send.typeReceiver(receiver);
  return set;
}

/** Opens the form with arguments of the site, and waits until it is on show. */
export async function openToSend(
  widget: Widget,
  args: Readonly<Record<string, string>>,
): Promise<void> {
  // It rejects where the test closes the modal.
  widget.open({ view: 'WalletSend', args }).catch(() => undefined);
  await eventually(() => expect(widget.state.view).toMatchObject({ name: 'WalletSend', args }));
}
