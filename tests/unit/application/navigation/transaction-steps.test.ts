import { describe, expect, it } from '@jest/globals';
import { ModalStore } from '../../../../application/navigation/modal-store';
import { RouterStore } from '../../../../application/navigation/router-store';
import { TransactionSteps } from '../../../../application/navigation/transaction-steps';

describe('TransactionSteps', () => {
  it('[R4.31] a cancelled transaction goes one view back and is off the stack', () => {
    const { steps, moves } = opened();
    steps.push({ type: 'reset', view: 'Account' });

    steps.pop('cancelled');

    expect(moves).toEqual(['back']);
    expect(steps.isEmpty).toBe(true);
  });

  it('[R4.32] a transaction that succeeded resets the history to its view', () => {
    const { steps, router, moves } = opened();
    steps.push({ type: 'reset', view: 'Account' });

    steps.pop('succeeded');

    expect(router.getSnapshot()).toEqual([{ name: 'Account' }]);
    expect(moves).toEqual([]);
  });

  it('[R4.33] closes the modal that was opened for the request alone', () => {
    const { steps, moves } = opened();

    steps.pop('cancelled');

    expect(moves).toEqual(['close']);
  });

  it('moves nobody while the modal is closed', () => {
    const { steps, modal, moves } = opened();
    modal.on({ type: 'closed', isEmbedded: false });
    steps.push({ type: 'goBack' });

    steps.pop('succeeded');

    expect(moves).toEqual([]);
    expect(steps.isEmpty).toBe(true);
  });

  it('takes off a transaction that never came to an approval, and no other', () => {
    const { steps, moves } = opened();
    steps.push({ type: 'goBack' });
    const takeOff = steps.push({ type: 'goBack' });

    takeOff();
    takeOff();
    expect(steps.isEmpty).toBe(false);
    steps.pop('succeeded');

    expect(moves).toEqual(['back']);
    expect(steps.isEmpty).toBe(true);
  });

  it('finishes at once, or after the approval on show, however that ends and whether it is seen', () => {
    const { steps, modal, moves, router } = opened();
    steps.finish(() => void moves.push('first'));
    expect(moves).toEqual(['first']);

    router.update((history) => [...history, { name: 'ApproveTransaction' }]);
    steps.finish(() => void moves.push('second'));
    steps.push({ type: 'goBack' });
    steps.pop('succeeded');
    expect(moves).toEqual(['first', 'back']);
    modal.on({ type: 'closed', isEmbedded: false });
    steps.pop('cancelled');
    expect(moves).toEqual(['first', 'back', 'second']);
    steps.pop('cancelled');
    expect(moves).toEqual(['first', 'back', 'second']);
  });

  it('forgets what waits', () => {
    const { steps } = opened();
    steps.push({ type: 'goBack' });

    steps.clear();

    expect(steps.isEmpty).toBe(true);
  });
});

function opened() {
  const moves: string[] = [];
  const modal = new ModalStore({});
  const router = new RouterStore({});
  modal.on({ type: 'opened' });
  router.update(() => [{ name: 'Account' }, { name: 'Networks' }]);
  const closeModal = { ask: () => {}, execute: () => void moves.push('close') };
  const goBack = { execute: () => void moves.push('back') };
  const deps = { closeModal, goBack, modal, router } as unknown as ConstructorParameters<
    typeof TransactionSteps
  >[0];
  return { moves, modal, router, steps: new TransactionSteps(deps) };
}
