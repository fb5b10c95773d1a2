import { parseTransaction } from '../../domain/transaction/transaction';
import { FakeAssetSource, FakeTransactionSource } from '../../infrastructure/fake';
import { AssetSource } from '../../ports/asset-source';
import { override } from '../../ports/token';
import { TransactionSource } from '../../ports/transaction-source';
import { ALICE } from './headless-kit';
import { readyToSend } from './headless-send';
import { etherBalance, USDC, usdcBalance } from './token-balances';

/** A transfer of a token by Alice, as a history service lists it. */
function listed(recipient: string) {
  return parseTransaction({
    id: recipient,
    metadata: {
      operationType: 'send',
      minedAt: '2026-01-01T00:00:00Z',
      status: 'confirmed',
      chain: 'eip155:1',
      sentFrom: ALICE,
      sentTo: USDC,
      hash: `0x${'ab'.repeat(32)}`,
    },
    transfers: [
      {
        direction: 'out',
        fungible_info: { symbol: 'USDC', address: USDC },
        quantity: { numeric: '5' },
        recipient,
      },
    ],
  });
}

/** The warnings before ether is sent to it, when the tokens were read longer ago than half a minute. */
export async function warningsFor(receiver: string, paid: readonly string[]): Promise<unknown> {
  const history = new FakeTransactionSource();
  history.answers.answerWith({ transactions: paid.flatMap((one) => listed(one) ?? []) });
  const assets = new FakeAssetSource();
  assets.answers.answerWith([etherBalance('1'), usdcBalance('5')]);
  const { clock, send, state, widget } = await readyToSend({
    receiver,
    overrides: [override(TransactionSource, history), override(AssetSource, assets)],
  });
  await (await widget.feature('tokens')).load();
  await (await widget.feature('history')).load();
  await clock.advance(31_000);
  await send.review();
  const { flow } = state();
  return flow.status === 'reviewed' ? flow.review.warnings : flow;
}
