import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

/** The state that the ring shows. */
export type RingState = 'resting' | 'turning' | 'waiting' | 'refused' | 'troubled' | 'done';

const badges: Readonly<Partial<Record<RingState, IconName>>> = {
  waiting: 'clock',
  refused: 'close',
  troubled: 'alert',
  done: 'check',
};

/** A ring around a logo that shows a state at a glance. The text beside it says the same. */
export function Ring({
  state,
  children,
}: {
  readonly state: RingState;
  readonly children: ReactNode;
}) {
  const badge = badges[state];
  return (
    <div className="ring" data-state={state}>
      <svg viewBox="0 0 104 104" fill="none" aria-hidden="true">
        <rect className="track" x="2" y="2" width="100" height="100" rx="30" />
        <rect className="arc" x="2" y="2" width="100" height="100" rx="30" pathLength="100" />
      </svg>
      {children}
      {badge && (
        <span className="badge">
          <Icon name={badge} />
        </span>
      )}
    </div>
  );
}
