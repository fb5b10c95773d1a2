import { expect } from '@jest/globals';

/** The result of an event for the named states; for every other state, the same. */
export type TransitionRow<Event, State extends string, Expected> = readonly [
  Event,
  { readonly [Name in State]?: Expected },
];

/** A state, an event, and the expected state; nothing, where nothing changes. */
export interface TransitionCase<Event, Value> {
  readonly state: Value;
  readonly event: Event;
  readonly expected: Value | undefined;
}

/** A case for each of `states` under each event of `rows`. */
export function transitionCases<Event, State extends string, Value, Expected>(
  states: Readonly<Record<State, Value>>,
  rows: readonly TransitionRow<Event, State, Expected>[],
) {
  const names = Object.keys(states) as State[];
  return rows.flatMap(([event, changes]) =>
    names.map((name) => ({ name, state: states[name], event, expected: changes[name] })),
  );
}

/** Expects the case's result of `next`: where nothing changes, the same object. */
export function expectTransition<Event, Value>(
  next: (state: Value, event: Event) => Value,
  { state, event, expected }: TransitionCase<Event, Value>,
): void {
  const after = next(state, event);
  if (expected === undefined) expect(after).toBe(state);
  else expect(after).toEqual(expected);
}
