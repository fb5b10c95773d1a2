import { describe, expect, it } from '@jest/globals';
import { ModalStore } from '../../../../application/navigation/modal-store';
import { RouterStore } from '../../../../application/navigation/router-store';
import { ApprovalStack } from '../../../../application/navigation/approval-stack';

describe('ApprovalStack', () => {
  it('[R4.31] goes one view back after a cancelled transaction, and pops it', () => {
    const { approvals, moves } = opened();
    approvals.push({ type: 'reset', view: 'Account' });

    approvals.pop('cancelled');

    expect(moves).toEqual(['back']);
    expect(approvals.isEmpty).toBe(true);
  });

  it("[R4.32] resets the history to the transaction's view after success", () => {
    const { approvals, router, moves } = opened();
    approvals.push({ type: 'reset', view: 'Account' });

    approvals.pop('succeeded');

    expect(router.getSnapshot()).toEqual([{ name: 'Account' }]);
    expect(moves).toEqual([]);
  });

  it('[R4.33] closes the modal that was opened for the request alone', () => {
    const { approvals, moves } = opened();

    approvals.pop('cancelled');

    expect(moves).toEqual(['close']);
  });

  it('changes no view while the modal is closed', () => {
    const { approvals, modal, moves } = opened();
    modal.on({ type: 'closed', isEmbedded: false });
    approvals.push({ type: 'goBack' });

    approvals.pop('succeeded');

    expect(moves).toEqual([]);
    expect(approvals.isEmpty).toBe(true);
  });

  it('removes only a transaction without an approval', () => {
    const { approvals, moves } = opened();
    approvals.push({ type: 'goBack' });
    const takeOff = approvals.push({ type: 'goBack' });

    takeOff();
    takeOff();
    expect(approvals.isEmpty).toBe(false);
    approvals.pop('succeeded');

    expect(moves).toEqual(['back']);
    expect(approvals.isEmpty).toBe(true);
  });

  it('finishes at once, or after the approval on show, however that ends', () => {
    const { approvals, modal, moves, router } = opened();
    approvals.finish(() => void moves.push('first'));
    expect(moves).toEqual(['first']);

    router.update((history) => [...history, { name: 'ApproveTransaction' }]);
    approvals.finish(() => void moves.push('second'));
    approvals.push({ type: 'goBack' });
    approvals.pop('succeeded');
    expect(moves).toEqual(['first', 'back']);
    modal.on({ type: 'closed', isEmbedded: false });
    approvals.pop('cancelled');
    expect(moves).toEqual(['first', 'back', 'second']);
    approvals.pop('cancelled');
    expect(moves).toEqual(['first', 'back', 'second']);
  });

  it('forgets pending entries', () => {
    const { approvals } = opened();
    approvals.push({ type: 'goBack' });

    approvals.clear();

    expect(approvals.isEmpty).toBe(true);
  });
});

function opened() {
  const moves: string[] = [];
  const modal = new ModalStore();
  const router = new RouterStore();
  modal.on({ type: 'opened' });
  router.update(() => [{ name: 'Account' }, { name: 'Networks' }]);
  const back = (): void => void moves.push('back');
  const close = (): void => void moves.push('close');
  return { moves, modal, router, approvals: new ApprovalStack({ back, close, modal, router }) };
}
