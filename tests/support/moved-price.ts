import { FakeAssetSource } from '../../infrastructure/fake';
import { AssetSource } from '../../ports/asset-source';
import { override } from '../../ports/token';
import { readyToSend } from './headless-send';
import { etherBalance } from './token-balances';

/** How many transfers the wallet was asked for, where a price moves from 2000 to `price` between review and press. */
export async function sentAfter(price: number): Promise<number> {
  const assets = new FakeAssetSource();
  const { adapter, send, widget } = await readyToSend({
    token: etherBalance('1', { price: 2000 }),
    overrides: [override(AssetSource, assets)],
  });
  adapter.sender.answers.answerWith(`0x${'ab'.repeat(32)}`);
  await send.review();
  assets.answers.answerWith([etherBalance('1', { price })]);
  await (await widget.feature('tokens')).load();
  await send.confirm().catch(() => undefined);
  return adapter.sender.answers.asked.length;
}
