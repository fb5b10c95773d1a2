import { type RefObject, useContext, useState } from 'react';
import { ArmedButton } from './armed-button';
import { ConfirmedElsewhere } from './change-button';

interface Face {
  readonly text: string;

  /** For screen readers, where the text says too little. */
  readonly label?: string;
}

export interface TwoPressButtonProps {
  /** What the visitor has to see before the second press. */
  readonly seen: RefObject<HTMLElement | null>;
  readonly content: unknown;
  readonly first: Face;
  readonly second: Face;

  /** What the second press means. */
  readonly warning: string;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/**
 * A button of one row, which says what it means before a second press does it. Where the wallet's own window says and asks
 * that, the first press leads there.
 */
export function TwoPressButton(props: TwoPressButtonProps) {
  const { content, first, isDisabled, onPress, second, seen, warning } = props;
  const isElsewhere = useContext(ConfirmedElsewhere);
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <button
        type="button"
        disabled={isDisabled}
        aria-label={first.label}
        onClick={() => (isElsewhere ? onPress() : setAsking(true))}
      >
        {first.text}
      </button>
    );
  }
  return (
    <>
      <ArmedButton className="" label={second.label} {...{ content, isDisabled, onPress, seen }}>
        {second.text}
      </ArmedButton>
      <p className="warning">{warning}</p>
    </>
  );
}
