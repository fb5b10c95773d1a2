import type { CaipNetworkId } from '../caip/caip-network-id';
import type { SwitchFailure } from './switch-failure';

/** A network switch that waits for the wallet, or that failed and that the visitor has not dismissed. */
export type SwitchState =
  | { readonly status: 'asking'; readonly caipNetworkId: CaipNetworkId }
  | {
      readonly status: 'failed';
      readonly caipNetworkId: CaipNetworkId;
      readonly failure: SwitchFailure;
    };

/** What can happen to a network switch. */
export type SwitchEvent =
  | { readonly type: 'asked'; readonly caipNetworkId: CaipNetworkId }
  | { readonly type: 'switched' | 'dismissed' }
  | { readonly type: 'failed'; readonly failure: SwitchFailure }

  /** Forgets a failure; a pending switch continues. */
  | { readonly type: 'outdated' };

/**
 * The switch after `event`, `undefined` for none. A new request replaces the one before; an event that the
 * state does not expect changes nothing and returns the same object.
 */
export function nextSwitch(
  state: SwitchState | undefined,
  event: SwitchEvent,
): SwitchState | undefined {
  switch (event.type) {
    case 'asked':
      return { status: 'asking', caipNetworkId: event.caipNetworkId };
    case 'switched':
      return state?.status === 'asking' ? undefined : state;
    case 'failed':
      if (state?.status !== 'asking') return state;
      return { status: 'failed', caipNetworkId: state.caipNetworkId, failure: event.failure };
    case 'outdated':
      return state?.status === 'failed' ? undefined : state;
    case 'dismissed':
      return undefined;
  }
}
