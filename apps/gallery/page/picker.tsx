interface PickerProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly onPick: (value: Value) => void;
}

/** One choice among a few. */
export function Picker<Value extends string | number>(props: PickerProps<Value>) {
  const { label, value, options, onPick } = props;
  return (
    <label>
      {label}{' '}
      <select
        value={value}
        onChange={({ target }) => {
          const option = options[target.selectedIndex];
          if (option) onPick(option[0]);
        }}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
