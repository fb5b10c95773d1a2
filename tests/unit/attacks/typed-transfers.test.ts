import { describe, expect, it } from '@jest/globals';
import * as defended from '../../support/headless-send';
import type { ReceiverKind } from '../../../domain/send/receiver-warnings';
import { BOB } from '../../support/headless-kit';
import { etherBalance, USDC, usdcBalance } from '../../support/token-balances';
import { withoutDefence } from '../../support/without-defence';

type Kit = typeof defended;

const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const HASH = `0x${'ab'.repeat(32)}`;
const THIEF = '0x00000000219ab540356cBB839Cbe05303d7705Fa';

const without = (...defences: Parameters<typeof withoutDefence>[1][]): Promise<Kit> =>
  withoutDefence<Kit>('tests/support/headless-send.ts', ...defences);

describe('a person who gives the visitor a receiver to paste', () => {
  /** What the visitor reads of `receiver` before the transfer. */
  async function warned(
    { readyToSend }: Kit,
    receiver: string,
    kind: ReceiverKind = 'account',
  ): Promise<readonly string[]> {
    const token = usdcBalance('5');
    const { adapter, send, state } = await readyToSend({ receiver, token });
    adapter.facts.kinds.answerWith(kind);
    await send.review();
    const { flow } = state();
    return flow.status === 'reviewed'
      ? flow.review.warnings.map(({ code }) => code)
      : [flow.status];
  }

  /** The warnings, the receivers, and what the chain says of them where that tells more. */
  const lost: readonly (readonly [warning: string, receiver: string, kind?: ReceiverKind])[] = [
    ['zeroAddress', `0x${'0'.repeat(40)}`],
    ['burnAddress', '0x000000000000000000000000000000000000dEaD'],
    ['burnAddress', '0xdEAD000000000000000042069420694206942069'],
    ['burnAddress', '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'],
    ['precompile', `0x${'0'.repeat(39)}1`],
    ['precompile', `0x${'0'.repeat(39)}a`],
    ['precompile', `0x${'0'.repeat(37)}100`],
    ['precompile', '0x4200000000000000000000000000000000000006'],
    ['tokenContract', USDC],
    ['tokenContract', DAI, 'token'],
  ];

  it('[W14.a] has none without an owner paid unawares', async () => {
    for (const [warning, receiver, kind] of lost) {
      const read = [receiver, await warned(defended, receiver, kind)];
      expect(read).toEqual([receiver, [warning]]);
    }
    expect(await warned(defended, BOB)).toEqual([]);
  });

  it('[W14.a control] has each paid so where addresses without an owner are not known', async () => {
    const file = 'domain/send/receiver-warnings.ts';
    const open = await without(
      { file, find: "if (isToken || kind === 'token') return [{ code: 'tokenContract' }];" },
      { file, find: 'if (unowned) return [{ code: unownedCodes[unowned] }];' },
    );
    const known = lost.filter(([, , kind]) => kind === undefined);
    for (const [, receiver] of known) expect(await warned(open, receiver)).toEqual([]);
  });
});

