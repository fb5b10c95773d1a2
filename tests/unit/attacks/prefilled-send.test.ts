import { describe, expect, it } from '@jest/globals';
import { FakeAssetSource } from '../../../infrastructure/fake';
import { AssetSource } from '../../../ports/asset-source';
import { override } from '../../../ports/token';
import { BOB } from '../../support/headless-kit';
import * as defended from '../../support/headless-send';
import { etherBalance, USDC } from '../../support/token-balances';
import { withoutDefence } from '../../support/without-defence';

/** A bill of 5 USDC, which the account does not hold, while ether stands in the form. What the wallet was asked for. */
async function billed({ openToSend, readyToSend, SEND_FEE }: typeof defended) {
  const assets = new FakeAssetSource();
  assets.answers.answerWith([etherBalance('9')]);
  const { adapter, clock, send, widget } = await readyToSend({
    overrides: [override(AssetSource, assets)],
    token: etherBalance('9'),
  });
  adapter.fees.answers.answerWith(SEND_FEE);
  adapter.sender.answers.answerWith(`0x${'ab'.repeat(32)}`);

  await openToSend(widget, { assetAddress: USDC, amount: '5', to: BOB });
  await clock.advance(0);
  await send.review().catch(() => undefined);
  await send.confirm().catch(() => undefined);

  return adapter.sender.answers.asked.map((asked) => JSON.stringify(asked, bigintText));
}

function bigintText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}` : value;
}

describe('a bill in a token that the account does not hold', () => {
  it('[W1.a] is not paid in the token that stood in the form', async () => {
    expect(await billed(defended)).toEqual([]);
  });

  it('[W1.a control] is paid so where the form keeps it', async () => {
    const open = await withoutDefence<typeof defended>(
      'tests/support/headless-send.ts',
      { file: 'application/send/prefill-send.ts', find: '    editSend.reset();\n' },
      {
        file: 'application/send/prefill-send.ts',
        find: 'if (this.#latest !== entry || (assetAddress !== undefined && !token)) return;',
      },
      {
        file: 'domain/send/send-state.ts',
        find: "step === 'preview' && isUnfinished(prefill)",
        put: 'false',
      },
    );
    const [sent = ''] = await billed(open);
    expect(sent).toContain('"units":"5000000000000000000"');
  });
});
