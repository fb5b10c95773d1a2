import { describe, expect, it } from '@jest/globals';
import { ManualClock } from '../../../../infrastructure/fake/manual-clock';

describe('ManualClock', () => {
  it('stands still until it is moved', async () => {
    const clock = new ManualClock(5);
    expect(clock.now()).toBe(5);
    await clock.advance(10);
    expect(clock.now()).toBe(15);
  });

  it('wakes sleepers in the order of their moments, each at its own', async () => {
    const clock = new ManualClock(0);
    const woken: [string, number][] = [];
    const sleep = async (name: string, ms: number): Promise<void> => {
      await clock.sleep(ms);
      woken.push([name, clock.now()]);
    };
    void sleep('late', 30);
    void sleep('early', 10);
    void sleep('never', 31);

    await clock.advance(30);

    expect(woken).toEqual([
      ['early', 10],
      ['late', 30],
    ]);
    expect(clock.sleeping).toBe(1);
  });

  it('wakes new sleepers on the way', async () => {
    const clock = new ManualClock(0);
    const ticks: number[] = [];
    void (async () => {
      for (;;) {
        await clock.sleep(4);
        ticks.push(clock.now());
      }
    })();

    await clock.advance(13);

    expect(ticks).toEqual([4, 8, 12]);
  });

  it('forgets a sleeper that aborts', async () => {
    const clock = new ManualClock();
    const controller = new AbortController();
    const sleep = clock.sleep(10, controller.signal);
    controller.abort('enough');
    await expect(sleep).rejects.toBe('enough');
    expect(clock.sleeping).toBe(0);
  });

  it('can be set, forwards and back, without ending a wait', async () => {
    const clock = new ManualClock(100);
    let isAwake = false;
    void clock.sleep(10).then(() => {
      isAwake = true;
    });
    clock.jumpTo(50);
    await clock.advance(5);
    expect(clock.now()).toBe(55);
    expect(isAwake).toBe(false);
  });
});