describe('a person who gives the visitor an amount to paste', () => {
  /** What becomes of the pasted amount: the base units that the visitor reviews, or the code of the refusal. */
  async function reviewed({ readyToSend }: Kit, text: string): Promise<unknown> {
    const { send, state } = await readyToSend({ token: usdcBalance('20000') });
    send.typeAmount('');
    send.typeAmount(text);
    const refused = await send.review().then(
      () => undefined,
      (error: unknown) => (error as { readonly code: unknown }).code,
    );
    const { flow } = state();
    return flow.status === 'reviewed' ? flow.review.request.units : refused;
  }

  const ambiguous = ['1,000', '0,001', '10,000', ' 1,000 '];
  const odd = ['１０', '1e3', '1E3', '+5', '-5', '0x5', '1 000', '1,000.5', '1.000,5', '1.000.000'];
  const digits = ['٥', '५', '1’000', '1_000', '∞', '½', 'Infinity', '.', ','];

  it('[W14.b] has no amount sent that another reads as another', async () => {
    for (const text of ambiguous) expect(await reviewed(defended, text)).toBe('AMOUNT_AMBIGUOUS');
    for (const text of [...odd, ...digits]) {
      expect(await reviewed(defended, text)).toBe('SEND_INCOMPLETE');
    }
    expect(await reviewed(defended, '1,5')).toBe(1_500_000n);
    expect(await reviewed(defended, '1.000')).toBe(1_000_000n);
  });

  it('[W14.b control] has it sent where a comma always stands before a fraction', async () => {
    const open = await without({
      file: 'domain/token/amount.ts',
      find: 'const ambiguousPattern = /^(\\d*),(\\d{3})$/;',
      put: 'const ambiguousPattern = /(?!)/;',
    });
    expect(await reviewed(open, '1,000')).toBe(1_000_000n);
    expect(await reviewed(open, '10,000')).toBe(10_000_000n);
  });
});

describe('an edit of the form between the review and the press', () => {
  type Sent = Awaited<ReturnType<Kit['readyToSend']>>;

  const edits: readonly (readonly [what: string, edit: (set: Sent) => unknown])[] = [
    ['the amount', ({ send }) => send.typeAmount('0.9')],
    ['the amount in dollars', ({ send }) => send.typeAmountInUSD('1800')],
    ['the receiver', ({ send }) => send.typeReceiver(THIEF)],
    ['the token', ({ send }) => send.chooseToken(usdcBalance('5'))],
    ['the speed', ({ send }) => send.chooseSpeed('fast')],
    ['everything', ({ send }) => send.reset()],
  ];

  const { cost, perGas } = defended.SEND_FEE;
  const offer = { cost, perGas, priority: 1n };
  const speeds = { slow: offer, normal: offer, fast: { ...offer, cost: 2n * cost } };

  /** Half an ether to Bob, reviewed. */
  async function reviewed({ readyToSend, SEND_FEE }: Kit): Promise<Sent> {
    const set = await readyToSend({ token: etherBalance('1', { price: 2000 }) });
    set.adapter.fees.answers.answerWith({ ...SEND_FEE, speeds });
    await set.send.review();
    return set;
  }

  const askedIn = ({ adapter }: Sent): readonly unknown[] =>
    adapter.sender.answers.asked.map(({ to, units }) => [to, units]);

  /** What the wallet is asked for, by receivers and base units, after `edit` and the press. */
  async function pressed(kit: Kit, edit: (set: Sent) => unknown): Promise<readonly unknown[]> {
    const set = await reviewed(kit);
    set.adapter.sender.answers.answerWith(HASH);
    await edit(set);
    await set.send.confirm().catch(() => undefined);
    return askedIn(set);
  }

  const asReviewed = [[BOB, 5n * 10n ** 17n]];

  it('[W1.j] has nothing sent that stands on show no more', async () => {
    expect(await pressed(defended, () => undefined)).toEqual(asReviewed);
    for (const [what, edit] of edits)
      expect([what, await pressed(defended, edit)]).toEqual([what, []]);
  });

  it('[W1.j] changes nothing of what the wallet was asked for', async () => {
    for (const [, edit] of edits) {
      const set = await reviewed(defended);
      const { answers } = set.adapter.sender;
      answers.hang();
      const sent = set.send.confirm();
      await set.clock.advance(0);
      await edit(set);
      answers.settle(HASH);
      await sent;
      expect(askedIn(set)).toEqual(asReviewed);
    }
  });

  it('[W1.j control] has it sent where an edit ends no review', async () => {
    const open = await without({
      file: 'domain/send/send-flow.ts',
      find: "return flow.status === 'editing' && !flow.voided ? flow : EDITING;",
      put: 'return flow;',
    });
    for (const [, edit] of edits) expect(await pressed(open, edit)).toEqual(asReviewed);
  });
});
