import { describe, expect, it } from '@jest/globals';
import { featureSnackbarTexts } from '../../../../domain/messages/feature-snackbar-texts';
import type { SnackbarCode } from '../../../../domain/messages/snackbar-code';
import { Lifetime } from '../../../../application/scope/lifetime';
import { Notices } from '../../../../application/notification/notices';
import { Scope } from '../../../../application/scope/scope';
import { ManualClock } from '../../../../infrastructure/fake/manual-clock';
import { RecordingLogger } from '../../../../infrastructure/fake/recording-logger';

describe('a snackbar', () => {
  it.each([
    ['ADDRESS_COPIED', 'success', 'Address copied', 2500],
    ['TOKEN_BALANCE_UNAVAILABLE', 'error', 'Token Balance Unavailable', 5000],
  ] as const)('[R4.23] shows %s as a %s, and closes by itself', async (code, variant, text, ms) => {
    const { clock, shown, show } = snackbars();

    show(code);
    expect(shown()).toEqual({ id: 1, code, variant, text });
    await clock.advance(ms - 1);
    expect(shown()).toBeDefined();
    await clock.advance(1);

    expect(shown()).toBeUndefined();
    expect(clock.sleeping).toBe(0);
  });

  it('[R4.23] replaces an open one after a close of 150 ms', async () => {
    const { clock, shown, show } = snackbars();
    show('ADDRESS_COPIED');
    await clock.advance(1000);

    show('COPY_FAILED');
    expect(shown()).toBeUndefined();
    await clock.advance(149);
    expect(shown()).toBeUndefined();
    await clock.advance(1);

    expect(shown()).toMatchObject({ id: 2, text: 'Failed to copy' });
    await clock.advance(5000);
    expect(shown()).toBeUndefined();
  });

  it('[R4.23] waits for the end of a close under way, and replaces an earlier waiting one', async () => {
    const { clock, shown, show, texts } = snackbars();
    show('ADDRESS_COPIED');
    await clock.advance(1000);
    show('COPY_FAILED');
    await clock.advance(100);

    show('DISCONNECT_FAILED');
    await clock.advance(49);
    expect(shown()).toBeUndefined();
    await clock.advance(1);

    expect(shown()).toMatchObject({ text: 'Failed to disconnect' });
    expect(texts).toEqual(['Address copied', 'Failed to disconnect']);
    expect(clock.sleeping).toBe(1);
  });

  it('[R4.23] stays until it is dismissed while work is in progress', async () => {
    const { clock, shown, show, dismiss } = snackbars();
    show('AUTHENTICATING');
    await clock.advance(60_000);
    expect(shown()).toMatchObject({ variant: 'loading', text: 'Authenticating...' });

    dismiss('AUTHENTICATING');

    expect(shown()).toBeUndefined();
    await clock.advance(150);
    expect(clock.sleeping).toBe(0);
  });

  it('is dismissed only by its own code, and the next one waits for its close', async () => {
    const { clock, shown, show, dismiss } = snackbars();
    show('AUTHENTICATING');

    dismiss('COPY_FAILED');
    expect(shown()).toMatchObject({ code: 'AUTHENTICATING' });
    dismiss('AUTHENTICATING');
    show('ADDRESS_COPIED');
    await clock.advance(149);
    expect(shown()).toBeUndefined();
    await clock.advance(1);

    expect(shown()).toMatchObject({ code: 'ADDRESS_COPIED' });
  });

  it('is not shown at all where it is dismissed before its turn', async () => {
    const { clock, shown, show, dismiss } = snackbars();
    show('ADDRESS_COPIED');
    show('AUTHENTICATING');

    dismiss('AUTHENTICATING');
    await clock.advance(10_000);

    expect(shown()).toBeUndefined();
    expect(clock.sleeping).toBe(0);
  });

  it('is announced twice for two equal messages', async () => {
    const { clock, shown, show } = snackbars();
    show('ADDRESS_COPIED');
    const first = shown();

    show('ADDRESS_COPIED');
    await clock.advance(150);

    expect(shown()).toEqual({ ...first, id: 2 });
  });

  it('is shown at once after the one before has closed by itself', async () => {
    const { clock, shown, show } = snackbars();
    show('ADDRESS_COPIED');
    await clock.advance(2500);

    show('ADDRESS_COPIED');

    expect(shown()).toMatchObject({ id: 2 });
  });

  it('does not wait longer where the clock is set back meanwhile', async () => {
    const { clock, shown, show } = snackbars();
    show('ADDRESS_COPIED');
    show('COPY_FAILED');
    clock.jumpTo(0);
    show('DISCONNECT_FAILED');

    await clock.advance(150);

    expect(shown()).toMatchObject({ text: 'Failed to disconnect' });
  });

  it('leaves no timer when the widget ends, and shows nothing after it', async () => {
    const { clock, lifetime, shown, show } = snackbars();
    show('ADDRESS_COPIED');
    show('COPY_FAILED');

    lifetime.end(undefined);
    show('DISCONNECT_FAILED');
    await clock.advance(0);

    expect([shown(), clock.sleeping]).toEqual([undefined, 0]);
  });
});

function snackbars() {
  const clock = new ManualClock();
  const lifetime = new Lifetime();
  const scope = new Scope({ clock, lifetime, logger: new RecordingLogger() });
  const notices = new Notices({ options: { projectId: '' }, scope });
  notices.learn(featureSnackbarTexts); // As the first feature does.
  const texts: string[] = [];
  notices.snackbars.state$.subscribe((state) => {
    if (state) texts.push(state.text);
  });
  return {
    clock,
    lifetime,
    texts,
    shown: () => notices.snackbars.getSnapshot(),
    show: (code: SnackbarCode) => notices.show(code),
    dismiss: (code: SnackbarCode) => notices.dismiss(code),
  };
}
