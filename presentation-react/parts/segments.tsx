import { useSegmentsStyle } from './use-segments-style';

interface SegmentsProps<Value extends string | number> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly textOf: (value: Value) => string;
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A few values side by side, one of which is chosen. */
export function Segments<Value extends string | number>({
  label,
  values,
  textOf,
  chosen,
  onChoose,
}: SegmentsProps<Value>) {
  useSegmentsStyle();
  return (
    <div className="segments" role="group" aria-label={label}>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {textOf(value)}
        </button>
      ))}
    </div>
  );
}
