interface ChoiceProps {
  readonly label: string;
  readonly chosen: string;

  /** What can be chosen, and its name. */
  readonly names: readonly (readonly [id: string, name: string])[];
  readonly onChoose: (id: string) => void;
}

/** A small choice at the foot of a list: the browser's own control, with its keyboard, its list and a phone's wheel. */
export function Choice({ chosen, label, names, onChoose }: ChoiceProps) {
  return (
    <select
      className="currency"
      aria-label={label}
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
    >
      {names.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
