import { describe, expect, it } from '@jest/globals';
import { CloseRules } from '../../../../application/navigation/close-rules';
import { SWAP_NETWORK_CHOICE } from '../../../../domain/swap/swap-network-choice';
import { RouterStore } from '../../../../application/navigation/router-store';

describe('CloseRules', () => {
  it('[R2.11] refuses to close while UnsupportedChain is on show', () => {
    const router = new RouterStore({});
    const rules = new CloseRules({ router });
    expect(rules.allow()).toBe(true);

    router.reset('UnsupportedChain');

    expect(rules.allow()).toBe(false);
  });

  it('may be closed where only swaps are not there', () => {
    const router = new RouterStore({});
    router.update(() => [SWAP_NETWORK_CHOICE]);

    expect(new CloseRules({ router }).allow()).toBe(true);
  });

  it('asks every rule, until it is taken back', () => {
    const rules = new CloseRules({ router: new RouterStore({}) });
    const takeBack = rules.add(() => false);
    rules.add(() => true);
    expect(rules.allow()).toBe(false);

    takeBack();

    expect(rules.allow()).toBe(true);
  });
});
