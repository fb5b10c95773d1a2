import { describe, expect, it } from '@jest/globals';
import { InMemoryStorage } from '../../../../infrastructure/storage/in-memory-storage';
import type { KeyValueStorage } from '../../../../ports/key-value-storage';
import { ManualClock } from '../../../../infrastructure/fake';
import { connectedWidget } from '../../../support/headless-kit';
import { readyToSend } from '../../../support/headless-send';
import { reviewedSwap } from '../../../support/headless-swap';
import { eventually } from '../../../support/eventually';

const KEY = '@appkit/asked_transaction';
const HOUR_MS = 3_600_000;
const text = 'The wallet may still send it. Look there before you send again.';

describe('a transaction that the wallet was asked for when the page was thrown away', () => {
  it('is said on the next page to be open, once, and nothing is sent again', async () => {
    const { storage, tab, session } = await asking();
    expect(tab.get(KEY)).toBeDefined();

    const next = await connectedWidget({ storage });

    await eventually(() => expect(next.widget.state.snackbar).toMatchObject({ text }));
    expect(tab.get(KEY)).toBeUndefined();
    expect(next.adapters.of('eip155').sender.answers.asked).toEqual([]);
    expect(session.isOpen).toBe(true);
  });

  it.each([
    ['sent', (page: Asking) => page.adapter.sender.answers.settle('0xhash')],
    [
      'declined',
      (page: Asking) =>
        page.adapter.sender.answers.settleWithError(
          Object.assign(new Error('declined'), { code: 4001 }),
        ),
    ],
  ])('leaves nothing once it is %s', async (_how, answer) => {
    const page = await asking();

    answer(page);

    await eventually(() => expect(page.tab.get(KEY)).toBeUndefined());
  });

  it('is not spoken of where another feature is loaded on the page that asks', async () => {
    const { storage, tab } = storageWithTab();
    const { adapter, clock, swap, widget } = await reviewedSwap({ storage });
    adapter.calls.sends.hang();
    swap.confirm().catch(() => {});
    await clock.advance(0);
    expect(tab.get(KEY)).toBeDefined();

    await widget.feature('send');

    expect(widget.state.snackbar).toBeUndefined();
    expect(tab.get(KEY)).toBeDefined();
  });

  it.each([
    ['asked for an hour ago', undefined],
    ['of another form', '{"askedAtMs":"now"}'],
    ['that is no JSON', '{'],
  ])('is forgotten without a word where it was one %s', async (_what, stored) => {
    const { storage, tab, clock } = await asking();
    if (stored) tab.set(KEY, stored);

    const { widget } = await connectedWidget({
      storage,
      clock: new ManualClock(clock.now() + HOUR_MS),
    });

    await eventually(() => expect(tab.get(KEY)).toBeUndefined());
    expect(widget.state.snackbar).toBeUndefined();
  });
});

function storageWithTab() {
  const tab = new InMemoryStorage();
  const storage: KeyValueStorage = Object.assign(new InMemoryStorage(), { tab });
  return { storage, tab };
}

type Asking = Awaited<ReturnType<typeof asking>>;

/** A page whose wallet has a transfer to send, and has not answered. */
async function asking() {
  const { storage, tab } = storageWithTab();
  const page = await readyToSend({ storage });
  page.adapter.sender.answers.hang();
  await page.send.review();
  page.send.confirm().catch(() => {});
  await page.clock.advance(0);
  return { ...page, storage, tab };
}
