import { describe, expect, it } from '@jest/globals';
import { InMemoryStorage } from '../../../../infrastructure/fake';
import { EMBEDDED_ADDRESS, loggedIn, readyFrame } from '../../../support/headless-auth';

const user = (hasSecondWay?: boolean) => ({
  address: EMBEDDED_ADDRESS,
  chainId: 1,
  ...(hasSecondWay !== undefined && { hasSecondWay }),
});

async function withUser(hasSecondWay?: boolean, storage = new InMemoryStorage()) {
  const frame = readyFrame().answer('GET_USER', user(hasSecondWay));
  const { widget } = await loggedIn({ frame, storage });
  return { auth: await widget.feature('auth'), frame, state: () => widget.state.features.auth };
}

describe('the second way that opens the embedded wallet', () => {
  it.each([true, false])('is there or not, as its page says: %p', async (hasSecondWay) => {
    const { state } = await withUser(hasSecondWay);
    expect(state()?.user).toMatchObject({ hasSecondWay });
  });

  it('is not known where its page does not say', async () => {
    const { state } = await withUser();
    expect(state()?.user).not.toHaveProperty('hasSecondWay');
  });

  it('is there as soon as the visitor has added it, and gone when it is ended', async () => {
    const { auth, frame, state } = await withUser(false);
    frame.answer('SHOW_KEYS', { hasSecondWay: true });
    await auth.showKeys();
    expect(state()?.user?.hasSecondWay).toBe(true);

    frame.answer('SHOW_KEYS', { hasSecondWay: false });
    await auth.showKeys();
    expect(state()?.user?.hasSecondWay).toBe(false);

    frame.answer('SHOW_KEYS', {});
    await auth.showKeys();
    expect(state()?.user?.hasSecondWay).toBe(false);
  });

  it('is as it was where its page fails', async () => {
    const { auth, frame, state } = await withUser(false);
    frame.refuse('SHOW_KEYS');
    await expect(auth.showKeys()).rejects.toMatchObject({ code: 'FRAME_FAILED' });
    expect(state()?.user?.hasSecondWay).toBe(false);
  });

  it('is put off until the next login, on this device', async () => {
    const storage = new InMemoryStorage();
    const { auth, state } = await withUser(false, storage);
    auth.putOffSecondWay();
    expect(state()?.user?.isSecondWayLater).toBe(true);
    expect(storage.get('@appkit-wallet/SECOND_WAY_LATER')).toBe('true');

    await auth.signOut();
    expect(storage.get('@appkit-wallet/SECOND_WAY_LATER')).toBeUndefined();
  });
});
