import { afterEach, describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../domain/errors/widget-error';
import type { AuthFrame } from '../../ports/auth-frame';

/** A frame, and the page inside it. */
export interface FrameHarness {
  readonly frame: AuthFrame;

  /** The page inside reports READY. */
  readonly reportReady: () => void;

  /** Answers the oldest open IS_CONNECTED. */
  readonly answerIsConnected: (isConnected: boolean) => void;

  /** Refuses the oldest open IS_CONNECTED. */
  readonly refuseIsConnected: (message: string) => void;

  /** Resolves when `count` requests have arrived inside. */
  readonly arrived: (count: number) => Promise<void>;
  readonly startSession: (token: string) => void;
  readonly isInPage: () => boolean;
  readonly isVisible: () => boolean;
}

/** The contract of every {@link AuthFrame}. */
export function describeAuthFrame(name: string, create: () => FrameHarness): void {
  const made: AuthFrame[] = [];
  const make = (): FrameHarness => {
    const harness = create();
    made.push(harness.frame);
    return harness;
  };

  describe(`${name} keeps the AuthFrame contract`, () => {
    afterEach(() => made.splice(0).forEach((frame) => frame.remove()));

    it('[R4.38] is loaded when it reports READY, and not before', async () => {
      const { frame, reportReady, isInPage } = make();
      let isLoaded = false;
      const loading = frame.load().then(() => {
        isLoaded = true;
      });
      await settle();
      expect({ isLoaded, isInPage: isInPage() }).toEqual({ isLoaded: false, isInPage: true });

      reportReady();
      await loading;
      await frame.load();

      expect(isLoaded).toBe(true);
    });

    it('is removed again where loading is cancelled', async () => {
      const { frame, isInPage } = make();
      const controller = new AbortController();
      const reason = new WidgetError('ABORTED', {});
      const expectation = expect(frame.load(controller.signal)).rejects.toBe(reason);
      await settle();

      controller.abort(reason);

      await expectation;
      expect(isInPage()).toBe(false);
    });

    it('[R7.16] gives each request its own answer', async () => {
      const { frame, arrived, answerIsConnected } = await loaded();
      const one = frame.send('IS_CONNECTED', {});
      await arrived(1);
      const other = frame.send('IS_CONNECTED', { token: 't' });
      await arrived(2);

      answerIsConnected(true);
      answerIsConnected(false);

      await expect(one).resolves.toEqual({ isConnected: true });
      await expect(other).resolves.toEqual({ isConnected: false });
    });

    it("[R8.4] throws the frame's error", async () => {
      const { frame, arrived, refuseIsConnected } = await loaded();
      const expectation = expect(frame.send('IS_CONNECTED', {})).rejects.toMatchObject({
        code: 'FRAME_FAILED',
        message: 'Not today',
      });
      await arrived(1);

      refuseIsConnected('Not today');

      await expectation;
    });

    it('[R8.4] throws "An error occurred" where the frame gives no text', async () => {
      const { frame, arrived, refuseIsConnected } = await loaded();
      const expectation = expect(frame.send('IS_CONNECTED', {})).rejects.toMatchObject({
        message: 'An error occurred',
      });
      await arrived(1);

      refuseIsConnected('');

      await expectation;
    });

    it('[R8.4] sends nothing unless it is loaded', async () => {
      const { frame } = make();

      await expect(frame.send('IS_CONNECTED', {})).rejects.toMatchObject({
        code: 'FRAME_MISSING',
        message: 'W3mFrame: iframe is not set',
      });
    });

    it('ends a request at once with its signal, and drops the answer', async () => {
      const { frame, arrived, answerIsConnected } = await loaded();
      const controller = new AbortController();
      const reason = new WidgetError('ABORTED', {});
      const expectation = expect(frame.send('IS_CONNECTED', {}, controller.signal)).rejects.toBe(
        reason,
      );
      await arrived(1);

      controller.abort(reason);
      await expectation;
      answerIsConnected(true);
      await settle();
    });

    it('[R7.16] reports the token of a new session', async () => {
      const { frame, startSession } = await loaded();
      const tokens: string[] = [];
      const subscription = frame.sessionTokens$.subscribe((token) => tokens.push(token));

      startSession('one');
      await settle();
      subscription.unsubscribe();
      startSession('two');
      await settle();

      expect(tokens).toEqual(['one']);
    });

    it('[R9.14] is hidden until it is shown, and again when it is hidden', async () => {
      const { frame, isVisible } = await loaded();
      expect(isVisible()).toBe(false);
      frame.show();
      expect(isVisible()).toBe(true);

      frame.hide();

      expect(isVisible()).toBe(false);
    });

    it('leaves the page, even if asked twice', async () => {
      const { frame, isInPage } = await loaded();

      frame.remove();
      frame.remove();

      expect(isInPage()).toBe(false);
      await expect(frame.send('IS_CONNECTED', {})).rejects.toMatchObject({ code: 'FRAME_MISSING' });
    });
  });

  async function loaded(): Promise<FrameHarness> {
    const harness = make();
    const loading = harness.frame.load();
    await settle();
    harness.reportReady();
    await loading;
    return harness;
  }
}

function settle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 10);
  });
}
