import type { RingState } from '../../primitives/ring';
import type { ConnectStage } from './connect-stage';

/** How the ring around a wallet's logo shows the state of the attempt. */
export const ringStates: Readonly<Record<ConnectStage['cause'], RingState>> = {
  idle: 'resting',
  found: 'resting',
  asking: 'turning',
  connected: 'done',
  declined: 'refused',
  pending: 'waiting',
  notInstalled: 'resting',
  gone: 'troubled',
  failed: 'troubled',
};
