import { CataloguedError } from '../../domain/errors/catalogued-error';
import { attempt } from '../../domain/outside/attempt';
import { Eip155Connector } from '../../infrastructure/chains/eip155/eip155-connector';
import { Eip155Sender } from '../../infrastructure/chains/eip155/eip155-sender';
import { ManualClock } from '../../infrastructure/fake/manual-clock';
import { details, ScriptedProvider } from '../unit/infrastructure/chains/eip155/provider-kit';
import { freshWidget } from './headless-kit';
import { readyToSend } from './headless-send';

/** What becomes of a request that the wallet answers with an error, and of the one after it. */
export interface Ending {
  /** Whether the site gets an error of the catalogue. */
  readonly isTyped: boolean;

  /** Whether the widget shows that it waits for the wallet no more. */
  readonly isOver: boolean;

  /** Whether the wallet gets the next request, and the widget its answer. */
  readonly isNextAnswered: boolean;
}

const HASH = `0x${'ab'.repeat(32)}`;

/** The visitor connects a wallet that throws `thrown`, and once more, when it throws nothing. */
export async function endOfConnecting(thrown: unknown): Promise<Ending> {
  const provider = new ScriptedProvider();
  const answer = await provider.request({ method: 'eth_requestAccounts' });
  const wallet = new Eip155Connector({
    clock: new ManualClock(),
    details,
    load: () => provider,
  });
  const { widget } = freshWidget({ wallets: [wallet] });
  provider.fail('eth_requestAccounts', thrown);
  const isTyped = await isRejectedByOurs(widget.connect(details.id));
  const isOver = widget.state.connections.eip155.status === 'disconnected';
  provider.answer('eth_requestAccounts', answer);
  await widget.connect(details.id).catch(() => undefined);
  const isNextAnswered = widget.state.connections.eip155.status === 'connected';
  return { isTyped, isOver, isNextAnswered };
}

/** The visitor sends with a wallet that throws `thrown`, and presses once more, when it throws nothing. */
export async function endOfSending(thrown: unknown): Promise<Ending> {
  const provider = new ScriptedProvider().fail('eth_sendTransaction', thrown);
  const { adapter, send, state } = await readyToSend({ provider });
  const sender = new Eip155Sender();
  Object.assign(adapter.sender, { send: sender.send.bind(sender) });
  await send.review();
  const isTyped = await isRejectedByOurs(send.confirm());
  const isOver = state().flow.status === 'failed';
  provider.answer('eth_sendTransaction', HASH);
  const isNextAnswered = (await send.confirm().catch(() => undefined)) === HASH;
  return { isTyped, isOver, isNextAnswered };
}

/** Whether `promise` rejects with an error of the catalogue. What a wallet throws may throw when it is read. */
function isRejectedByOurs(promise: Promise<unknown>): Promise<boolean> {
  return promise.then(
    () => false,
    (error: unknown) => attempt(() => error instanceof CataloguedError) ?? false,
  );
}
