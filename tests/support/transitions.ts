import { expect } from '@jest/globals';

/** What an event makes of the states that are named; of every other, the same. */
export type TransitionRow<Event, State extends string, Expected> = readonly [
  Event,
  { readonly [Name in State]?: Expected },
];

/** A state, an event, and what is expected of the two; nothing, where nothing changes. */
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

/** Expects of `next` what the case says: where nothing changes, the same object. */
export function expectTransition<Event, Value>(
  next: (state: Value, event: Event) => Value,
  { state, event, expected }: TransitionCase<Event, Value>,
): void {
  const after = next(state, event);
  if (expected === undefined) expect(after).toBe(state);
  else expect(after).toEqual(expected);
}
