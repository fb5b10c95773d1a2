import { describe, expect, it } from '@jest/globals';
import type { CaipNetworkId } from '../../../../domain/caip/caip-network-id';
import {
  nextSwitch,
  type SwitchEvent,
  type SwitchState,
} from '../../../../domain/network/network-switch';

const caipNetworkId = 'eip155:1' as CaipNetworkId;
const other = 'eip155:10' as CaipNetworkId;
const failure = { cause: 'declined' } as const;

const states = {
  none: undefined,
  asking: { status: 'asking', caipNetworkId },
  failed: { status: 'failed', caipNetworkId, failure },
} as const satisfies Record<string, SwitchState | undefined>;

const next: SwitchState = { status: 'asking', caipNetworkId: other };

/** The result of each event for the named states; for every other state, the same. */
const rows: readonly (readonly [
  SwitchEvent,
  { readonly [State in keyof typeof states]?: SwitchState | undefined },
])[] = [
  [
    { type: 'asked', caipNetworkId: other },
    { none: next, asking: next, failed: next },
  ],
  [{ type: 'switched' }, { asking: undefined }],
  [{ type: 'failed', failure }, { asking: states.failed }],
  [{ type: 'outdated' }, { failed: undefined }],
  [{ type: 'dismissed' }, { asking: undefined, failed: undefined }],
];

describe('nextSwitch', () => {
  const cases = rows.flatMap(([event, changes]) =>
    Object.entries(states).map(([name, state]) => ({ name, state, event, changes })),
  );

  it.each(cases)(
    '[R4.14] handles $event.type in the state $name',
    ({ name, state, event, changes }) => {
      const after = nextSwitch(state, event);

      if (Object.hasOwn(changes, name)) {
        expect(after).toEqual(changes[name as keyof typeof states]);
      } else expect(after).toBe(state);
    },
  );
});
