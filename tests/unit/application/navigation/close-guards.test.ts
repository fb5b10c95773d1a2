import { describe, expect, it } from '@jest/globals';
import { CloseGuards } from '../../../../application/navigation/close-guards';
import { SWAP_NETWORK_CHOICE } from '../../../../domain/swap/swap-network-choice';
import { RouterStore } from '../../../../application/navigation/router-store';

describe('CloseGuards', () => {
  it('[R2.11] refuses to close while UnsupportedChain is on show', () => {
    const router = new RouterStore();
    const guards = new CloseGuards(router);
    expect(guards.allow()).toBe(true);

    router.reset('UnsupportedChain');

    expect(guards.allow()).toBe(false);
  });

  it('allows the close where the network only lacks swaps', () => {
    const router = new RouterStore();
    router.update(() => [SWAP_NETWORK_CHOICE]);

    expect(new CloseGuards(router).allow()).toBe(true);
  });

  it('consults every guard until the guard is removed', () => {
    const guards = new CloseGuards(new RouterStore());
    const remove = guards.add(() => false);
    guards.add(() => true);
    expect(guards.allow()).toBe(false);

    remove();

    expect(guards.allow()).toBe(true);
  });
});
