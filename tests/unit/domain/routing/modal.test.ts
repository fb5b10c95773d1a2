import { describe, expect, it } from '@jest/globals';
import {
  CLOSED_MODAL,
  type Modal,
  type ModalEvent,
  nextModal,
} from '../../../../domain/routing/modal';

const events: Readonly<Record<string, ModalEvent>> = {
  opened: { type: 'opened' },
  closed: { type: 'closed', isEmbedded: false },
  closedPanel: { type: 'closed', isEmbedded: true },
  loadingStarted: { type: 'loadingStarted' },
  loadingEnded: { type: 'loadingEnded' },
  closeRefused: { type: 'closeRefused' },
  shakeEnded: { type: 'shakeEnded' },
};

/** From each state, in letters (open, loading, shaking), after each event in their order; `=` changes nothing. */
const table: Readonly<Record<string, readonly string[]>> = {
  '---': ['o--', '=', '=', '-l-', '=', '--s', '='],
  'o--': ['=', '---', '=', 'ol-', '=', 'o-s', '='],
  '-l-': ['ol-', '---', '---', '=', '---', '-ls', '='],
  '--s': ['o-s', '=', '=', '-ls', '=', '=', '---'],
  'ol-': ['=', '---', 'o--', '=', 'o--', 'ols', '='],
  'o-s': ['=', '--s', '=', 'ols', '=', '=', 'o--'],
  '-ls': ['ols', '--s', '--s', '=', '--s', '=', '-l-'],
  ols: ['=', '--s', 'o-s', '=', 'o-s', '=', 'ol-'],
};

describe('nextModal', () => {
  const rows = Object.entries(table).flatMap(([from, column]) =>
    Object.entries(events).map(([name, event], i) => ({ from, name, event, to: column[i] })),
  );
  it.each(rows)('[R4.19] [R4.22] $from, $name: $to', ({ from, event, to }) => {
    const modal = modalOf(from);

    const next = nextModal(modal, event);

    if (to === '=') expect(next).toBe(modal);
    else expect(lettersOf(next)).toBe(to);
  });

  it('begins closed, at rest', () => {
    expect(lettersOf(CLOSED_MODAL)).toBe('---');
  });
});

function modalOf(letters: string): Modal {
  const [open, loading, shaking] = letters;
  return { isOpen: open === 'o', isLoading: loading === 'l', isShaking: shaking === 's' };
}

function lettersOf({ isOpen, isLoading, isShaking }: Modal): string {
  return `${isOpen ? 'o' : '-'}${isLoading ? 'l' : '-'}${isShaking ? 's' : '-'}`;
}
