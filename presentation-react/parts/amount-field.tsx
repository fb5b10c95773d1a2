import { type ReactNode, useId } from 'react';
import type { AmountFault, AmountReadings } from '../../domain/token/amount';
import { useCatalogue } from '../bindings/use-catalogue';
import { amountMessages } from '../messages/amount-en';
import { useFieldStyle } from './use-field-style';

interface AmountFieldProps {
  /** As typed. */
  readonly text: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly fault?: AmountFault | undefined;

  /** The two amounts that the text can mean: the visitor chooses one. */
  readonly readings?: AmountReadings | undefined;
  readonly isLarge?: boolean;
  readonly isDisabled?: boolean;
  readonly onType: (text: string) => void;

  /** What stands at the end of the field. */
  readonly children?: ReactNode;
}

/** A field for an amount, with the reason why its text is not one. */
export function AmountField({
  text,
  label,
  placeholder = '0',
  fault,
  readings,
  isLarge,
  isDisabled,
  onType,
  children,
}: AmountFieldProps) {
  useFieldStyle();
  const id = useId();
  const { amountAmbiguous, amountFaults, amountMeant } = useCatalogue(amountMessages);
  const said =
    fault === undefined || fault === 'empty' || fault === 'ambiguous'
      ? undefined
      : amountFaults[fault];
  const note = readings ? amountAmbiguous : said;
  return (
    <>
      <span className="field" data-large={isLarge} data-invalid={note !== undefined}>
        <input
          type="text"
          inputMode="decimal"
          dir="ltr"
          value={text}
          placeholder={placeholder}
          aria-label={label}
          aria-invalid={note !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : id}
          autoComplete="off"
          enterKeyHint="done"
          disabled={isDisabled}
          onChange={({ target }) => onType(target.value)}
        />
        {children}
      </span>
      {note !== undefined && (
        <p id={id} className="field-note" role="alert">
          {note}
        </p>
      )}
      {readings && (
        <span className="choices">
          {[readings.asFraction, readings.asThousands].map((amount) => (
            <button key={amount} type="button" className="chip" onClick={() => onType(amount)}>
              {amountMeant(amount)}
            </button>
          ))}
        </span>
      )}
    </>
  );
}
