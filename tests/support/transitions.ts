/** What an event makes of the states that are named; of every other, the same. */
export type TransitionRow<Event, State extends string, Expected> = readonly [
  Event,
  { readonly [Name in State]?: Expected },
];

/** A case for each of `states` under each event of `rows`. `expected` is absent where nothing changes. */
export function transitionCases<Event, State extends string, Value, Expected>(
  states: Readonly<Record<State, Value>>,
  rows: readonly TransitionRow<Event, State, Expected>[],
) {
  const names = Object.keys(states) as State[];
  return rows.flatMap(([event, changes]) =>
    names.map((name) => ({ name, state: states[name], event, expected: changes[name] })),
  );
}
