import { useId } from 'react';

interface RadioListProps<Value extends string> {
  readonly legend: string;

  /** The names of the values, in their order. */
  readonly options: Readonly<Record<Value, string>>;
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;

  /** A row of segments for short names; one name per line otherwise. */
  readonly isRow?: boolean;
}

/** One choice among a few. */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { legend, options, chosen, onChoose, isRow = false } = props;
  const name = useId();
  const values = Object.keys(options) as Value[];
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={isRow ? 'segments' : 'radios'}>
        {values.map((value) => (
          <label key={value} data-value={value}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{options[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
