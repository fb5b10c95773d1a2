import { describe, expect, it } from '@jest/globals';

/** One method of a port behind which a service or a wallet is asked. */
export interface ServiceHarness<Answer> {
  /** Asks the method, always the same question. */
  readonly ask: (signal?: AbortSignal) => Promise<Answer>;

  /** Makes the other side answer with `answer` from now on. */
  readonly answerWith: (answer: Answer) => void;

  /** Makes the other side answer with an HTTP status or fail as it does, with this error. */
  readonly failWith: (error: unknown) => void;

  /** Leaves every question from now on without an answer. */
  readonly hang: () => void;

  /** Answers the oldest question left without an answer. */
  readonly settle: (answer: Answer) => void;

  /** How many questions came. */
  readonly askedCount: () => number;
}

/** What every method owes its callers that asks a service or a wallet. */
export function describeServicePort<Answer>(
  name: string,
  samples: readonly [Answer, ...Answer[]],
  create: () => ServiceHarness<Answer>,
): void {
  describe(`${name} keeps the contract of what is asked over a wire`, () => {
    it.each(samples.map((sample) => [sample]))('hands on what is answered (%#)', async (sample) => {
      const { ask, answerWith } = create();
      answerWith(sample);

      expect(await ask()).toEqual(sample);
    });

    it('throws until there is an answer, and never says nothing in its place', async () => {
      await expect(create().ask()).rejects.toMatchObject({ name: 'WidgetError' });
    });

    it('throws the failure itself', async () => {
      const { ask, failWith } = create();
      const error = new Error('down');
      failWith(error);

      await expect(ask()).rejects.toBe(error);
    });

    it('sends nothing where the signal has aborted, and throws its reason', async () => {
      const { ask, answerWith, askedCount } = create();
      const reason = new Error('given up');
      answerWith(samples[0]);

      await expect(ask(AbortSignal.abort(reason))).rejects.toBe(reason);

      expect(askedCount()).toBe(0);
    });

    it('throws the reason as soon as the signal aborts, and drops what is answered later', async () => {
      const { ask, hang, settle } = create();
      const controller = new AbortController();
      const reason = new Error('given up');
      hang();
      const asking = ask(controller.signal);

      controller.abort(reason);
      settle(samples[0]);

      await expect(asking).rejects.toBe(reason);
    });

    it('answers each question by itself, in the order they came', async () => {
      const { ask, hang, settle, askedCount } = create();
      const last = samples.reduce((_before, sample) => sample);
      hang();
      const [first, second] = [ask(), ask()];

      settle(samples[0]);
      settle(last);

      expect(await first).toEqual(samples[0]);
      expect(await second).toEqual(last);
      expect(askedCount()).toBe(2);
    });
  });
}
