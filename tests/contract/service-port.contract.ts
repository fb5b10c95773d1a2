import { describe, expect, it } from '@jest/globals';

/** One method of a port that sends a request to a service or a wallet. */
export interface ServiceHarness<Answer> {
  /** Calls the method, always with the same question. */
  readonly ask: (signal?: AbortSignal) => Promise<Answer>;

  /** From now on makes the other side answer with `answer`. */
  readonly answerWith: (answer: Answer) => void;

  /** From now on makes the other side fail with an HTTP status or its own error, which becomes this error. */
  readonly failWith: (error: unknown) => void;

  /** From now on leaves every question without an answer. */
  readonly hang: () => void;

  /** Answers the oldest question left without an answer. */
  readonly settle: (answer: Answer) => void;

  /** How many questions came. */
  readonly askedCount: () => number;
}

/** The contract of every method that sends a request to a service or a wallet. */
export function describeServicePort<Answer>(
  name: string,
  samples: readonly [Answer, ...Answer[]],
  create: () => ServiceHarness<Answer>,
): void {
  describe(`${name} keeps the contract of a remote request`, () => {
    it.each(samples.map((sample) => [sample]))('returns the answer (%#)', async (sample) => {
      const { ask, answerWith } = create();
      answerWith(sample);

      expect(await ask()).toEqual(sample);
    });

    it('throws without an answer, and never returns an empty value instead', async () => {
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

    it('throws the reason as soon as the signal aborts, and drops a later answer', async () => {
      const { ask, hang, settle } = create();
      const controller = new AbortController();
      const reason = new Error('given up');
      hang();
      const asking = ask(controller.signal);

      controller.abort(reason);
      settle(samples[0]);

      await expect(asking).rejects.toBe(reason);
    });

    it('answers each question separately, in their order', async () => {
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
