import type { ReactNode } from 'react';
import { Spinner } from '../../../../presentation-react/primitives/spinner';

export interface ButtonProps {
  /** `primary`: the visitor's next step. `secondary`: another way. `quiet`: a text, for what leads away. */
  readonly kind?: 'primary' | 'secondary' | 'quiet';

  /** Whether it sends the form that it stands in. */
  readonly isSubmit?: boolean;
  readonly isDisabled?: boolean | undefined;

  /** Whether what it has begun is under way. */
  readonly isWorking?: boolean | undefined;

  /** Whether it leads out of a step that a card of the widget has its own way out of: that is the only one there. */
  readonly isWayOut?: boolean;

  /** For screen readers, where the text says too little. */
  readonly label?: string | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A button that acts at once, for what takes nothing away. `ArmedButton` is for the rest. */
export function Button(props: ButtonProps) {
  const { children, isDisabled, isSubmit = false, isWayOut, isWorking } = props;
  const { kind = 'secondary', label } = props;
  const own = {
    className: 'action',
    'data-kind': kind,
    'data-way-out': isWayOut,
    disabled: isDisabled,
    'aria-label': label,
    onClick: props.onPress,
    children: (
      <>
        {isWorking && <Spinner />}
        <span>{children}</span>
      </>
    ),
  };
  return isSubmit ? <button type="submit" {...own} /> : <button type="button" {...own} />;
}
